import { describe, expect, test } from 'vitest';
import { claimHolds } from '../../src/lib/engine/claim';
import { legalActions, outcome } from '../../src/lib/engine/game';
import { winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { pack36 } from '../fixtures/notation';
import { dice, often, shuffled } from '../helpers/chance';
import { cards, must, plays, ranking, refusal, table, types, type Table } from '../helpers/table';
import { legalByHand } from '../helpers/naive';

const CLAIM = { type: 'claim' } as const;
const FACTORS = { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 };

describe('whether a claim holds (§2a)', () => {
  test.each([
    ['the last card, nothing unseen of its suit', 'obenabe', 'D6', 'HA SA CA', true],
    ['the last card, a higher one out', 'obenabe', 'DK', 'DA H6 S6', false],
    ['the last card, only lower ones out', 'obenabe', 'DK', 'DQ H6 S6', true],
    ['Undenufe: the six', 'undenufe', 'D6 H6', 'DA D7 H7 S6 S7 S8', true],
    ['Undenufe: an ace with lower cards out', 'undenufe', 'DA', 'DK H6 S6', false],
    [
      'a gap under the top is filled when the top has drawn what was out',
      'obenabe',
      'DA DJ',
      'DK H6 H7 S6 S7 S8',
      true,
    ],
    ['but not when two are out', 'obenabe', 'DA DJ', 'DK DQ H7 S6 S7 S8', false],
    [
      'the jack as third card after two top ones draw both',
      'obenabe',
      'DA DK D9',
      'DQ DJ H7 S6 S7 S8 C6 C7 C8',
      true,
    ],
    ['tops in two suits', 'obenabe', 'DA HA', 'DK DQ HK HQ S6 S7', true],
    ['a top and a loser', 'obenabe', 'DA H9', 'DK DQ HK HQ S6 S7', false],
    ['trumps enough to draw those out, then a side top', 'H', 'HJ DA', 'H9 D6 D7 S6 S7 S8', true],
    ['a trump too few', 'H', 'HJ DA', 'H9 HA D7 S6 S7 S8', false],
    ['nothing but the highest trumps, however many are out', 'H', 'HJ H9', 'HA HK HQ H10 H8 H7', true],
    ['the Buur is out', 'H', 'H9 HA', 'HJ D6 D7 S6 S7 S8', false],
    ['the Buur is out, even if all else is sure', 'H', 'DA', 'HJ D6 D7', false],
    ['no trump in hand and none out', 'H', 'DA SA', 'D6 D7 D8 C6 C7 C8', true],
    ['no trump in hand and one out', 'H', 'DA SA', 'D6 D7 D8 C6 C7 H6', false],
    ['trumps in hand that are not the best, one out', 'H', 'HA DA', 'H9 D6 D7 S6 S7 S8', false],
    [
      'after Nell and Buur the six of trump draws nothing more but stands',
      'H',
      'HJ H6',
      'HQ D6 D7 S6 S7 S8',
      true,
    ],
  ])('%s', (_, game, hand, unseen, holds) =>
    expect(claimHolds(cards(hand), cards(unseen), ranking(game))).toBe(holds),
  );

  /** Whether the claimer can take every trick, seeing all cards, against three who want to prevent it. */
  function takesAll(hands: readonly (readonly Card[])[], trick: readonly Card[], game: Ranking): boolean {
    if (trick.length === 4) {
      if (winnerOf(trick, game) !== 0) return false;
      return (hands[0] as Card[]).length === 0 || takesAll(hands, [], game);
    }
    const hand = hands[trick.length] as readonly Card[];
    const goOn = (played: Card): boolean =>
      takesAll(
        hands.map((held) => held.filter((other) => other !== played)),
        [...trick, played],
        game,
      );
    const allowed = legalByHand(hand, trick, game);
    return trick.length === 0 ? allowed.some(goOn) : allowed.every(goOn);
  }
  /** All ways to deal the unseen cards to three hands. */
  function* distributions(unseen: readonly Card[], size: number): Generator<Card[][]> {
    const split = function* (rest: readonly Card[], dealt: Card[][]): Generator<Card[][]> {
      const [next, ...others] = rest;
      if (next === undefined) return yield dealt;
      for (const at of [0, 1, 2]) {
        if ((dealt[at] as Card[]).length === size) continue;
        yield* split(
          others,
          dealt.map((hand, i) => (i === at ? [...hand, next] : hand)),
        );
      }
    };
    yield* split(unseen, [[], [], []]);
  }

  test.each([1, 2])(
    'with %i cards each it holds exactly if no distribution and no defence breaks it',
    (size) => {
      const roll = dice(size);
      let held = 0;
      for (let i = 0; i < often(300, 3000); i++) {
        const game = ranking(['D', 'H', 'obenabe', 'undenufe', 'H'][i % 5] as string);
        // Three suits at most, so that sure tricks are not rare.
        const pack = shuffled(pack36.slice(0, i % 2 === 0 ? 18 : 27), roll);
        const hand = pack.slice(0, size);
        const unseen = pack.slice(size, 4 * size);
        const proof = claimHolds(hand, unseen, game);
        const always = [...distributions(unseen, size)].every((others) =>
          takesAll([hand, ...others], [], game),
        );
        expect([hand, unseen, game, proof]).toEqual([hand, unseen, game, always]);
        if (proof) held++;
      }
      expect(held).toBeGreaterThan(20);
    },
  );
  test('with three cards each a granted claim is broken by no distribution that was tried', () => {
    const roll = dice(3);
    let held = 0;
    for (let i = 0; i < often(6000, 60000); i++) {
      const game = ranking(['D', 'H', 'obenabe', 'undenufe'][i % 4] as string);
      const pack = shuffled(pack36.slice(0, 18), roll);
      const hand = pack.slice(0, 3);
      if (!claimHolds(hand, pack.slice(3, 12), game)) continue;
      held++;
      const unseen = shuffled(pack.slice(3, 12), roll);
      expect(takesAll([hand, unseen.slice(0, 3), unseen.slice(3, 6), unseen.slice(6)], [], game)).toBe(true);
    }
    expect(held).toBeGreaterThan(60);
  });
});

const claims = (game: Table, seat: number): boolean => types(legalActions(game, seat)).includes('claim');

describe('claiming (§2a)', () => {
  const all = table({ hands: 'D* | H* | S* | C*', contract: 'obenabe', options: { target: 5000 } });
  test.each([
    ['when it is his turn to lead, also before the first card', all, 0, true],
    ['not with a card on the table', plays(all, 'DA'), 1, false],
    ['not out of turn between tricks', plays(all, 'DA HA SA CA'), 1, false],
    ['again between the tricks', plays(all, 'DA HA SA CA'), 0, true],
    ['not while the contract is open', table({ hands: 'D* | H* | S* | C*' }), 0, false],
    [
      'not if a single unseen card could win',
      table({ hands: 'D6 D7 D8 D9 D10 DJ DQ DK H6 | DA', contract: 'obenabe' }),
      0,
      false,
    ],
    [
      'not if only the partner could help',
      table({ hands: 'DA DK DQ DJ D10 D9 D8 D7 H6 | S* | HA D6 | C*', contract: 'obenabe' }),
      0,
      false,
    ],
  ] as [string, Table, number, boolean][])('%s', (_, game, seat, granted) => {
    expect(claims(game, seat)).toBe(granted);
    expect(refusal(game, seat, CLAIM) === null).toBe(granted);
  });
  test('a claim that is not granted changes nothing', () => {
    const game = table({ hands: 'D6 D7 D8 D9 D10 DJ DQ DK H6 | DA', contract: 'obenabe' });
    const before = JSON.stringify(game);
    expect(refusal(game, 0, CLAIM)).toBe('illegal');
    expect(JSON.stringify(game)).toBe(before);
  });

  test('all cards left count for his side, with the 5 and the match', () => {
    const done = must(plays(all, 'DA HA SA CA'), 0, CLAIM);
    expect(done).toMatchObject({
      board: [257, 0],
      points: [257, 0],
      match: 0,
      claim: { seat: 0, points: 113 },
    });
    expect(done.deals[1]).toMatchObject({
      trickWinners: [0],
      trickPoints: [44],
      claim: { seat: 0, points: 113 },
      written: [257, 0],
    });
    expect([done.phase, done.hands.flat()]).toEqual(['deal', []]);
    expect(done.effects.map(({ type }) => type)).toEqual(['claimed', 'dealScored']);
  });
  test('a claim before the first card brings 157 and the match', () =>
    expect(must(all, 0, CLAIM)).toMatchObject({
      claim: { seat: 0, points: 157 },
      board: [257, 0],
      weis: null,
    }));
  test('everything with the factor', () => {
    const unden = table({
      hands: 'D* | H* | S* | C*',
      contract: 'undenufe',
      options: { target: 5000, factors: FACTORS },
    });
    expect(must(unden, 0, CLAIM).board).toEqual([771, 0]);
  });

  // Seat 1 makes trick 1 with the ace of C, then leads D: seat 0 takes over and may claim the rest.
  const late = plays(
    table({
      hands: 'DA DK DQ DJ D10 D9 D8 D7 C6 | H7 H8 H9 H10 HJ HQ HK D6 CA | S* | H6 HA C7 C8 C9 C10 CJ CQ CK',
      contract: 'obenabe',
    }),
    'C6 CA S6 C7 D6 S7 C8 DA',
  );
  test('no match once the other side has made a trick', () => {
    const done = must(late, 0, CLAIM);
    expect(done).toMatchObject({ match: null, points: [157 - 11, 11], board: [146, 11] });
  });
  test('the match counts the partner’s tricks too', () => {
    const hands = 'DA DK DQ DJ D10 D9 D8 D7 S6 | H* | S7 S8 S9 S10 SJ SQ SK SA D6 | C*';
    const shared = plays(table({ hands, contract: 'obenabe' }), 'S6 H6 SA C6 D6 C7 DA H7');
    expect(must(shared, 0, CLAIM)).toMatchObject({ match: 0, board: [257, 0] });
  });

  test.each([
    ['his own', 'D* | H* | S* | C*', '', { stoeck: 0, board: [277, 0] }],
    ['his own, one of the two played', 'D* | H* | S* | C*', 'DK H6 S6 C6', { stoeck: 0, board: [277, 0] }],
    [
      'his own, both played: once only',
      'D* | H* | S* | C*',
      'DK H6 S6 C6 DQ H7 S7 C7',
      { stoeck: 0, board: [277, 0] },
    ],
    ['one of the others', 'DJ D9 DA D10 D8 D7 D6 HA HK | DK DQ', '', { stoeck: 1, board: [257, 20] }],
    [
      'nobody’s, king and queen in two hands',
      'DJ D9 DA D10 D8 D7 D6 HA HK | DK | DQ',
      '',
      { stoeck: null, board: [257, 0] },
    ],
  ])('unplayed Stöck are written first: %s', (_, hands, text, result) =>
    expect(must(plays(table({ hands, contract: 'D' }), text), 0, CLAIM)).toMatchObject(result),
  );

  const others = 'DJ D9 DA D10 D8 D7 D6 HA HK | DK DQ';
  test.each([
    [
      'the Stöck of the others come first and win',
      [990, 980],
      { by: 'stoeck', deal: 1, trick: 0 },
      [990, 1000],
    ],
    ['if they do not reach, the rest does', [990, 979], { by: 'trick', deal: 1, trick: 8 }, [1247, 999]],
    ['with the match', [743, 0], { by: 'trick', deal: 1, trick: 8 }, [1000, 20]],
    ['neither', [742, 0], null, [999, 20]],
  ] as [string, [number, number], object | null, [number, number]][])(
    'then the target is checked as at the end of a deal: %s',
    (_, board, end, after) => {
      const done = must(table({ hands: others, contract: 'D', board }), 0, CLAIM);
      expect([done.end, done.board]).toEqual([end, after]);
      expect(done.phase).toBe(end ? 'over' : 'deal');
    },
  );
  test('the Stöck that decide leave the rest uncounted', () => {
    const done = must(table({ hands: others, contract: 'D', board: [990, 980] }), 0, CLAIM);
    expect(done.deals[1]).toMatchObject({ points: [0, 0], claim: null, match: null, trickWinners: [] });
  });
  test('of the last of a number of deals, a claim ends the game', () => {
    const game = table({
      hands: 'D* | H* | S* | C*',
      contract: 'obenabe',
      options: { target: null, deals: 2 },
    });
    expect(must(game, 0, CLAIM)).toMatchObject({ phase: 'over', end: { by: 'deals', deal: 1, trick: null } });
  });
  test('its card points count for the leaderboard', () => {
    expect(outcome(must(late, 0, CLAIM)).rating).toEqual([14, 1, 14, 1]);
    expect(outcome(must(all, 0, CLAIM)).rating).toEqual([15, 0, 15, 0]);
  });
});
