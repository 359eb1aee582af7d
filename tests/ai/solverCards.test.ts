import { describe, expect, test } from 'vitest';
import type { PlanRules } from '../../src/lib/ai/fast/plan';
import { Random } from '../../src/lib/ai/random';
import { PlannedSearch } from '../../src/lib/ai/solver/planned/search';
import { LAST_TRICK } from '../../src/lib/engine/ranking';
import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { PATIENCE } from '../helpers/chance';
import type { Ending } from './bruteForce';
import { endingBy, plannedOf } from './endings';

const thrice = (ranking: Ranking): Ranking[] => [ranking, ranking, ranking];

describe('the points that every card brings', () => {
  const DEALS: Readonly<Record<string, Pick<PlanRules, 'rankings' | 'sides'>>> = {
    'trump, partners across': { rankings: thrice({ kind: 'trump', suit: 2 }), sides: [0, 1, 0, 1] },
    'Undenufe, partners across': { rankings: thrice({ kind: 'undenufe' }), sides: [1, 0, 1, 0] },
    'trump, neighbours as partners': { rankings: thrice({ kind: 'trump', suit: 1 }), sides: [0, 0, 1, 1] },
    'one against two': { rankings: thrice({ kind: 'trump', suit: 0 }), sides: [1, 1, 0] },
    Slalom: {
      rankings: [{ kind: 'obenabe' }, { kind: 'undenufe' }, { kind: 'obenabe' }],
      sides: [1, 0, 1, 0],
    },
  };

  /** Everything that can still be played after these cards, one after the other. */
  function bestPoints(given: Ending, trick: readonly Card[], hands: readonly (readonly Card[])[]): number {
    const [{ rankings, sides }, seats] = [given.rules, hands.length];
    const ranking = rankings[0]!;
    if (trick.length === seats) {
      const winner = (given.leader + winnerOf(trick, ranking)) % seats;
      const won =
        sides[winner] === 0 ? pointsOf(trick, ranking) + (rankings.length === 1 ? LAST_TRICK : 0) : 0;
      if (rankings.length === 1) return won;
      const rules = { ...given.rules, rankings: rankings.slice(1) };
      return won + bestPoints({ ...given, rules, leader: winner }, [], hands);
    }
    const turn = (given.leader + trick.length) % seats;
    const values = legalCards(hands[turn]!, trick, ranking).map((card) =>
      bestPoints(given, [...trick, card], without(hands, card)),
    );
    return sides[turn] === 0 ? Math.max(...values) : Math.min(...values);
  }

  const without = (hands: readonly (readonly Card[])[], card: Card): Card[][] =>
    hands.map((hand) => hand.filter((held) => held !== card));

  test.each(Object.entries(DEALS))(
    '%s',
    (name, rules) => {
      const random = new Random(name);
      const search = new PlannedSearch();
      for (let i = 0; i < 40; i++) {
        const given = endingBy(random, 3, rules);
        let { hands } = given;
        const trick: Card[] = [];
        for (let cards = i % 3; cards > 0; cards--) {
          const turn = (given.leader + trick.length) % hands.length;
          const card = legalCards(hands[turn]!, trick, rules.rankings[0]!)[0]!;
          hands = without(hands, card);
          trick.push(card);
        }
        const position = plannedOf(given);
        const { codeOf } = position.order;
        for (const card of trick) position.play(codeOf[card]!);
        const turn = (given.leader + trick.length) % hands.length;
        const cards = legalCards(hands[turn]!, trick, rules.rankings[0]!);
        const points = new Int32Array(cards.length);
        search.cardValues(
          position,
          cards.map((card) => codeOf[card]!),
          points,
        );
        expect([...points]).toEqual(
          cards.map((card) => bestPoints(given, [...trick, card], without(hands, card))),
        );
      }
    },
    PATIENCE,
  );
});
