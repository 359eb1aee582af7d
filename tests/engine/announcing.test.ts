import { describe, expect, test } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Seat } from '../../src/lib/engine/types';
import { cardText } from '../fixtures/notation';
import { card, cards, must, plays, playOn, refusal, type Table, table } from '../helpers/table';

/** Per seat, as `looker` sees it: points and length of every announced Weis, and the cards if they lie open. */
const seen = (game: Table, looker: Seat): string[] =>
  view(game, looker).announced.map((weise) =>
    weise
      .map(({ points, length, cards }) => [points, length, ...(cards ?? []).map(cardText)].join(' '))
      .join(', '),
  );
const offered = (game: Table, seat: Seat): string[] =>
  view(game, seat).weise.map(({ points, cards }) => [points, ...cards.map(cardText)].join(' '));

// Seat 0: 50 and 20. Seat 1: nothing. Seat 2: 20. Seat 3: 50.
const HANDS = `
	D6 D7 D8 D9 HJ HQ HK CA S6 |
	D10 DQ DA H6 H8 S7 S9 SJ C6 |
	DK H10 S8 C7 C8 C9 SQ HA DJ |
	H7 H9 S10 SK SA C10 CJ CQ CK`;
const start = table({ hands: HANDS, contract: 'obenabe' });

describe('announcing (§3)', () => {
  test('a player is offered all his Weise before his first card, best first', () => {
    expect(offered(start, 0)).toEqual(['50 D6 D7 D8 D9', '20 HJ HQ HK']);
    expect(offered(start, 1)).toEqual([]);
    expect(offered(start, 3)).toEqual(['50 C10 CJ CQ CK']);
  });
  test('there is nothing to announce before the contract is chosen', () =>
    expect(offered(table({ hands: HANDS }), 0)).toEqual([]));
  test('after his first card he is offered none any more', () =>
    expect(offered(plays(start, 'CA'), 0)).toEqual([]));
  test('a Weis that the first card would tear apart is announced with it all the same', () => {
    expect(offered(plays(start, 'D6'), 0)).toEqual([]);
    expect(seen(plays(start, 'D6(D6 D7 D8 D9)'), 1)[0]).toBe('50 4');
  });

  test.each([
    ['all by default', 'CA(all)', '50 4, 20 3'],
    ['all when named', 'CA(D6 D7 D8 D9, HJ HQ HK)', '50 4, 20 3'],
    ['only the lesser one', 'CA(HJ HQ HK)', '20 3'],
    ['only the better one', 'CA(D6 D7 D8 D9)', '50 4'],
    ['named from high to low', 'CA(HK HQ HJ)', '20 3'],
    ['none', 'CA()', ''],
  ])('others know value and length at once, not the cards: %s', (_, lead, known) => {
    for (const looker of [1, 2, 3]) expect(seen(plays(start, lead), looker)[0]).toBe(known);
  });
  test('the announcer goes on seeing his own cards', () =>
    expect(seen(plays(start, 'CA(HJ HQ HK)'), 0)[0]).toBe('20 3 HJ HQ HK'));

  test('cards stay hidden until the last card of trick 1, then all lie open to everybody', () => {
    const three = plays(start, 'CA(all) C6 C7(all)');
    expect(seen(three, 1)).toEqual(['50 4, 20 3', '', '20 3', '']);
    const four = plays(three, 'C10(all)');
    const open = ['50 4 D6 D7 D8 D9, 20 3 HJ HQ HK', '', '20 3 C7 C8 C9', '50 4 C10 CJ CQ CK'];
    for (const looker of [0, 1, 2, 3]) expect(seen(four, looker)).toEqual(open);
    for (const looker of [0, 1, 2, 3]) expect(seen(plays(four, 'D6 D10 DJ H7'), looker)).toEqual(open);
  });

  test.each([
    ['a part of a run', [cards('D6 D7 D8')]],
    ['what he does not hold', [cards('H6 H7 H8')]],
    ['what is no Weis', [cards('D6 CA S6')]],
    ['one Weis twice', [cards('HJ HQ HK'), cards('HJ HQ HK')]],
    ['a good one beside a bad one', [cards('HJ HQ HK'), cards('D7 D8 D9')]],
    ['a list without cards', [[]]],
  ])('%s is refused', (_, weis) =>
    expect(refusal(start, 0, { type: 'play', card: card('CA'), weis })).toBe('illegal'),
  );

  test.each([
    ['the Weis he concealed', [cards('HJ HQ HK')]],
    ['even the word that there is none', []],
  ])('with a later card nothing can be announced, %s', (_, weis) => {
    const later = plays(start, 'CA C6 C7 C10');
    expect(refusal(later, 0, { type: 'play', card: card('D6'), weis })).toBe('illegal');
    expect(refusal(later, 0, { type: 'play', card: card('D6') })).toBe(null);
  });
});

