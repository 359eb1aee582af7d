import { describe, expect, it } from 'vitest';
import { Gesture } from '$lib/ui/control/gesture';

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
