import { describe, expect, it } from 'vitest';
import type { Sound } from '../../src/lib/sound/heard';
import { grainsOf, timed } from '../../src/lib/sound/score';

const SOUNDS: readonly Sound[] = ['sweep', 'deal', 'card', 'chalk', 'bell', 'turn', 'knock'];
const ends = (sound: Sound): number => Math.max(...grainsOf(sound, 3).map(({ at, seconds }) => at + seconds));

describe('every sound', () => {
  it.each(SOUNDS)('%s is short, quiet, and begins at once', (sound) => {
    const grains = grainsOf(sound, 3);
    expect(ends(sound)).toBeLessThanOrEqual(sound === 'bell' ? 1.5 : 0.2501);
    expect(Math.min(...grains.map(({ at }) => at))).toBe(0);
    for (const { gain, rise, seconds, hertz } of grains) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
      expect(rise).toBeLessThan(seconds);
      expect(Math.min(...hertz)).toBeGreaterThan(20);
    }
  });
  it('chalk has a scratch for each stroke, the bell two strokes', () => {
    expect([1, 2, 3].map((strokes) => grainsOf('chalk', strokes).length)).toEqual([1, 2, 3]);
    expect(new Set(grainsOf('bell').map(({ at }) => at)).size).toBe(2);
  });
});

describe('the sounds of one step', () => {
  it('follow the cards: swept, then laid, then written', () => {
    const times = timed(['sweep', 'card', 'chalk'], 1).map(({ at }) => at);
    expect(times[0]).toBe(0);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(3);
  });
  it('a single one does not wait, a card only until it lands', () => {
    expect(timed(['chalk'], 1)).toEqual([{ sound: 'chalk', at: 0 }]);
    expect(timed(['card'], 1)[0]?.at).toBeCloseTo(0.18);
    expect(timed(['card'], 0)).toEqual([{ sound: 'card', at: 0 }]);
  });
});