describe('a concealed Weis (§3)', () => {
  const played = plays(start, 'CA(HJ HQ HK) C6 C7() C10()');
  test('is neither compared nor scored', () => {
    expect(played.weis).toEqual({ side: 0, points: 20, reason: null });
    expect(played.board).toEqual([20, 0]);
  });
  test('is in no view, not even after trick 1', () => {
    for (const looker of [0, 1, 2, 3]) expect(seen(played, looker)).toEqual(['20 3 HJ HQ HK', '', '', '']);
  });
  test('is not in the settlement', () => {
    const [, score] = playOn(played).deals;
    expect(score?.announced.map((weise) => weise.map((weis) => weis.cards.map(cardText).join(' ')))).toEqual([
      ['HJ HQ HK'],
      [],
      [],
      [],
    ]);
    expect(score?.weis).toEqual({ side: 0, points: 20, reason: null });
  });
  test('does not come back with another default: a later seat announces for itself only', () =>
    expect(seen(plays(start, 'CA() C6 C7(all)'), 3)).toEqual(['', '', '20 3', '']));
  test('concealing everything leaves the deal without Weis', () => {
    const silent = plays(start, 'CA() C6 C7() C10()');
    expect([silent.weis, silent.board]).toEqual([null, [0, 0]]);
  });
});

describe('scoring Weise (§3)', () => {
  test('they are written after the first trick, not before', () => {
    const three = plays(start, 'CA(all) C6 C7(all)');
    expect([three.weis, three.board]).toEqual([null, [0, 0]]);
    const four = plays(three, 'C10()');
    expect([four.weis, four.board]).toEqual([{ side: 0, points: 90, reason: null }, [90, 0]]);
  });
  test('the side with the single best scores all of its own, the other nothing', () => {
    const four = plays(start, 'CA(HJ HQ HK) C6 C7(all) C10(all)');
    expect([four.weis, four.board]).toEqual([{ side: 1, points: 50, reason: 'value' }, [0, 50]]);
  });
  test('equal in value and length, the run to the king beats the one to the nine', () => {
    const four = plays(start, 'CA(D6 D7 D8 D9) C6 C7(all) C10(all)');
    expect(four.weis).toEqual({ side: 1, points: 50, reason: 'height' });
  });
  test('at Undenufe the run from the six does', () => {
    const unden = table({ hands: HANDS, contract: 'undenufe' });
    expect(plays(unden, 'CA(D6 D7 D8 D9) C6 C7(all) C10(all)').weis).toEqual({
      side: 0,
      points: 70,
      reason: 'height',
    });
  });
  test('they are multiplied like everything else', () => {
    const options = { factors: { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 } };
    const four = plays(table({ hands: HANDS, contract: 'obenabe', options }), 'CA(all) C6 C7(all) C10()');
    expect([four.weis?.points, four.board]).toEqual([90, [270, 0]]);
  });
  test('a side without a trick scores its Weis', () => {
    const done = playOn(plays(table({ hands: 'D* | H* | S* | C*', contract: 'D' }), 'D6 H6(all) S6 C6'));
    expect(done.board).toEqual([257 + 20, 300]);
  });
  test('the playing order for equal Weise runs from forehand, whoever chose and whoever won the trick', () => {
    const hands = 'D6 D7 D8 HA | S6 S7 S8 H6 | H7 D9 S9 | H8';
    const pushed = must(table({ hands, forehand: 1 }), 1, { type: 'push' });
    const chosen = must(pushed, 3, { type: 'declare', contract: { kind: 'trump', suit: 1 } });
    const first = plays(chosen, 'H6(S6 S7 S8) H7 H8 HA(D6 D7 D8)');
    expect([first.weis, first.turn]).toEqual([{ side: 1, points: 20, reason: 'seat' }, 0]);
  });
  test('four sixes count only by house rule', () => {
    const hands = 'D6 H6 S6 C6 DA | H10 HJ HQ | | DK';
    const score = (fourLowCards: boolean) =>
      plays(table({ hands, contract: 'D', options: { fourLowCards } }), 'DA(all)').announced[0]?.map(
        (weis) => weis.points,
      );
    expect([score(false), score(true)]).toEqual([[], [100]]);
  });
});
