import { expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
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
