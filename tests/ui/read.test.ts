import { expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { movesOf } from '../../src/lib/ui/table/moves';
import { sitsOut } from '../../src/lib/ui/table/read';
import { table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const seen = view<'schieber'>(table({ hands: HANDS }), 0);
const chairs = [0, 1, 2, 3] as const;

it('before the first cards are dealt nobody sits out', () => {
  expect(chairs.filter((chair) => sitsOut({ ...seen, active: [] }, chair))).toEqual([]);
});

it('whoever has no cards in a deal sits out', () => {
  expect(chairs.filter((chair) => sitsOut({ ...seen, active: [0, 2, 3] }, chair))).toEqual([1]);
});

/** The same table with fewer cards in the own hand, before a lead. */
const leading = (left: number, legal: typeof seen.legal = []): typeof seen =>
  ({ ...seen, phase: 'play', turn: 0, tricks: [], hand: seen.hand.slice(0, left), legal }) as never;

it('«Rest gehört mir» can be tried from five cards on, proved or not: the button gives nothing away', () => {
  expect([9, 6, 5, 3, 2].map((left) => movesOf(leading(left)).claim)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('with more cards it is there once it is proved, with the last one never', () => {
  expect(movesOf(leading(7, [{ type: 'claim' }])).claim).toBe(true);
  expect(movesOf(leading(1, [{ type: 'claim' }])).claim).toBe(false);
});

it('it is for whoever leads', () => {
  const trick = { leader: 1, cards: [0], winner: null, points: 0 } as unknown as (typeof seen.tricks)[number];
  expect(movesOf({ ...leading(3), tricks: [trick] }).claim).toBe(false);
  expect(movesOf({ ...leading(3), turn: 2 }).claim).toBe(false);
});
