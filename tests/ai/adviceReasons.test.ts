import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/lib/engine/types';
import { cardReason } from '../../src/lib/ai/advice/reasons';
import type { Opinion } from '../../src/lib/ai/advice/types';
import { card, cards, cardsIn, must, plays, ranking, table, type Table } from '../helpers/table';
import { type SchieberView, viewOf } from './games';

/**
 * What makes a card the best one is not asked here: it is said to be, and all others to bring five points less. Hands
 * by seat with what matters in them, the cards played (seat 0 leads), the card of the seat in turn, its reason, and the
 * contract.
 */
type Row = [rule: string, hands: string, played: string, card: string, reason: string, contract?: string];

const opinion = (held: Card, behind: number): Opinion => ({
  action: { type: 'play', card: held },
  ...{ behind, error: behind === 0 ? 0 : 1, points: 80 },
});

function reasonFor(view: SchieberView, best: Card, behind = 5): string {
  const others = cardsIn(view.legal).filter((other) => other !== best);
  expect(others.length).toBeLessThan(cardsIn(view.legal).length);
  return cardReason(view, [opinion(best, 0), ...others.map((other) => opinion(other, behind))]);
}

const after = (hands: string, played: string, contract: string): SchieberView =>
  viewOf(plays(table({ hands, contract }), played));

function check(rows: Row[]): void {
  test.each(rows)('%s', (_, hands, played, best, reason, contract = 'H') => {
    expect(reasonFor(after(hands, played, contract), card(best))).toBe(reason);
  });
}

/** Both opponents have shown to have no trump when seat 0 led `lead`; the partner has them. */
const OUT_OF_TRUMPS =
  'HJ HA HK DA D8 D9 S8 S9 C8|D6 D7 S6 S7 C6 C7 C9 SJ CJ|H6 H7 H8 H9 H10 HQ DJ DQ DK|D10 S10 SQ SK SA C10 CQ CK CA';
/** The same, but the Nell is led, and the partner is the one who may or may not have the Buur. */
const BUUR_OUT =
  'H9 HA HK DA D8 D9 S8 S9 C8|D6 D7 S6 S7 C6 C7 C9 SJ CJ|H6 H7 H8 HJ H10 HQ DJ DQ DK|D10 S10 SQ SK SA C10 CQ CK CA';

describe('Bock', () => {
  check([
    ['an ace in Obenabe: nothing beats it', 'DA D7', '', 'DA', 'boss', 'obenabe'],
    ['a king in Obenabe while the ace is out is none', 'DK D7|DA', '', 'DK', 'best', 'obenabe'],
    ['with the ace in the same hand it is', 'DA DK D7', '', 'DK', 'boss', 'obenabe'],
    ['a six in Undenufe', 'D6 DA', '', 'D6', 'boss', 'undenufe'],
    ['an ace in Undenufe is the lowest', 'D6 DA', '', 'DA', 'lowLead', 'undenufe'],
    ['once ace and king have fallen, the Ober', 'SA SQ D6|SK|S6|S7', 'SA SK S6 S7', 'SQ', 'boss', 'obenabe'],
    ['only the ace has fallen', 'SA SQ D6|S8|S6|S7 SK', 'SA S8 S6 S7', 'SQ', 'best', 'obenabe'],
    ['a side ace while trumps are out may be trumped', 'DA D7 HJ', '', 'DA', 'highest'],
    ['both opponents are out of trumps', OUT_OF_TRUMPS, 'HJ S6 H6 S10', 'DA', 'boss'],
    ['one of them followed: he may have another', 'HJ DA D7|H6|H7|H8', 'HJ H6 H7 H8', 'DA', 'highest'],
    ['who did not follow may still hold the Buur', BUUR_OUT, 'H9 S6 H6 S10', 'DA', 'highest'],
  ]);
});

