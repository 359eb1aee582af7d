/** Records that stop on the way, and what `replay` answers then. */
import { describe, expect, it } from 'vitest';
import { ask, cards } from './ask';

/** One suit each; the seven of roses sits with seat 1, so seat 0 deals first by rotation. */
const ONE_SUIT_EACH = [
  cards('D6 D7 D8 D9 D10 DJ DQ DK DA'),
  cards('H6 H7 H8 H9 H10 HJ HQ HK HA'),
  cards('S6 S7 S8 S9 S10 SJ SQ SK SA'),
  cards('C6 C7 C8 C9 C10 CJ CQ CK CA'),
];
/** Seat 3 holds the Stöck of Schellen, seat 1 a Dreiblatt, nobody else anything. */
const STOECK_BEHIND = [
  cards('DJ D9 H6 H8 H10 HQ S6 S8 S10'),
  cards('D6 D7 C6 C7 C8 H7 H9 S7 S9'),
  cards('D8 D10 DA CJ CK HJ HK SJ SK'),
  cards('DK DQ C9 C10 CQ CA HA SQ SA'),
];

type Move = { readonly seat: number } & Readonly<Record<string, unknown>>;
const trump = (seat: number, suit: string): Move => ({ seat, declare: { kind: 'trump', suit } });
/** `'1:D6 2:D7'`. */
const plays = (text: string): Move[] =>
  text.split(' ').map((play) => ({ seat: Number(play[0]), play: play.slice(2) }));

const replay = (deals: readonly object[], more: object = {}) =>
  ask({
    op: 'replay',
    record: { format: 'salonjass-game', version: 1, variant: 'schieber', options: {}, deals, ...more },
  });
const deal = (actions: readonly Move[], hands = ONE_SUIT_EACH, dealer = 0) => ({ dealer, hands, actions });

const STANDING = {
  places: [1, 1, 1, 1],
  winners: [0, 1, 2, 3],
  schneider: false,
  end: null,
  rating: [0, 0, 0, 0],
};
const UNPLAYED = { trickWinners: [], trickPoints: [], points: [0, 0], weis: null, stoeck: null, match: null };

describe('a record that stops', () => {
  it('before the first deal waits for it', async () => {
    expect(await replay([])).toEqual({
      ...STANDING,
      over: false,
      phase: 'deal',
      turn: null,
      legal: [],
      weise: [],
      board: [0, 0],
      next: null,
      deals: [],
    });
  });
  it('after dealing waits for forehand to choose or push', async () => {
    const choices = [
      ...['D', 'H', 'S', 'C'].map((suit) => ({ kind: 'trump', suit })),
      { kind: 'obenabe' },
      { kind: 'undenufe' },
    ];
    expect(await replay([deal([])])).toEqual({
      ...STANDING,
      over: false,
      phase: 'declare',
      turn: 1,
      legal: [...choices.map((contract) => ({ seat: 1, declare: contract })), { seat: 1, push: true }],
      weise: [],
      board: [0, 0],
      next: { dealer: 1, forehand: 2 },
      deals: [{ ...UNPLAYED, forehand: 1, chooser: null, contract: null, written: [0, 0] }],
    });
  });
  it('after a push lets the partner choose, not push', async () => {
    const { turn, legal } = await replay([deal([{ seat: 1, push: true }])]);
    expect(turn).toBe(3);
    expect(legal).toHaveLength(6);
    expect(legal).not.toContainEqual({ seat: 3, push: true });
  });
  it('before a first card tells the cards and the Weise apart', async () => {
    const { phase, turn, legal, weise } = await replay([deal([trump(1, 'D'), ...plays('1:H6')])]);
    expect({ phase, turn }).toEqual({ phase: 'play', turn: 2 });
    expect(legal).toEqual((ONE_SUIT_EACH[2] as string[]).map((card) => ({ seat: 2, play: card })));
    expect(weise).toEqual([{ points: 300, cards: ONE_SUIT_EACH[2] }]);
  });
  it('in the second trick has no Weise left to announce', async () => {
    const tricks = plays('1:H6 2:S6 3:C6 0:D6 0:D7');
    expect(await replay([deal([trump(1, 'D'), ...tricks])])).toMatchObject({ turn: 1, weise: [] });
  });
  it('in mid-deal shows on the board what has been written, Weis at once, tricks not yet', async () => {
    const tricks = plays('0:DJ 1:D6 2:D8 3:DK');
    const answer = await replay([deal([trump(0, 'D'), ...tricks], STOECK_BEHIND, 3)], { foreign: true });
    expect(answer).toMatchObject({
      board: [0, 20],
      places: [1, 2, 1, 2],
      deals: [
        {
          trickWinners: [0],
          trickPoints: [24],
          points: [24, 0],
          weis: { side: 1, points: 20, reason: null },
          written: [0, 20],
        },
      ],
    });
  });
  it('after a whole deal waits for the next, and knows who deals', async () => {
    const done = deal([trump(1, 'H'), { seat: 1, claim: true }]);
    expect(await replay([done])).toMatchObject({
      over: false,
      phase: 'deal',
      turn: null,
      legal: [],
      board: [0, 277],
      next: { dealer: 1, forehand: 2 },
    });
  });
});

