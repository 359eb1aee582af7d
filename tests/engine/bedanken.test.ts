import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import { card, must, plays, playOn, ranking, refusal, type Table, table } from '../helpers/table';

/** How it stands: how the game ended, if it has, and the board. */
const standing = (game: Table): string => [game.end?.by ?? 'on', ...game.board].join(' ');

// Trick 1 brings side 0 the 15 of ace and king. Seat 1 can announce 20, seat 2 a higher 20.
const FIFTEEN = 'DA H10 S10 CA | DK S6 S7 S8 | D6 C10 CJ CQ | D7 H6 S9 CK C9';

describe('after trick 1 first the Weis, then the trick (§4)', () => {
  test.each([
    [
      'R13: A 990 wins trick 1 with 15, B 985 has the valid Weis of 20: B wins',
      [990, 985],
      'DA DK(all) D6 D7',
      'weis 990 1005',
    ],
    ['had B concealed it, A would win', [990, 985], 'DA DK D6 D7', 'trick 1005 985'],
    ['the own Weis comes before the own trick too', [990, 985], 'DA DK D6(all) D7', 'weis 1010 985'],
    ['a Weis that does not reach lets the trick reach', [990, 979], 'DA DK(all) D6 D7', 'trick 1005 999'],
    ['a Weis that is beaten reaches nothing', [900, 985], 'DA DK(all) D6(all) D7', 'on 920 985'],
    ['Weis and trick 1 together reach: by the trick', [965, 0], 'DA DK D6(all) D7', 'trick 1000 0'],
    ['they are one short: the game goes on, the trick unwritten', [964, 0], 'DA DK D6(all) D7', 'on 984 0'],
    ['the Weis reaches exactly', [980, 0], 'DA DK D6(all) D7', 'weis 1000 0'],
    ['the trick reaches exactly', [985, 0], 'DA DK D6 D7', 'trick 1000 0'],
    ['the trick is one short', [984, 0], 'DA DK D6 D7', 'on 984 0'],
  ] as [string, [number, number], string, string][])('%s', (_, board, text, result) =>
    expect(standing(plays(table({ hands: FIFTEEN, contract: 'H', board }), text))).toBe(result),
  );

  test('nothing is checked before the trick is complete', () =>
    expect(
      standing(plays(table({ hands: FIFTEEN, contract: 'H', board: [990, 985] }), 'DA DK(all) D6(all)')),
    ).toBe('on 990 985'));

  test('a Weis that decides leaves trick 1 off the board, but in the deal', () => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [990, 985] }), 'DA DK(all) D6 D7');
    expect(over.end).toEqual({ by: 'weis', deal: 1, trick: 0 });
    expect(over.deals[1]).toMatchObject({
      trickWinners: [0],
      trickPoints: [15],
      points: [15, 0],
      written: [0, 20],
    });
    expect(over.effects.map(({ type }) => type)).toEqual([
      'weisCompared',
      'trickWon',
      'reached',
      'dealScored',
      'gameOver',
    ]);
    expect(over.effects).toContainEqual({ type: 'reached', side: 1, through: 'weis' });
  });

  test('everything is checked with the factor', () => {
    const options = { factors: STANDARD_FACTORS };
    const game = (own: number) =>
      plays(table({ hands: FIFTEEN, contract: 'C', board: [own, 0], options }), 'DA DK D6 D7');
    expect([game(969), game(970)].map(standing)).toEqual(['on 969 0', 'trick 1000 0']);
    const weis = (own: number) =>
      plays(table({ hands: FIFTEEN, contract: 'S', board: [0, own], options }), 'DA DK(all) D6 D7');
    expect([weis(959), weis(960)].map(standing)).toEqual(['on 0 999', 'weis 0 1000']);
  });
});

