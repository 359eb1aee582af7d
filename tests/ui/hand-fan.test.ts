import { describe, expect, it } from 'vitest';
import { stripAt, type Fan } from '$lib/ui/table/fan';

/** Nine cards on a phone of 320 px, lying flat at the bottom. */
const flat: Fan = { count: 9, left: 10, top: 400, width: 64, height: 100, step: 29, turn: 0 };
const turned: Fan = { ...flat, turn: 1.25 };
const y = 430;

/** Where a point of a turned card lies, `x` and `y` from its upper left corner. */
function on(fan: Fan, index: number, x: number, fromTop: number): { x: number; y: number } {
  const angle = ((index - (fan.count - 1) / 2) * fan.turn * Math.PI) / 180;
  const [dx, dy] = [x - fan.width / 2, fromTop - fan.height * 1.3];
  return {
    x: fan.left + fan.step * index + fan.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: fan.top + fan.height * 1.3 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

describe('the strip under a finger', () => {
  it.each([
    [10, 0],
    [38, 0],
    [40, 1],
    [10 + 29 * 4 + 1, 4],
    [10 + 29 * 8 - 1, 7],
    [10 + 29 * 8 + 1, 8],
    [10 + 29 * 8 + 60, 8],
  ])('at %i px is that of card %i', (x, index) => {
    expect(stripAt(flat, { x, y })).toBe(index);
  });

  it('leans as the card does', () => {
    for (let index = 0; index < 9; index += 1) {
      for (const fromTop of [2, 50, 98]) {
        expect(stripAt(turned, on(turned, index, 2, fromTop))).toBe(index);
        expect(stripAt(turned, on(turned, index, 24, fromTop))).toBe(index);
      }
    }
    // The upper left corner of the second card lies over where the first one would be if nothing were turned.
    expect(on(turned, 1, 2, 2).x).toBeLessThan(10 + 29);
  });

  it('is the whole card when there is but one', () => {
    const single = { ...flat, count: 1, step: 0 };
    expect(stripAt(single, { x: 12, y })).toBe(0);
    expect(stripAt(single, { x: 72, y })).toBe(0);
  });

  it('is none without cards', () => {
    expect(stripAt({ ...flat, count: 0 }, { x: 20, y })).toBe(-1);
  });

  it.each([
    ['well above the cards', 100, 400 - 57],
    ['well below them', 100, 500 + 29],
    ['left of them', 10 - 29, y],
    ['right of them', 10 + 29 * 8 + 64 + 29, y],
  ])('is none %s', (_, x, at) => {
    expect(stripAt(flat, { x, y: at })).toBe(-1);
  });

  it.each([
    ['a little above the cards', 100, 400 - 55],
    ['a little below them', 100, 500 + 27],
    ['just left of them', 10 - 27, y],
    ['just right of them', 10 + 29 * 8 + 64 + 27, y],
  ])('is still there %s', (_, x, at) => {
    expect(stripAt(flat, { x, y: at })).not.toBe(-1);
  });

  it('does not flicker on the edge of two cards', () => {
    const edge = 10 + 29 * 3;
    expect([stripAt(flat, { x: edge - 3, y }, 3), stripAt(flat, { x: edge - 5, y }, 3)]).toEqual([3, 2]);
    expect([stripAt(flat, { x: edge + 3, y }, 2), stripAt(flat, { x: edge + 5, y }, 2)]).toEqual([2, 3]);
    expect(stripAt(flat, { x: edge + 3, y }, 0)).toBe(3);
  });
});