describe('a claim', () => {
  it('is offered to the leader who holds every trick', async () => {
    expect((await replay([deal([trump(1, 'H')])])).legal).toContainEqual({ seat: 1, claim: true });
  });
  it('brings an unplayed Stöck, all that is left, and the match', async () => {
    const { deals, rating } = await replay([deal([trump(1, 'H'), { seat: 1, claim: true }])]);
    expect(deals).toEqual([
      {
        forehand: 1,
        chooser: 1,
        contract: { kind: 'trump', suit: 'H' },
        trickWinners: [],
        trickPoints: [],
        points: [0, 257],
        weis: null,
        stoeck: { seat: 1, points: 20 },
        match: 1,
        written: [0, 277],
        claim: { seat: 1, points: 157 },
      },
    ]);
    expect(rating).toEqual([0, 15, 0, 15]);
  });
  it('is illegal where it does not hold', async () => {
    expect(await replay([deal([trump(1, 'D'), { seat: 1, claim: true }])])).toMatchObject({
      error: 'illegal',
      deal: 0,
      action: 1,
    });
  });
});

describe('the end of a game', () => {
  it('by Stöck with the last card of a trick names that trick; the other side is not asked any more', async () => {
    // After trick 1 it stands 24 (tricks) to 20 (Weis); the Stöck makes it 40, though the trick would bring 0+2 51.
    const tricks = plays('0:DJ 1:D6 2:D8 3:DK 0:D9 1:D7 2:D10 3:DQ');
    const game = deal([trump(0, 'D'), ...tricks], STOECK_BEHIND, 3);
    expect(await replay([game], { foreign: true, options: { target: 40 } })).toMatchObject({
      over: true,
      board: [24, 40],
      winners: [1, 3],
      end: { by: 'stoeck', deal: 0, trick: 1 },
      next: null,
      deals: [{ trickWinners: [0], trickPoints: [24], points: [24, 0], stoeck: { seat: 3, points: 20 } }],
      rating: [7, 30, 7, 30],
    });
  });
  it('with the last of a number of deals goes by the board, not by the last deal once more', async () => {
    const claimed = (seat: number, declare: object): object =>
      deal(
        [
          { seat, declare },
          { seat, claim: true },
        ],
        ONE_SUIT_EACH,
        (seat + 3) % 4,
      );
    const roses = claimed(1, { kind: 'trump', suit: 'H' });
    const bells = claimed(0, { kind: 'trump', suit: 'D' });
    const factors = { D: 1, H: 1, S: 1, C: 1, obenabe: 2, undenufe: 1 };
    const more = { foreign: true, options: { target: null, deals: 2, factors } };
    expect(await replay([claimed(1, { kind: 'obenabe' }), bells], more)).toMatchObject({
      board: [277, 514],
      winners: [1, 3],
      end: { by: 'deals', deal: 1, trick: null },
    });
    // Level: the side that chose last.
    expect(await replay([roses, bells], more)).toMatchObject({ board: [277, 277], winners: [0, 2] });
    expect(await replay([bells, roses], more)).toMatchObject({ board: [277, 277], winners: [1, 3] });
  });
  it.each([
    ['a card', [deal([trump(1, 'H'), { seat: 1, claim: true }, ...plays('1:H6')])], 0, 2],
    ['a deal', [deal([trump(1, 'H'), { seat: 1, claim: true }]), deal([], ONE_SUIT_EACH, 1)], 1, null],
  ])('takes no %s after it', async (_, deals, index, action) => {
    expect(await replay(deals, { options: { target: 100 } })).toMatchObject({
      error: 'illegal',
      deal: index,
      action,
    });
  });
});

describe('the dealer', () => {
  it('sits before the holder of H7, unless the game is foreign', async () => {
    expect(await replay([deal([], ONE_SUIT_EACH, 2)])).toMatchObject({
      error: 'dealer',
      deal: 0,
      action: null,
    });
    expect(await replay([deal([], ONE_SUIT_EACH, 2)], { foreign: true })).toMatchObject({ turn: 3 });
  });
  it('moves on by one seat each deal', async () => {
    const done = deal([trump(1, 'H'), { seat: 1, claim: true }]);
    expect(await replay([done, deal([], ONE_SUIT_EACH, 1)])).toMatchObject({ turn: 2 });
    expect(await replay([done, deal([], ONE_SUIT_EACH, 0)])).toMatchObject({
      error: 'dealer',
      deal: 1,
      action: null,
    });
  });
  it('does not deal while a deal is being played', async () => {
    expect(await replay([deal([]), deal([], ONE_SUIT_EACH, 1)])).toMatchObject({
      error: 'illegal',
      deal: 1,
      action: null,
    });
  });
});
