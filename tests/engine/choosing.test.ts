import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/lib/engine/game';
import {
  ALL_ONE_FACTORS,
  ALL_ONE_TARGET,
  DEFAULT_OPTIONS,
  factorOf,
  parseOptions,
  STANDARD_FACTORS,
  TARGETS,
  BELLS_DOUBLE_FACTORS,
  UNDENUFE_4_FACTORS,
} from '../../src/lib/engine/variants/schieber/options';
import { suitText } from '../fixtures/notation';
import { card, must, plays, playOn, ranking, refusal, type Table, table } from '../helpers/table';

const GAMES = ['D', 'H', 'S', 'C', 'obenabe', 'undenufe'];
const dealt = table({ hands: 'D* | H* | S* | C*', forehand: 2 });
const declare = (game: string) => ({ type: 'declare', contract: ranking(game) }) as const;
const PUSH = { type: 'push' } as const;
const offers = (game: Table, seat: number): string[] =>
  legalActions(game, seat).map((action) =>
    action.type !== 'declare'
      ? action.type
      : action.contract.kind === 'trump'
        ? suitText(action.contract.suit)
        : action.contract.kind,
  );

describe('choosing and pushing (§4)', () => {
  test('forehand chooses among four trumps, Obenabe and Undenufe, or pushes', () =>
    expect(offers(dealt, 2)).toEqual([...GAMES, 'push']));
  test('the others wait', () => {
    for (const seat of [0, 1, 3]) {
      expect(offers(dealt, seat)).toEqual([]);
      expect(refusal(dealt, seat, declare('D'))).toBe('notYourTurn');
      expect(refusal(dealt, seat, PUSH)).toBe('notYourTurn');
    }
  });
  test('after a push the partner must choose, and may choose anything', () => {
    const pushed = must(dealt, 2, PUSH);
    expect([pushed.turn, pushed.pushed]).toEqual([0, true]);
    expect(offers(pushed, 0)).toEqual(GAMES);
    expect(refusal(pushed, 0, PUSH)).toBe('illegal');
    for (const seat of [1, 2, 3]) expect(offers(pushed, seat)).toEqual([]);
  });
  test.each(GAMES)('forehand chooses %s and leads', (game) => {
    const chosen = must(dealt, 2, declare(game));
    expect(chosen).toMatchObject({
      phase: 'play',
      turn: 2,
      chooser: 2,
      pushed: false,
      contract: ranking(game),
    });
  });
  test.each(GAMES)('R14: forehand pushes, the partner chooses %s, forehand leads all the same', (game) => {
    const chosen = must(must(dealt, 2, PUSH), 0, declare(game));
    expect(chosen).toMatchObject({
      phase: 'play',
      turn: 2,
      chooser: 0,
      pushed: true,
      contract: ranking(game),
    });
    expect(plays(chosen, 'S6').tricks[0]?.leader).toBe(2);
    expect(refusal(chosen, 0, { type: 'play', card: card('D6') })).toBe('notYourTurn');
  });
  test('no card is played before the choice', () =>
    expect(refusal(dealt, 2, { type: 'play', card: card('S6') })).toBe('illegal'));
  test('nothing is chosen twice', () =>
    expect(refusal(must(dealt, 2, declare('D')), 2, declare('H'))).toBe('illegal'));
  test('the settlement tells who chose, not who led', () => {
    const [, score] = playOn(must(must(dealt, 2, PUSH), 0, declare('obenabe'))).deals;
    expect(score).toMatchObject({ forehand: 2, chooser: 0, pushed: true });
  });
});

const SHIFTED: Record<string, { forehand: number; leads: string }> = {
  D: { forehand: 0, leads: 'D' },
  H: { forehand: 1, leads: 'H' },
  S: { forehand: 2, leads: 'S' },
  C: { forehand: 3, leads: 'C' },
  obenabe: { forehand: 0, leads: 'D' },
  undenufe: { forehand: 0, leads: 'D' },
};

describe('factors (§4)', () => {
  test.each([
    ['standard', STANDARD_FACTORS, [1, 1, 2, 2, 3, 3]],
    ['bellsDouble', BELLS_DOUBLE_FACTORS, [2, 1, 2, 1, 3, 3]],
    ['undenufe4', UNDENUFE_4_FACTORS, [1, 1, 2, 2, 3, 4]],
    ['allOne', ALL_ONE_FACTORS, [1, 1, 1, 1, 1, 1]],
  ])('%s', (_, factors, values) =>
    expect(GAMES.map((game) => factorOf(ranking(game), factors))).toEqual(values),
  );

  test.each([
    ['R4: a match at Undenufe x3', 'undenufe', STANDARD_FACTORS, 771, 0],
    ['a match at Undenufe x4', 'undenufe', UNDENUFE_4_FACTORS, 1028, 0],
    ['a match at Obenabe x3', 'obenabe', STANDARD_FACTORS, 771, 0],
    ['a match in Schellen x1 with the Stöck', 'D', STANDARD_FACTORS, 277, 20],
    ['a match in Rosen x1 with the Stöck', 'H', STANDARD_FACTORS, 277, 20],
    ['a match in Schilten x2 with the Stöck', 'S', STANDARD_FACTORS, 554, 20],
    ['a match in Eicheln x2 with the Stöck', 'C', STANDARD_FACTORS, 554, 20],
    ['a match in Eicheln, all factors 1', 'C', ALL_ONE_FACTORS, 277, 20],
    ['a match at factors of one’s own', 'S', { ...ALL_ONE_FACTORS, S: 7 }, 1939, 20],
  ])('%s', (_, game, factors, written) => {
    const { forehand } = SHIFTED[game] as { forehand: number };
    const options = { factors, target: 5000 };
    const done = playOn(table({ hands: 'D* | H* | S* | C*', forehand, options, contract: game }));
    const own = forehand % 2;
    expect(done.deals[1]).toMatchObject({ match: own, factor: factorOf(ranking(game), factors) });
    expect(done.deals[1]?.points[own]).toBe(257);
    expect([done.board[own], done.board[1 - own]]).toEqual([written, 0]);
  });

  test('tricks are multiplied too when both sides make some', () => {
    const done = playOn(
      table({
        hands: 'HA HK SA | DA | CA | H6',
        contract: 'obenabe',
        options: { factors: STANDARD_FACTORS },
      }),
    );
    const [a, b] = done.deals[1]?.points as [number, number];
    expect([a + b, done.board]).toEqual([157, [3 * a, 3 * b]]);
    expect(a * b).toBeGreaterThan(0);
  });
});

