import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/lib/ai/knowledge';
import { claimHolds, COMPLETE, judgeClaim } from '../../src/lib/engine/claim';
import type { Standing } from '../../src/lib/engine/claimKnowledge';
import { view } from '../../src/lib/engine/game';
import type { Card, Seat } from '../../src/lib/engine/types';
import { claimIn, standingIn } from '../../src/lib/engine/variants/schieber/claiming';
import { dice, often, PATIENCE } from '../helpers/chance';
import { BruteForce, type Deal } from '../helpers/claimBruteForce';
import { dealsFor, dealsIn, everTakes, isLead, madeUp, playTrick, walk } from '../helpers/claimEndings';
import { randomGame, type Roll } from '../helpers/games';
import { ranking, type Table } from '../helpers/table';

const GAMES = ['D', 'H', 'obenabe', 'undenufe', 'H', 'S'];

/** Judged by both, exactly; returns whether it was granted. */
function judged(standing: Standing, deals: readonly Deal[]): boolean {
  const slow = new BruteForce(standing.ranking, standing.hand, deals);
  const claim = judgeClaim(standing);
  const told = JSON.stringify([standing, claim]);
  expect([told, claim.holds]).toEqual([told, slow.sure() === standing.hand.length]);
  if (!claim.holds) expect([told, slow.breaks(claim.by)]).toEqual([told, true]);
  return claim.holds;
}

/**
 * A granted claim with more cards, as far as chance can shake it: there is a lead after which, whatever others hold and
 * play, the trick is his side's, and if he leads again the claim still holds.
 */
function shaken(game: Table, seat: Seat, roll: Roll): void {
  const { ranking, hand } = standingIn(game, seat);
  const deals = sample(game, seat, roll);
  const stands = (lead: Card): boolean =>
    deals.every((deal) => {
      const { winner, hands, trick } = playTrick(deal, seat, ranking, roll, lead);
      const tricks = [...game.tricks, { leader: seat, cards: trick }];
      const after = { ...game, hands, tricks, turn: winner };
      return winner === seat ? claimHolds(standingIn(after, seat)) : (winner + seat) % 2 === 0;
    });
  const told = JSON.stringify([ranking, hand, deals]);
  expect([told, hand.some(stands)]).toEqual([told, true]);
}

/** Against some deals at once, too. */
function beaten(game: Table, seat: Seat, roll: Roll): void {
  const { ranking, hand } = standingIn(game, seat);
  const deals = sample(game, seat, roll)
    .slice(0, 6)
    .map((deal) => [1, 2, 3].map((step) => deal[(seat + step) % 4] as Card[]));
  const told = JSON.stringify([ranking, hand, deals]);
  expect([told, new BruteForce(ranking, hand, deals).sure()]).toEqual([told, hand.length]);
}

function sample(game: Table, seat: Seat, roll: Roll): Card[][][] {
  const deals: Card[][][] = [];
  let step = 0;
  for (const deal of walk(game, seat, roll)) {
    if (step++ % 20 === 0) deals.push(deal);
    if (deals.length === 30) return deals;
  }
  return deals;
}

describe('a claim with few cards against every deal and every play (§2a)', () => {
  test.each([
    [1, 150],
    [2, 150],
    [COMPLETE, 60],
  ])(
    'made up, %i cards each',
    (size, endings) => {
      const roll = dice(100 + size);
      let granted = 0;
      for (let i = 0; i < often(endings, 15 * endings); i++) {
        const standing = madeUp(size, ranking(GAMES[i % GAMES.length] as string), roll);
        if (judged(standing, dealsFor(standing))) granted++;
      }
      expect(granted).toBeGreaterThan(5);
    },
    PATIENCE,
  );
});

describe('claims at every lead of random games (§2a)', () => {
  test(
    'none is granted wrongly, with three cards none refused wrongly, and a refused one names a card that might win',
    () => {
      const counts = Array.from({ length: 10 }, () => ({ endings: 0, granted: 0 }));
      const roll = dice(1913);
      let left = often(200, 5000);
      for (let from = 1; left > 0; from++) {
        for (const { game } of randomGame(from).steps) {
          if (!isLead(game) || left === 0) continue;
          left--;
          const size = (game.hands[0] as readonly Card[]).length;
          const count = counts[size] as { endings: number; granted: number };
          count.endings++;
          if (claimed(game, roll)) count.granted++;
        }
      }
      console.info(shares(counts));
      expect(counts.slice(1, 4).every(({ granted }) => granted > 0)).toBe(true);
    },
    PATIENCE,
  );

  test(
    'with more cards, a granted one stands whatever the others hold and play',
    () => {
      const roll = dice(1914);
      let granted = 0;
      for (let from = 1; granted < often(6, 200); from++) {
        for (const { game } of randomGame(from, { foreign: true }).steps) {
          const size = (game.hands[0] as readonly Card[]).length;
          if (!isLead(game) || size <= COMPLETE || !claimHolds(standingIn(game, game.turn as Seat))) continue;
          granted++;
          shaken(game, game.turn as Seat, roll);
          if (size === 4) beaten(game, game.turn as Seat, roll);
        }
      }
    },
    PATIENCE,
  );
});

/** Whether whoever leads may claim; checked as far as that can be. */
function claimed(game: Table, roll: Roll): boolean {
  const seat = game.turn as Seat;
  const standing = standingIn(game, seat);
  const claim = judgeClaim(standing);
  expect(claimIn(view(game, seat))).toEqual(claim);
  expect(claimHolds(standing)).toBe(claim.holds);
  sameKnowledge(game, seat, standing);
  if (standing.hand.length <= COMPLETE) judged(standing, dealsIn(game, seat));
  else if (!claim.holds)
    expect([standing, claim, everTakes(game, seat, claim.by, roll)]).toEqual([standing, claim, true]);
  return claim.holds;
}

/** The computer player reads the same from the table. */
function sameKnowledge(game: Table, seat: Seat, { holders }: Standing): void {
  const known = [...knowledgeOf(view(game, seat)).holders];
  const turned = known.map((who) =>
    [1, 2, 3].reduce((sum, step) => sum | (((who >> ((seat + step) % 4)) & 1) << (step - 1)), 0),
  );
  expect([...holders]).toEqual(turned);
}

const shares = (counts: readonly { endings: number; granted: number }[]): string =>
  counts
    .flatMap(({ endings, granted }, size) =>
      size === 0 ? [] : [`${size} cards: ${granted} of ${endings} claims granted`],
    )
    .join('\n');