// Trick 1: HA H6 H7 HK, 15 for side 0. Trick 2: HJ H8 H10 HQ, 33 for side 0, and the queen is the second Stöck card.
const STOECK = 'HJ HA | H6 H8 | H7 H10 | HK HQ';
// Seat 1 plays second: its queen falls in the middle of trick 2.
const MIDDLE = 'HJ HA | HK HQ | H7 H10 | H6 H8';

describe('Stöck at once (§4)', () => {
  test.each([
    [
      'in the middle of a trick, before it can be counted',
      MIDDLE,
      [940, 980],
      'HA HK H7 H6 HJ HQ',
      'stoeck 955 1000',
    ],
    [
      'with the last card of a trick that would reach for the others',
      STOECK,
      [980, 980],
      'HA H6 H7 HK HJ H8 H10 HQ',
      'stoeck 995 1000',
    ],
    ['one short: then the trick reaches', STOECK, [980, 979], 'HA H6 H7 HK HJ H8 H10 HQ', 'trick 1028 999'],
    ['neither', STOECK, [900, 900], 'HA H6 H7 HK HJ H8 H10 HQ', 'on 900 920'],
  ] as [string, string, [number, number], string, string][])('%s', (_, hands, board, text, result) =>
    expect(standing(plays(table({ hands, contract: 'H', board }), text))).toBe(result),
  );

  test('the unfinished trick and the rest count for nobody', () => {
    const over = plays(table({ hands: MIDDLE, contract: 'H', board: [940, 980] }), 'HA HK H7 H6 HJ HQ');
    expect(over.end).toEqual({ by: 'stoeck', deal: 1, trick: 1 });
    expect(over.deals[1]).toMatchObject({
      trickWinners: [0],
      trickPoints: [15],
      points: [15, 0],
      written: [15, 20],
    });
    expect(over.effects).toContainEqual({ type: 'reached', side: 1, through: 'stoeck' });
    expect([over.phase, over.turn]).toEqual(['over', null]);
  });
  test('nor does the trick whose last card they were', () => {
    const over = plays(
      table({ hands: STOECK, contract: 'H', board: [980, 980] }),
      'HA H6 H7 HK HJ H8 H10 HQ',
    );
    expect(over.deals[1]).toMatchObject({
      trickWinners: [0],
      trickPoints: [15],
      points: [15, 0],
      written: [15, 20],
    });
  });
  test('with the very last card they come before the trick, the 5 and the match', () => {
    const hands = 'D6 D7 D8 D9 D10 DJ DK DQ DA | H* | S* | C*';
    const text =
      'DK H6 S6 C6 D6 H7 S7 C7 D7 H8 S8 C8 D8 H9 S9 C9 D9 H10 S10 C10 D10 HJ SJ CJ DJ HQ SQ CQ DA HK SK CK';
    const eight = (own: number) => plays(table({ hands, contract: 'D', board: [own, 0] }), text);
    expect([eight(864).points, standing(eight(864))]).toEqual([[116, 0], 'on 864 0']);
    const over = plays(eight(864), 'DQ');
    expect([standing(over), over.points, over.match]).toEqual(['stoeck 1000 0', [116, 0], null]);
    expect(over.end).toEqual({ by: 'stoeck', deal: 1, trick: 8 });
    expect(standing(playOn(plays(eight(863), 'DQ')))).toBe('trick 1140 0');
  });
  test('written points of an own factor', () => {
    const options = { factors: { ...STANDARD_FACTORS, H: 5 } };
    const game = table({ hands: MIDDLE, contract: 'H', board: [0, 900], options });
    expect(standing(plays(game, 'HA HK H7 H6 HJ HQ'))).toBe('stoeck 75 1000');
  });
});

