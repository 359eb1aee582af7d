import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, chalk, rules, type Stroke } from '../../src/lib/ui/slate/chalk';
import { strokesOf } from '../../src/lib/ui/slate/strokes';

/** Hundreds, fifties, twenties, rest. */
const ROWS: readonly [points: number, strokes: readonly [number, number, number, number]][] = [
  [0, [0, 0, 0, 0]],
  [7, [0, 0, 0, 7]],
  [19, [0, 0, 0, 19]],
  [20, [0, 0, 1, 0]],
  [50, [0, 1, 0, 0]],
  [99, [0, 1, 2, 9]],
  [100, [1, 0, 0, 0]],
  [157, [1, 1, 0, 7]],
  [257, [2, 1, 0, 7]],
  [314, [2, 2, 0, 14]], // a whole cross
  [936, [6, 4, 6, 16]], // a five of twenties, and one
  [1178, [8, 5, 6, 8]],
  [2500, [17, 10, 15, 0]],
  [3000, [21, 12, 15, 0]],
];
const anySum = fc.integer({ min: 0, max: 6000 });
const drawn = (points: number, hand = 0): Stroke[] => chalk(strokesOf(points), hand);
const ends = ({ d }: Stroke): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the strokes of a sum', () => {
  it.each(ROWS)('%i are written as %j', (points, [hundreds, fifties, twenties, rest]) => {
    expect(strokesOf(points)).toEqual({ hundreds, fifties, twenties, rest });
  });

  it('are worth that sum, with less than 20 left for the figure', () => {
    fc.assert(
      fc.property(anySum, (points) => {
        const { hundreds, fifties, twenties, rest } = strokesOf(points);
        expect(hundreds * 100 + fifties * 50 + twenties * 20 + rest).toBe(points);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(20);
      }),
    );
  });

  it('stay when more is written: at most one fifty and two twenties go, a hundred never', () => {
    fc.assert(
      fc.property(anySum, fc.integer({ min: 0, max: 1500 }), (points, more) => {
        const [before, after] = [strokesOf(points), strokesOf(points + more)];
        expect(after.hundreds).toBeGreaterThanOrEqual(before.hundreds);
        expect(after.fifties).toBeGreaterThanOrEqual(before.fifties - 1);
        expect(after.twenties).toBeGreaterThanOrEqual(before.twenties - 2);
      }),
    );
  });
});

/** Whether chalk of this breadth would be cut off: a curve of three points goes halfway to the middle one at most. */
function cutOff(stroke: Stroke, half = 1.9): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = boxOf(stroke).view.split(' ').map(Number);
  const [x0 = 0, y0 = 0, bendX = 0, bendY = 0, x1 = 0, y1 = 0] = ends(stroke);
  const across = [x0, x1, (x0 + 2 * bendX + x1) / 4];
  const down = [y0, y1, (y0 + 2 * bendY + y1) / 4];
  const fits = (at: number, from: number, room: number): boolean =>
    at - half > from && at + half < from + room;
  return !across.every((at) => fits(at, x, width)) || !down.every((at) => fits(at, y, height));
}

describe('the picture of one stroke', () => {
  it('has room for all of it', () => {
    fc.assert(
      fc.property(anySum, fc.integer({ min: 0, max: 1 }), (points, hand) => {
        expect(drawn(points, hand).filter((stroke) => cutOff(stroke))).toEqual([]);
      }),
    );
    expect(drawn(100).filter((stroke) => cutOff(stroke, 4))).toHaveLength(1);
  });

  it.each([
    ['h0', 'a first hundred, downwards', [0, 1]],
    ['h4', 'the fifth across the four, to the right', [1, 0]],
    ['f0', 'a fifty, downwards', [0, 1]],
    ['f1', 'the second one across it, to the left', [-1, 0]],
    ['t0', 'a twenty, downwards', [0, 1]],
  ])('%s: %s', (id, _what, way) => {
    const stroke = drawn(1178).find((one) => one.id === id);
    if (!stroke) throw new Error(`no ${id}`);
    expect(boxOf(stroke).way).toEqual(way);
  });

  it('lies where the stroke is on the slate', () => {
    const [stroke] = drawn(100);
    if (!stroke) throw new Error('one stroke expected');
    const [x = 0, , width = 0] = boxOf(stroke).view.split(' ').map(Number);
    const [left = '', , wide = ''] = boxOf(stroke).place;
    expect(parseFloat(left)).toBeCloseTo((x / 120) * 100, 1);
    expect(parseFloat(wide)).toBeCloseTo((width / 120) * 100, 1);
  });
});

describe('the drawing', () => {
  it('has no stroke for no points, and one path a stroke', () => {
    expect(drawn(0)).toEqual([]);
    expect(drawn(1178)).toHaveLength(8 + 5 + 6);
  });

  it('crosses four hundreds with the fifth', () => {
    const hundreds = drawn(900).filter(({ id }) => id.startsWith('h'));
    const [first, , , fourth, fifth] = hundreds.map(ends);
    if (!first || !fourth || !fifth) throw new Error('five hundreds expected');
    expect(fifth[0]).toBeLessThan(first[0] as number);
    expect(fifth[4]).toBeGreaterThan(fourth[0] as number);
  });

  it('is the same each time, but another hand writes for the other side', () => {
    expect(drawn(1178)).toEqual(drawn(1178));
    expect(rules(0)).toBe(rules(0));
    expect(drawn(1178, 1)).not.toEqual(drawn(1178, 0));
  });

  it('leaves a stroke where it is while its line is in one row', () => {
    const early = new Map(drawn(400).map(({ id, d }) => [id, d]));
    const kept = drawn(1500).filter(({ id }) => early.has(id));
    expect(kept).toHaveLength(early.size);
    for (const { id, d } of kept) expect(d).toBe(early.get(id));
  });

  it('stays on the slate up to twice the usual target', () => {
    fc.assert(
      fc.property(anySum, (points) => {
        for (const stroke of drawn(points)) {
          const [ax = NaN, ay = NaN, , , bx = NaN, by = NaN] = ends(stroke);
          for (const x of [ax, bx]) expect(x >= 2 && x <= 118).toBe(true);
          for (const y of [ay, by]) expect(y >= 0 && y <= 72).toBe(true);
        }
      }),
    );
  });

  it.each(['h', 't'])('keeps upright strokes 3 px apart on the narrowest slate, at 3000 (%s)', (line) => {
    const narrow = 63 / 120; // what a side of a slate of 150 px leaves for the field
    const upright = drawn(3000).filter(({ id }) => id.startsWith(line) && Number(id.slice(1)) % 5 < 4);
    const tops = upright.map(ends);
    tops.slice(1).forEach(([x = NaN, y = NaN], i) => {
      const [left = NaN, beside = NaN] = tops[i] ?? [];
      if (Math.abs(y - beside) < 4) expect((x - left) * narrow).toBeGreaterThan(2.6);
    });
  });
});
