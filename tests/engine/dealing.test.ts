import { describe, expect, test } from 'vitest';
import { PACK_36 } from '../../src/lib/engine/cards';
import { firstDealer, isWholeDeal, packets, seatsFrom } from '../../src/lib/engine/deal';
import { act, drawDeal, newGame, nextDeal } from '../../src/lib/engine/game';
import type { Seat } from '../../src/lib/engine/types';
import { cards, hands, must, PLAIN, playOn, plays, ranking, type Table } from '../helpers/table';

const fresh = (target: number | null = 1000, deals: number | null = null): Table =>
  newGame({ variant: 'schieber', options: { ...PLAIN, target, deals } });
const SUITS = hands('D* | H* | S* | C*');
const deal = (dealer: Seat, given = SUITS) => ({ type: 'deal', dealer, hands: given }) as const;
/** The suits moved round so that `seat` holds the roses. */
const rosesWith = (seat: Seat) => [0, 1, 2, 3].map((at) => SUITS[(at - seat + 5) % 4] as number[]);

/** One whole deal, forehand choosing Obenabe. */
const playedOut = (game: Table, dealer: Seat): Table => {
  const dealt = must(game, 'chance', deal(dealer));
  return playOn(must(dealt, dealt.turn as Seat, { type: 'declare', contract: ranking('obenabe') }));
};

describe('the table (§1)', () => {
  test('partners sit opposite', () =>
    expect(fresh().sides).toEqual([
      [0, 2],
      [1, 3],
    ]));
  test('a game waits for a deal first', () =>
    expect(fresh()).toMatchObject({
      phase: 'deal',
      turn: 'chance',
      dealer: null,
      active: [],
      board: [0, 0],
    }));
  test('the turn goes round to the next seat', () => {
    let game = must(must(fresh(), 'chance', deal(0)), 1, { type: 'declare', contract: ranking('obenabe') });
    const turns = [];
    for (const text of ['H6', 'S6', 'C6', 'D6']) {
      turns.push(game.turn);
      game = plays(game, text);
    }
    expect(turns).toEqual([1, 2, 3, 0]);
  });
});

describe('who deals (§1)', () => {
  test.each([0, 1, 2, 3])(
    'in the first deal the holder of H7, seat %i, is forehand, the seat before him deals',
    (seat) => {
      const given = rosesWith(seat);
      const before = (seat + 3) % 4;
      expect(firstDealer(given)).toBe(before);
      const dealt = must(fresh(), 'chance', deal(before, given));
      expect([dealt.dealer, dealt.active[0], dealt.turn]).toEqual([before, seat, seat]);
    },
  );
  test.each([0, 1, 2])('with H7 on seat 0 a first deal by seat %i is refused', (dealer) =>
    expect(act(fresh(), 'chance', deal(dealer, rosesWith(0)))).toEqual({ ok: false, error: 'dealer' }),
  );
  test('then dealer and forehand move on one seat each deal, wherever H7 is', () => {
    let game = playedOut(fresh(null, 6), 0);
    for (const dealer of [1, 2, 3, 0, 1] as const) {
      expect(nextDeal(game)).toEqual({ dealer, forehand: (dealer + 1) % 4 });
      expect(act(game, 'chance', deal((dealer + 1) % 4))).toEqual({ ok: false, error: 'dealer' });
      expect(act(game, 'chance', deal((dealer + 3) % 4))).toEqual({ ok: false, error: 'dealer' });
      game = playedOut(game, dealer);
    }
    expect(game.deals.map((score) => [score.dealer, score.forehand])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 1],
      [1, 2],
    ]);
  });
  test('who chose after a push does not change the rotation', () => {
    const pushed = must(must(fresh(), 'chance', deal(0)), 1, { type: 'push' });
    const done = playOn(must(pushed, 3, { type: 'declare', contract: ranking('obenabe') }));
    expect(nextDeal(done)).toEqual({ dealer: 1, forehand: 2 });
  });
  test('a game from elsewhere takes the dealers as they come', () => {
    const foreign = newGame<'schieber'>({ variant: 'schieber', options: PLAIN, foreign: true });
    expect(must(foreign, 'chance', deal(2)).active).toEqual([3, 0, 1, 2]);
  });
  test.each([4, -1, 1.5])('but not seat %d as dealer', (dealer) => {
    const foreign = newGame<'schieber'>({ variant: 'schieber', options: PLAIN, foreign: true });
    expect(act(foreign, 'chance', deal(dealer))).toEqual({ ok: false, error: 'illegal' });
  });
  test('before the first deal nobody knows who deals', () => expect(nextDeal(fresh())).toBe(null));

  // Seat 1 holds all roses at Obenabe and makes every trick: 44, nothing three times, 8 … 257 with the match.
  test.each([
    ['by the first trick', 1, { by: 'trick', deal: 0, trick: 0 }],
    ['by the fifth trick', 50, { by: 'trick', deal: 0, trick: 4 }],
    ['with the last trick', 257, { by: 'trick', deal: 0, trick: 8 }],
  ])('R15: after a game won %s nobody deals on; the next game begins with H7 again', (_, target, end) => {
    const dealt = must(must(fresh(target), 'chance', deal(0)), 1, {
      type: 'declare',
      contract: ranking('obenabe'),
    });
    const text =
      'HA SA CA DA H6 S6 C6 D6 H7 S7 C7 D7 H9 S9 C9 D9 HJ SJ CJ DJ H8 S8 C8 D8 H10 S10 C10 D10 HQ SQ CQ DQ HK SK CK DK';
    const won = text
      .split(' ')
      .reduce((game, word) => (game.phase === 'play' ? plays(game, word) : game), dealt);
    expect([won.phase, nextDeal(won)]).toEqual(['over', null]);
    expect(won.end).toEqual(end);
    for (const seat of [0, 1, 2, 3]) {
      const again = drawDeal(fresh(target), riggedTo(seat));
      expect(again.type === 'deal' && again.hands[(again.dealer + 1) % 4]).toContain(cards('H7')[0]);
    }
  });
});