describe('a match (§1)', () => {
  test('needs all tricks, not all points: 157 to 0 with one empty trick lost is none', () => {
    const hands =
      'DA DK DQ DJ D10 D9 D8 D7 H6 | H8 H9 H10 HJ HQ HK HA D6 S6 | H7 S7 S8 S9 S10 SJ SQ SK SA | C*';
    const first = plays(table({ hands, contract: 'obenabe' }), 'H6 H9 H7 C6');
    expect([first.turn, first.points]).toEqual([1, [0, 0]]);
    const done = playOn(plays(first, 'D6 S7 C7 DA'));
    expect(done.deals[1]).toMatchObject({
      points: [157, 0],
      match: null,
      trickWinners: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });
  test('nor is it one when the empty trick is lost after the first', () => {
    const hands =
      'DA DK DQ DJ D10 D9 D8 D7 H6 | H8 H9 H10 HJ HQ HK HA D6 S6 | H7 S7 S8 S9 S10 SJ SQ SK SA | C*';
    const game = plays(table({ hands, contract: 'obenabe' }), 'DA D6 S7 C6 H6 H9 H7 C7');
    expect([game.turn, game.points]).toEqual([1, [11, 0]]);
    const done = playOn(plays(game, 'S6 SA C8 D7'));
    expect(done.deals[1]).toMatchObject({
      points: [157, 0],
      match: null,
      trickWinners: [0, 1, ...Array(7).fill(2)],
    });
  });
  test('may be shared by the partners', () => {
    const hands = 'DA DK DQ DJ D10 D9 D8 D7 S6 | H* | S7 S8 S9 S10 SJ SQ SK SA D6 | C*';
    const done = playOn(plays(table({ hands, contract: 'obenabe' }), 'S6 H6 SA C6 D6 C7 DA H7'));
    expect(done.deals[1]).toMatchObject({ points: [257, 0], match: 0 });
  });
  test('can be made by the side that did not choose', () => {
    const done = playOn(table({ hands: 'C* | D* | S* | H*', contract: 'D', forehand: 0 }));
    expect(done.deals[1]).toMatchObject({
      chooser: 0,
      points: [0, 257],
      match: 1,
      trickWinners: Array(9).fill(1),
    });
  });
});

describe('options (§4)', () => {
  test('the target is 2500 with the standard factors unless told', () => {
    expect(parseOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(DEFAULT_OPTIONS).toEqual({
      ...{ target: 2500, deals: null, factors: STANDARD_FACTORS },
      ...{ stoeckEarly: false, fourLowCards: false },
    });
  });
  test('1000, 1500, 2500 and 3000 are offered, 1000 when all factors are 1', () =>
    expect([TARGETS, ALL_ONE_TARGET]).toEqual([[1000, 1500, 2500, 3000], 1000]));

  test.each([
    ['the form of the Tagesblatt', { deals: 8, target: null }, true],
    ['both ends', { deals: 8, target: 1000 }, true],
    ['a target of 1', { target: 1 }, true],
    ['an odd target', { target: 1234 }, true],
    ['own factors', { factors: { D: 1, H: 2, S: 3, C: 4, obenabe: 5, undenufe: 6 } }, true],
    ['a house rule', { stoeckEarly: true, fourLowCards: true }, true],
    ['no end at all', { target: null }, false],
    ['a target of 0', { target: 0 }, false],
    ['a negative target', { target: -5 }, false],
    ['a target in words', { target: '1000' }, false],
    ['a target without end', { target: Infinity }, false],
    ['no deals', { deals: 0, target: null }, false],
    ['half a deal', { deals: 1.5, target: null }, false],
    ['a factor too few', { factors: { D: 1, H: 2, S: 3, C: 4, obenabe: 5 } }, false],
    ['a factor too many', { factors: { ...STANDARD_FACTORS, slalom: 7 } }, false],
    ['a factor of 0', { factors: { ...STANDARD_FACTORS, D: 0 } }, false],
    ['a house rule that is neither on nor off', { stoeckEarly: 1 }, false],
    ['a house rule of another game', { slalomStartFree: true }, false],
    ['a word that every object knows', { toString: 1 }, false],
    ['the maker of every object', { constructor: 1 }, false],
    ['a list', [], false],
    ['nothing', null, false],
  ])('%s', (_, raw, allowed) => {
    const options = parseOptions(raw);
    expect(options).toEqual(allowed ? { ...DEFAULT_OPTIONS, ...raw } : null);
  });
});
