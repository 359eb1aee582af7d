import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gesture, isFinger, Linger } from '$lib/ui/control/gesture';

describe('a double tap', () => {
  it.each([60, 150, 250, 450, 549])('is one gesture after %i ms', (later) => {
    const gesture = new Gesture();
    expect(gesture.isSecond(1000)).toBe(false);
    gesture.mark(1000);
    expect(gesture.isSecond(1000 + later)).toBe(true);
  });

  it('is two taps when there is time between them', () => {
    const gesture = new Gesture();
    gesture.mark(1000);
    expect(gesture.isSecond(1550)).toBe(false);
  });
});

describe('a finger', () => {
  it.each([
    ['touch', 12, 12, true],
    ['pen', 1, 1, true],
    ['mouse', 1, 1, false],
    ['touch', 0, 0, false],
  ])('%s of %i by %i: %s', (pointerType, width, height, is) => {
    expect(isFinger({ pointerType, width, height })).toBe(is);
  });
});

describe('somebody who stays', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const setup = () => {
    const told: (string | null)[] = [];
    return { told, linger: new Linger<string>((thing) => told.push(thing)) };
  };

  it('is told after a while, and no more when he goes', () => {
    const { told, linger } = setup();
    linger.stay('Nell', 450);
    vi.advanceTimersByTime(449);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([told, linger.told]).toEqual([['Nell'], true]);
    linger.leave();
    linger.leave();
    expect([told, linger.told]).toEqual([['Nell', null], false]);
  });

  it('is told nothing when he goes on in time', () => {
    const { told, linger } = setup();
    linger.stay('Nell', 450);
    vi.advanceTimersByTime(300);
    linger.stay('Buur', 450);
    vi.advanceTimersByTime(300);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(told).toEqual(['Buur']);
  });

  it('may keep what he was told', () => {
    const { told, linger } = setup();
    linger.stay('Nell', 450);
    vi.advanceTimersByTime(450);
    linger.hold();
    expect([told, linger.told]).toEqual([['Nell'], true]);
    linger.stay('Buur', 450);
    linger.hold();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['Nell', null]);
  });
});