describe('after every later trick (§4)', () => {
  // Obenabe, all for seat 0: ace, king, queen, jack, 10, 9, 8 … down; four of each rank: 44, 16, 12, 8, 40, 0, 32, 0, 5.
  const text =
    'DA HA SA CA DK HK SK CK DQ HQ SQ CQ DJ HJ SJ CJ D10 H10 S10 C10 D9 H9 S9 C9 D8 H8 S8 C8 D7 H7 S7 C7 D6 H6 S6 C6';
  const upTo = (target: number): Table =>
    text
      .split(' ')
      .reduce(
        (game, word) => (game.phase === 'play' ? plays(game, word) : game),
        table({ hands: 'D* | H* | S* | C*', contract: 'obenabe', options: { target } }),
      );
  test.each([
    [44, 0, 44],
    [45, 1, 60],
    [60, 1, 60],
    [61, 2, 72],
    [80, 3, 80],
    [81, 4, 120],
    [121, 6, 152],
    [152, 6, 152],
    [153, 8, 257],
    [157, 8, 257],
    [257, 8, 257],
  ])('target %i is reached by trick %i, with %i', (target, trick, board) => {
    const over = upTo(target);
    expect(over).toMatchObject({ phase: 'over', end: { by: 'trick', deal: 1, trick }, board: [board, 0] });
  });
  test('the last trick is checked with its 5 and the match, not in between', () => {
    expect(upTo(153).board).toEqual([257, 0]);
    expect(upTo(258)).toMatchObject({ phase: 'deal', end: null, board: [257, 0] });
  });
  test('R12: exactly reaching the target wins', () => {
    const over = upTo(152);
    expect(outcome(over)).toMatchObject({ winners: [0, 2], places: [1, 2, 1, 2] });
  });
  test('nobody plays on after it', () => {
    const over = upTo(44);
    for (const seat of [0, 1, 2, 3])
      expect(refusal(over, seat, { type: 'play', card: card('DK') })).toBe('over');
    expect(refusal(over, 'chance', { type: 'deal', dealer: 0, hands: [] })).toBe('over');
    expect(refusal(over, 0, { type: 'claim' })).toBe('over');
  });
  test('trick points go on the board only at the end of the deal', () => {
    const game = table({ hands: 'D* | H* | S* | C*', contract: 'obenabe', options: { target: 5000 } });
    const eight = plays(game, text.split(' ').slice(0, 32).join(' '));
    expect([eight.points, eight.board]).toEqual([
      [152, 0],
      [0, 0],
    ]);
    expect(playOn(eight)).toMatchObject({ points: [257, 0], board: [257, 0], phase: 'deal' });
  });
  test('both sides pass the target in one deal: the first check wins', () => {
    const hands = 'DA DK DQ D6 HA | D7 D8 D9 D10 H* | S* | C*'.replace('H*', 'H6 H7 H8 H9 H10');
    const game = table({ hands, contract: 'obenabe', board: [989, 950] });
    expect(standing(plays(game, 'DA D10 S6 C6'))).toBe('trick 1010 950');
  });
});

describe('Schneider (§4)', () => {
  test.each([
    ['R12: exactly half is none', 500, false],
    ['one below half is', 499, true],
    ['one above half is none', 501, false],
    ['nothing at all is', 0, true],
  ])('%s', (_, other, schneider) => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [985, other] }), 'DA DK D6 D7');
    expect(outcome(over).schneider).toBe(schneider);
  });
  test.each([
    [501, 250, true],
    [501, 251, false],
  ])('of an odd target %i, %i is below half: %s', (target, other, schneider) => {
    const game = table({ hands: FIFTEEN, contract: 'H', board: [490, other], options: { target } });
    expect(outcome(plays(game, 'DA DK D6 D7')).schneider).toBe(schneider);
  });
  test('the board of the deciding check counts, not what the losers would have made', () => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [490, 985] }), 'DA DK(all) D6 D7');
    expect([over.board, outcome(over).schneider]).toEqual([[490, 1005], true]);
  });
  test('written Stöck and Weis of the losers save them', () => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [985, 480] }), 'DA DK(all) D6 D7');
    expect([over.board, outcome(over).schneider]).toEqual([[1000, 500], false]);
  });
  test('there is none while the game goes on', () =>
    expect(outcome(table({ hands: FIFTEEN, contract: 'H', board: [900, 0] })).schneider).toBe(false));
});

