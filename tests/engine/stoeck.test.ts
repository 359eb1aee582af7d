import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/lib/engine/game';
import { must, plays, playOn, refusal, type Table, table, types } from '../helpers/table';

const SHOW = { type: 'stoeck' } as const;
// Whoever holds all trumps wins every trick: D leads for seat 0.
const SUITS = 'D* | H* | S* | C*';
const FACTORS = { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 };

describe('Stöck (§3)', () => {
  test.each([
    ['king, then queen', 'DK H6 S6 C6', 'DQ'],
    ['queen, then king', 'DQ H6 S6 C6', 'DK'],
  ])('20 when the second of the two is played: %s', (_, first, second) => {
    const one = plays(table({ hands: SUITS, contract: 'D' }), first);
    expect([one.stoeck, one.board]).toEqual([null, [0, 0]]);
    const two = plays(one, second);
    expect([two.stoeck, two.board, two.tricks.length]).toEqual([0, [20, 0], 2]);
    expect(two.effects).toEqual([{ type: 'stoeck', by: 0 }]);
  });
  test('it is written once', () => {
    const done = playOn(plays(table({ hands: SUITS, contract: 'D' }), 'DK H6 S6 C6 DQ'));
    expect(done.board).toEqual([20 + 257, 0]);
  });
  test('they are written with the factor', () => {
    const clubs = table({ hands: SUITS, contract: 'C', forehand: 3, options: { factors: FACTORS } });
    expect(plays(clubs, 'CK D6 H6 S6 CQ').board).toEqual([0, 40]);
  });
  test('they are written for the holder, whoever leads and wins', () => {
    const game = table({ hands: 'HJ H9 HA | HK HQ H6 | H10 H7 | H8', contract: 'H' });
    const two = plays(game, 'HJ HK H7 H8 H9 HQ');
    expect([two.stoeck, two.board, two.tricks[1]?.cards.length]).toEqual([1, [0, 20], 2]);
  });
  test.each([
    ['king and queen of another suit', SUITS, 'D', 1, 'HK S6 C6 D6 DJ HQ'],
    ['king and queen in two hands', 'HK HJ H9 | H6 | HQ H7 | H8', 'H', 0, 'HK H6 H7 H8 HJ'],
  ])('nothing for %s', (_, hands, contract, forehand, text) => {
    const game = plays(table({ hands, contract, forehand }), text);
    expect([game.stoeck, game.board]).toEqual([null, [0, 0]]);
  });
  test('nothing for king and queen that two partners play to the same trick', () => {
    const game = plays(table({ hands: 'HK HJ H9 | H6 | HQ H7 | H8', contract: 'H' }), 'HK H6 HQ H8');
    expect([game.stoeck, game.board]).toEqual([null, [0, 0]]);
  });
  test.each(['obenabe', 'undenufe'])('none at %s', (contract) => {
    const done = playOn(plays(table({ hands: SUITS, contract }), 'DK H6 S6 C6 DQ H7 S7 C7'));
    expect([done.stoeck, done.board]).toEqual([null, [257, 0]]);
  });
  test('R10: it is not lost when the second card is the very last of the hand', () => {
    const options = { factors: { ...FACTORS, D: 2 } };
    const game = table({ hands: SUITS, contract: 'D', options });
    const eight = plays(
      game,
      'DK H6 S6 C6 D6 H7 S7 C7 D7 H8 S8 C8 D8 H9 S9 C9 D9 H10 S10 C10 D10 HJ SJ CJ DJ HQ SQ CQ DA HK SK CK',
    );
    expect(eight.stoeck).toBe(null);
    const last = plays(eight, 'DQ');
    expect([last.stoeck, last.board]).toEqual([0, [40, 0]]);
    const done = playOn(last);
    expect(done.deals[1]).toMatchObject({ stoeck: 0, match: 0, written: [40 + 2 * 257, 0] });
  });
  test('R10: nor when it is the last card of the whole deal', () => {
    const hands =
      'D6 D7 D8 D9 D10 DJ DA SA S9 | H* | S6 S7 S8 S10 SJ SQ SK C6 C7 | C8 C9 C10 CJ CQ CK CA DK DQ';
    const game = table({ hands, contract: 'D' });
    const early = plays(game, 'D9 H6 S6 DK');
    const text = 'SA H7 S7 C8 S9 H8 S10 C9 C6 C10 D6 HQ D7 H9 C7 DQ';
    expect(early.stoeck).toBe(null);
    const done = playOn(plays(early, text));
    expect(done.deals[1]).toMatchObject({ stoeck: 3 });
  });
});

