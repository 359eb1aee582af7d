import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Poster from '../../src/lib/ui/lobby/Poster.svelte';

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.part;
});
const part = (): string | null => document.documentElement.getAttribute('data-part');

describe('the poster', () => {
  it('has the light of the visitor’s hour, and another one when looked at later', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 16, 59) });
    render(Poster);
    await tick();
    expect(part()).toBe('noon');
    vi.setSystemTime(new Date(2026, 10, 30, 17, 0));
    await fireEvent(document, new Event('visibilitychange'));
    expect(part()).toBe('evening');
  });
});