describe('drawing trumps', () => {
  check([
    ['who chose leads the Buur', 'HJ DA', '', 'HJ', 'drawTrump'],
    ['and with a small one too', 'HJ H6 DA', '', 'H6', 'drawTrump'],
    ['nobody has to give one: the opponents are out', OUT_OF_TRUMPS, 'HJ S6 H6 S10', 'HK', 'best'],
    ['the Buur alone need not be given', BUUR_OUT, 'H9 S6 H6 S10', 'HA', 'best'],
    ['a side card is none', 'HJ DA D6', '', 'D6', 'lowLead'],
    ['without trumps there is nothing to draw', 'HJ HA', '', 'HA', 'boss', 'obenabe'],
  ]);

  const pushed = (hands: string): SchieberView => {
    const dealt = must(table({ hands }), 0, { type: 'push' });
    return viewOf(must(dealt, 2, { type: 'declare', contract: ranking('H') }));
  };
  test('the partner chose: a small one is led to him, the Buur draws', () => {
    const view = pushed('HJ H6 DA');
    expect(reasonFor(view, card('H6'))).toBe('partnerTrump');
    expect(reasonFor(view, card('HJ'))).toBe('drawTrump');
  });

  test('the opponents chose: only what is sure to take the trick draws', () => {
    const game = table({ hands: 'DA HJ H6|D6|D7|D8', forehand: 1, contract: 'H' });
    const view = viewOf(plays(game, 'D6 D7 D8 DA'));
    expect(reasonFor(view, card('HJ'))).toBe('drawTrump');
    expect(reasonFor(view, card('H6'))).toBe('best');
  });
});

describe('leading to the partner', () => {
  const WEIS = 'SA D6 D7|S6|S7 DQ DK DA|S8';
  check([
    ['his Weis shows the ace', WEIS, 'SA S6 S7(DQ DK DA) S8', 'D6', 'partnerHolds'],
    ['he has concealed it', WEIS, 'SA S6 S7 S8', 'D6', 'lowLead'],
    [
      'he has no more of the suit and may trump',
      'SA S6|S7|D6 HA C6 C7 C8 CJ DJ DQ DK|S8',
      'SA S7 D6 S8',
      'S6',
      'partnerRuffs',
    ],
    ['he followed', 'SA S6|S7|S9 S10|S8', 'SA S7 S9 S8', 'S6', 'lowLead'],
    [
      'without trumps he can trump nothing',
      'SA S6|S7|D6 HA C6 C7 C8 CJ DJ DQ DK|S8',
      ...(['SA S7 D6 S8', 'S6', 'lowLead', 'obenabe'] as const),
    ],
  ]);

  const led = (forehand: number, hands: string): SchieberView =>
    viewOf(plays(table({ hands, forehand, contract: 'H' }), 'S6 S7 SA S8'));
  test('he has led the suit', () => {
    expect(reasonFor(led(2, 'SA S9|S8|S6|S7'), card('S9'))).toBe('partnerSuit');
  });
  test('an opponent has', () => {
    const game = table({ hands: 'SA S9|S6|S7|S8', forehand: 1, contract: 'H' });
    expect(reasonFor(viewOf(plays(game, 'S6 S7 S8 SA')), card('S9'))).toBe('lowLead');
  });
});

describe('a low lead', () => {
  check([
    ['a seven while higher ones are out', 'D7 SA', '', 'D7', 'lowLead'],
    ['a ten is no low card', 'D10 SA', '', 'D10', 'best'],
    ['an eight counts eight without trumps', 'D8 SA', '', 'D8', 'best', 'obenabe'],
  ]);
});

describe("the partner's trick", () => {
  check([
    ['last, he holds it: feed', 'S6|SA|S7|S10 S8', 'S6 SA S7', 'S10', 'feed'],
    ['the ten is kept', 'S6|SA|S7|S10 S8', 'S6 SA S7', 'S8', 'save'],
    ['but an opponent has trumped', 'S6|SA|H6 D6 D7 D8 C6 C7 C8 CJ CQ|S10 S8', 'S6 SA H6', 'S8', 'keepTrump'],
    ['third, an ace in Obenabe stands', 'SA|S6|S10 S7|S8', 'SA S6', 'S10', 'feed', 'obenabe'],
    ['third, an ace may still be trumped', 'SA|S6|S10 S7 DA DK D6 D7 D8 C6 C7|S8', 'SA S6', 'S10', 'best'],
    ['third, a king while the ace is out', 'SK|S6|S10 S7|SA', 'SK S6', 'S10', 'best', 'obenabe'],
    ['third, the king when one holds the ace', 'SK|S6|S10 S7 SA|S8', 'SK S6', 'S10', 'feed', 'obenabe'],
    ['the Nell while the Buur is out', 'H9|H6|H10 H7|HJ', 'H9 H6', 'H10', 'best'],
    ['the Nell when one holds the Buur', 'H9|H6|H10 HJ|H7', 'H9 H6', 'H10', 'feed'],
    ['the ace goes over his king: to lead', 'S6|SK|S7|SA S8', 'S6 SK S7', 'SA', 'overtake'],
    [
      'his ten may still be beaten, the ace stays',
      'S10|S6|SA S7|SK',
      'S10 S6',
      'S7',
      'leavePartner',
      'obenabe',
    ],
    ['nothing would take it over', 'S10|S6|S9 S7|SK', 'S10 S6', 'S7', 'cheapest', 'obenabe'],
  ]);
});