// Side 0 at 985: shown for 20 they win. Seat 0 holds them; seat 1 would not have to play out of turn.
const nearly = (
  by: { board?: [number, number]; on?: boolean; contract?: string; forehand?: number } = {},
): Table =>
  table({
    hands: 'HK HQ H6 | HJ H9 H8 | HA H7 | H10',
    contract: by.contract ?? 'H',
    forehand: by.forehand ?? 1,
    board: by.board ?? [985, 900],
    options: { stoeckEarly: by.on ?? true, factors: FACTORS },
  });
const can = (game: Table, seat: number): boolean => types(legalActions(game, seat)).includes('stoeck');

describe('Stöck shown early (house rule, §3)', () => {
  test.each([
    ['not before the first card of trick 1', nearly(), false],
    ['as soon as it lies there, out of turn', plays(nearly(), 'HJ'), true],
    ['still out of turn with two cards on the table', plays(nearly(), 'HJ H7'), true],
    ['in turn', plays(nearly(), 'HJ H7 H10'), true],
    ['with one of the two played', plays(nearly(), 'HJ H7 H10 HK'), true],
    ['between the tricks', plays(nearly(), 'HJ H7 H10 HK H9'), true],
    ['R11: not without the house rule', plays(nearly({ on: false }), 'HJ'), false],
    ['not where 20 do not reach', plays(nearly({ board: [979, 900] }), 'HJ'), false],
    ['20 reach exactly', plays(nearly({ board: [980, 900] }), 'HJ'), true],
    ['not without trump', plays(nearly({ contract: 'obenabe' }), 'HJ'), false],
    ['not where another suit is trump', plays(nearly({ contract: 'D' }), 'HJ'), false],
  ])('%s', (_, game, allowed) => {
    expect(can(game, 0)).toBe(allowed);
    expect(refusal(game, 0, SHOW) === null).toBe(allowed);
  });

  test('nobody else can show them', () => {
    for (const seat of [1, 2, 3]) {
      expect(can(plays(nearly(), 'HJ'), seat)).toBe(false);
      expect(refusal(plays(nearly(), 'HJ'), seat, SHOW)).not.toBe(null);
    }
  });
  test('points of completed tricks count towards it, those of the open one do not', () => {
    // Trick 1 brings side 1 the 21 of ace and ten.
    const hands = 'HJ H9 H8 | HA H7 | H10 | HK HQ H6';
    const game = (own: number) =>
      table({ hands, contract: 'H', forehand: 1, board: [0, own], options: { stoeckEarly: true } });
    const after = (own: number) => plays(game(own), 'HA H10 H6 H8');
    expect(can(plays(game(959), 'HA H10 H6'), 3)).toBe(false);
    expect(can(after(958), 3)).toBe(false);
    expect(can(after(959), 3)).toBe(true);
  });
  test('the factor multiplies the 20 and the tricks', () => {
    const hands = 'SK SQ S6 | SJ S9 S8 | SA S7 | S10';
    const game = (own: number) =>
      table({
        hands,
        contract: 'S',
        forehand: 1,
        board: [own, 0],
        options: { stoeckEarly: true, factors: FACTORS },
      });
    expect([can(plays(game(959), 'SJ'), 0), can(plays(game(960), 'SJ'), 0)]).toEqual([false, true]);
  });
  test('once both are played there is nothing to show', () => {
    const game = table({
      hands: SUITS,
      contract: 'D',
      board: [0, 0],
      options: { stoeckEarly: true, target: 60 },
    });
    const two = plays(game, 'DK H6 S6 C6 DQ');
    expect([two.stoeck, can(two, 0)]).toEqual([0, false]);
  });
  test('shown out of turn they end the game on the spot, without the open trick', () => {
    const shown = must(plays(nearly(), 'HJ H7'), 0, SHOW);
    expect(shown).toMatchObject({
      ...{ phase: 'over', turn: null, stoeck: 0, board: [1005, 900] },
      end: { by: 'stoeck', deal: 1, trick: 0 },
    });
    expect(shown.deals[1]).toMatchObject({
      trickWinners: [],
      trickPoints: [],
      points: [0, 0],
      written: [20, 0],
    });
  });
  test('shown in trick 1 they leave the announced cards of the others hidden', () => {
    const game = table({
      ...{ hands: 'HK HQ H6 | HJ H9 H8 SQ SK SA | HA H7 | H10', contract: 'H', forehand: 1 },
      ...{ board: [985, 0], options: { stoeckEarly: true } },
    } as const);
    const shown = must(plays(game, 'HJ(SQ SK SA)'), 0, SHOW);
    expect(shown.deals[1]?.announced).toEqual([[], [], [], []]);
  });
  test('shown in a later trick, the trick of the check is the open one', () => {
    const shown = must(plays(nearly({ board: [990, 0] }), 'HJ H7 H10 H6 H9'), 0, SHOW);
    expect(shown).toMatchObject({ board: [1010, 30], end: { by: 'stoeck', trick: 1 } });
  });
});