describe('a game of a number of deals (§4, §11)', () => {
  /** One Obenabe deal of eight: seat 0 makes all, or with H* on forehand seat 1. */
  const dealFor = (game: Table, seat: number, contract = 'obenabe'): Table => {
    const suits = [0, 1, 2, 3].map((at) =>
      Array.from({ length: 9 }, (_, rank) => 9 * ((at - seat + 4) % 4) + rank),
    );
    const dealt = must(game, 'chance', { type: 'deal', dealer: (seat + 3) % 4, hands: suits });
    return playOn(must(dealt, seat, { type: 'declare', contract: ranking(contract) }));
  };
  const eight = (order: readonly number[]): Table =>
    order.reduce((game, seat) => dealFor(game, seat), {
      ...table({ hands: 'D* | H* | S* | C*', options: { target: null, deals: 8 } }),
      phase: 'deal',
      turn: 'chance',
      deals: [],
    } as Table);

  test('it ends after eight deals, without Bedanken', () => {
    expect(eight([0, 1, 2, 3, 0, 1, 2])).toMatchObject({ phase: 'deal', end: null });
    const over = eight([0, 1, 2, 3, 0, 1, 2, 2]);
    expect(over).toMatchObject({ phase: 'over', turn: null, end: { by: 'deals', deal: 7, trick: null } });
    expect(over.board).toEqual([5 * 257, 3 * 257]);
    expect(outcome(over)).toMatchObject({ winners: [0, 2], schneider: false });
    expect(over.effects.map(({ type }) => type)).not.toContain('reached');
  });
  test('level, the side that chose in the last deal wins', () => {
    expect(outcome(eight([0, 1, 2, 3, 0, 1, 2, 3]))).toMatchObject({ winners: [1, 3], places: [2, 1, 2, 1] });
    expect(outcome(eight([1, 2, 3, 0, 1, 2, 3, 0]))).toMatchObject({ winners: [0, 2], places: [1, 2, 1, 2] });
  });
  test('the last deal counts once: it does not win the game twice over', () => {
    const over = eight([1, 1, 1, 0, 0, 1, 1, 0]);
    expect(over.board).toEqual([3 * 257, 5 * 257]);
    expect(outcome(over).winners).toEqual([1, 3]);
    const near = eight([1, 1, 0, 0, 1, 1, 0, 0]);
    expect(outcome({ ...near, board: [1000, 1001] }).winners).toEqual([1, 3]);
  });
  test('between deals the standing is the board', () => {
    const game = eight([1, 0]);
    expect(outcome(game)).toMatchObject({ winners: [0, 1, 2, 3], places: [1, 1, 1, 1] });
    expect(outcome(eight([1, 1, 0])).winners).toEqual([1, 3]);
  });
  test('during a deal the standing includes its tricks', () => {
    const game = table({ hands: FIFTEEN, contract: 'H', board: [100, 110] });
    expect(outcome(plays(game, 'DA DK D6 D7')).winners).toEqual([0, 2]);
  });
  test('with a target as well, Bedanken ends it earlier', () => {
    const game = { ...eight([]), options: { ...eight([]).options, target: 257 } };
    expect(dealFor(game, 3)).toMatchObject({ phase: 'over', end: { by: 'trick', deal: 0, trick: 8 } });
  });
  test('with a target as well, the losers can be Schneider when the deals run out', () => {
    const game = {
      ...eight([0]),
      options: { target: 5000, deals: 2, factors: STANDARD_FACTORS, stoeckEarly: false, fourLowCards: false },
    };
    expect(outcome(dealFor(game, 1))).toMatchObject({ schneider: true });
  });
});