describe('taking', () => {
  const VOID = 'SA|D6 D7 H6 C6 C7 C8 CJ CQ CK|S7|S8';
  const VOID_LAST = 'SA|S6|S7|D6 D7 H6 C6 C7 C8 CJ CQ CK';
  check([
    ['last, with a trump', VOID_LAST, 'SA S6 S7', 'H6', 'trumpIn'],
    ['second, with a trump that may be beaten', VOID, 'SA', 'H6', 'over'],
    ['second, with the Buur', 'SA|D6 HJ C6 C7 C8 CJ CQ CK DK|S7|S8', 'SA', 'HJ', 'trumpIn'],
    ['last, over the king', 'S6|S7|SK|SA S8', 'S6 S7 SK', 'SA', 'takeLast'],
    ['last, but it does not take', 'S6|S7|SK|SA S8', 'S6 S7 SK', 'S8', 'duck'],
    ['second, the ace in Obenabe', 'S6|SA S8|S7', 'S6', 'SA', 'take', 'obenabe'],
    ['second, the king while the ace is out', 'S6|SK S8|SA', 'S6', 'SK', 'over', 'obenabe'],
    ['the Buur on the Nell', 'H9|HJ H6', 'H9', 'HJ', 'take'],
    ['the Nell while the Buur is out', 'H6|H9 H7|HJ', 'H6', 'H9', 'over'],
  ]);
});

describe('leaving it to them', () => {
  const VOID = 'SA|D6 D10 H6 C6 C7 C8 CJ CQ CK|S7|S8';
  const NO_TRUMP = 'SA|D6 D10 DJ C6 C7 C8 CJ CQ CK|S7|S8';
  check([
    ['a trump would take it, and is kept', VOID, 'SA', 'D6', 'keepTrump'],
    ['there is none: a card without points', NO_TRUMP, 'SA', 'D6', 'discard'],
    ['there is none: a ten is no throwing away', NO_TRUMP, 'SA', 'D10', 'best'],
    ['nor follows trump', 'HJ|D6 D10 DJ C6 C7 C8 CJ CQ CK', 'HJ', 'D6', 'discard'],
    ['the king would take it', 'SQ|SK S6', 'SQ', 'S6', 'duck', 'obenabe'],
    ['the king would take it, but why give the ten', 'SQ|SK S10 S6', 'SQ', 'S10', 'best', 'obenabe'],
    ['nothing of the suit takes it, a trump would', 'SA|S6 S7 H6', 'SA', 'S6', 'keepTrump'],
    ['nothing takes it: the fewest points', 'SA|S6 S10', 'SA', 'S6', 'cheapest', 'obenabe'],
    ['nothing takes it: not the fewest points', 'SA|S6 S10', 'SA', 'S10', 'best', 'obenabe'],
    ['trump led, a lower one', 'HJ|H6 H10', 'HJ', 'H6', 'cheapest'],
  ]);

  test('a trump that brings as much as the card is not said to be too dear', () => {
    const view = after(VOID, 'SA', 'H');
    const figures = cardsIn(view.legal).filter((held) => held !== card('D6'));
    const even = figures.map((held) => opinion(held, held === card('H6') ? 0 : 5));
    expect(cardReason(view, [opinion(card('D6'), 0), ...even])).toBe('duck');
  });
});

describe('whatever the card', () => {
  test('only one may be played', () => {
    const view = after('SA|S6 D6 D7 D8 D9 D10 DJ DQ DK', 'SA', 'obenabe');
    expect(cards('S6')).toEqual(cardsIn(view.legal));
    expect(cardReason(view, [opinion(card('S6'), 0)])).toBe('only');
  });

  test('all bring the same', () => {
    const view = after('SA|S6 S7', 'SA', 'obenabe');
    expect(reasonFor(view, card('S6'), 0)).toBe('same');
    expect(reasonFor(view, card('S6'), 0.5)).not.toBe('same');
  });

  test('the rest is proved', () => {
    const sure: Table = table({ hands: 'D*', contract: 'D' });
    expect(reasonFor(viewOf(sure), card('DJ'))).toBe('claim');
    const open = table({ hands: 'D7 D8 D9 D10 DJ DQ DK DA S6|D6', contract: 'D' });
    expect(reasonFor(viewOf(open), card('DJ'))).toBe('drawTrump');
  });
});