/** Bytes that leave the pack in order after `skip` others: enough to put H7 into different hands. */
function riggedTo(skip: number): () => number {
  let asked = 0;
  return () => (asked++ < 30 ? (asked * 7 + skip * 13) % 36 : 0);
}

describe('dealing out (§1)', () => {
  test('nine cards each in packets of three, beginning with forehand', () => {
    const pack = [...PACK_36];
    const dealt = packets(pack, 4, 2, 3);
    expect(dealt[2]).toEqual([0, 1, 2, 12, 13, 14, 24, 25, 26]);
    expect(dealt[3]).toEqual([3, 4, 5, 15, 16, 17, 27, 28, 29]);
    expect(dealt[0]).toEqual([6, 7, 8, 18, 19, 20, 30, 31, 32]);
    expect(dealt[1]).toEqual([9, 10, 11, 21, 22, 23, 33, 34, 35]);
  });
  test('the order of play starts anywhere and goes all the way round', () =>
    expect([0, 1, 2, 3].map((seat) => seatsFrom(seat, 4))).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
    ]));

  const [d, h, s, c] = SUITS as [number[], number[], number[], number[]];
  test.each([
    ['all 36 cards, nine each', [d, h, s, c], true],
    ['in any order', [[...d].reverse(), c, s, h], true],
    ['not a card too few', [d.slice(1), h, s, c], false],
    ['not one twice and one missing', [[...d.slice(1), 10], h, s, c], false],
    ['not ten and eight', [[...d, 9], h.slice(1), s, c], false],
    ['not a card that does not exist', [[...d.slice(1), 36], h, s, c], false],
    [
      'not three hands',
      [
        [...d, ...h.slice(0, 3)],
        [...h.slice(3), ...s.slice(0, 6)],
        [...s.slice(6), ...c],
      ],
      false,
    ],
    ['not a fifth, empty hand', [d, h, s, c, []], false],
  ])('a whole deal is %s', (_, given, whole) => {
    expect(isWholeDeal(given, PACK_36, 4)).toBe(whole);
    const foreign = newGame<'schieber'>({ variant: 'schieber', options: PLAIN, foreign: true });
    expect(act(foreign, 'chance', deal(0, given)).ok).toBe(whole);
  });
  test('hands are kept sorted, whatever their order in the deal', () => {
    const game = must(fresh(), 'chance', deal(0, [[...d].reverse(), h, s, c]));
    expect(game.hands).toEqual(SUITS);
  });
  test('a new deal clears what lay on the table', () => {
    const second = must(playedOut(fresh(null, 6), 0), 'chance', deal(1));
    expect(second).toMatchObject({
      tricks: [],
      contract: null,
      chooser: null,
      pushed: false,
      points: [0, 0],
      match: null,
    });
  });
});
