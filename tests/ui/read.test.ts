import { expect, it } from 'vitest';
import { sitsOut } from '../../src/lib/ui/table/read';
import { dealt, view } from '../helpers/table';

const chairs = [0, 1, 2, 3] as const;

it('before the first cards are dealt nobody sits out', () => {
  const before = { ...view<'schieber'>(dealt(), 0), active: [] };
  expect(chairs.filter((chair) => sitsOut(before, chair))).toEqual([]);
});

it('whoever has no cards in a deal sits out', () => {
  const three = { ...view<'schieber'>(dealt(), 0), active: [0, 2, 3] };
  expect(chairs.filter((chair) => sitsOut(three, chair))).toEqual([1]);
});
