import { createEvent, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../src/lib/engine/types';
import { tip } from '../../src/lib/ui/explain/tip.svelte';
import Hand from '../../src/lib/ui/table/Hand.svelte';
import { card, cards } from '../helpers/table';

// jsdom lays nothing out: cards of 80 × 120, 40 px apart.
const STEP = 40;
beforeEach(() => {
  const lay = (name: 'offsetLeft' | 'offsetWidth' | 'offsetHeight', of: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  lay('offsetLeft', (element) => STEP * Number(element.style.getPropertyValue('--i')));
  lay('offsetWidth', () => 80);
  lay('offsetHeight', () => 120);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const HELD = cards('HJ H7 SA');
function setup(more: Record<string, unknown> = {}) {
  const onplay = vi.fn<(card: Card) => void>();
  const onexplain = vi.fn<(card: Card | null, anchor: HTMLElement | null) => void>();
  const props = { cards: HELD, pack: 'german' as const, playable: cards('HJ H7'), forbidden: cards('SA') };
  const rest = { why: () => 'Rosen angeben', onask: () => {}, onplay, onexplain };
  const { rerender } = render(Hand, { ...props, ...rest, ...more });
  return { onplay, onexplain, rerender };
}
const NAMES = ['Rosen Under', 'Rosen Sieben', 'Schilten Ass'];
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const raised = (): string | null => document.querySelector('.under')?.getAttribute('aria-label') ?? null;
const chosen = (): string | null => document.querySelector('.chosen')?.getAttribute('aria-label') ?? null;

type Kind = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel' | 'click' | 'pointerLeave';
function send(kind: Kind, name: string, at: number, more: Record<string, unknown> = {}) {
  const x = STEP * NAMES.indexOf(name) + 10;
  const size = { width: 20, height: 20, clientX: x, clientY: 30, bubbles: true };
  const event = createEvent[kind](button(name), {
    pointerType: 'touch',
    isPrimary: true,
    pointerId: 1,
    ...size,
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(button(name), event);
}
/** A tap as a browser reports it: the click comes last, on whatever lies there then. */
async function tap(name: string, at: number) {
  await send('pointerDown', name, at);
  await send('pointerUp', name, at + 60, { width: 1, height: 1 });
  if (screen.queryByRole('button', { name })) await send('click', name, at + 65);
}

describe('a finger on the hand', () => {
  it('plays the card it taps, once', async () => {
    const { onplay } = setup();
    await tap('Rosen Sieben', 1000);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('H7'));
  });

  it('raises the card it slides to and plays that one', async () => {
    const { onplay } = setup();
    await send('pointerDown', 'Rosen Under', 1000);
    expect(raised()).toBe('Rosen Under');
    await send('pointerMove', 'Rosen Sieben', 1100);
    expect(raised()).toBe('Rosen Sieben');
    await send('pointerUp', 'Rosen Under', 1200);
    expect(raised()).toBeNull();
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('H7'));
  });

  it('is told why a card cannot be played', async () => {
    const { onplay } = setup();
    await send('pointerDown', 'Rosen Under', 1000);
    await send('pointerMove', 'Schilten Ass', 1100);
    await send('pointerUp', 'Schilten Ass', 1200);
    expect(screen.getByRole('alert').textContent?.trim()).toBe('Rosen angeben');
    expect(onplay).not.toHaveBeenCalled();
  });

  it.each([
    ['upwards', () => send('pointerMove', 'Rosen Sieben', 1100, { clientY: -60 })],
    ['because the system takes the finger', () => send('pointerCancel', 'Rosen Sieben', 1100)],
    [
      'with a second finger',
      () => send('pointerDown', 'Rosen Under', 1100, { pointerId: 2, isPrimary: false }),
    ],
  ])('cancels %s', async (_, cancel) => {
    const { onplay } = setup();
    await send('pointerDown', 'Rosen Sieben', 1000);
    await cancel();
    expect(raised()).toBeNull();
    await send('pointerUp', 'Rosen Sieben', 1200);
    await send('click', 'Rosen Sieben', 1210);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('plays no second card by a tap soon after the first', async () => {
    const { onplay, rerender } = setup();
    await tap('Rosen Sieben', 1000);
    await rerender({ cards: cards('HJ SA'), playable: cards('HJ SA') });
    await tap('Rosen Under', 1400);
    expect(onplay).toHaveBeenCalledTimes(1);
    await tap('Rosen Under', 1700);
    expect(onplay).toHaveBeenCalledTimes(2);
  });

  it('does not play what slides under it, nor what becomes playable under it', async () => {
    const { onplay, rerender } = setup({ playable: [] });
    await send('pointerDown', 'Rosen Sieben', 1000);
    await rerender({ playable: cards('HJ H7') });
    await send('pointerUp', 'Rosen Sieben', 1300);
    await send('pointerDown', 'Rosen Under', 2000);
    await rerender({ cards: cards('H7 SA'), playable: cards('H7') });
    await send('pointerMove', 'Rosen Sieben', 2100);
    await send('pointerUp', 'Rosen Sieben', 2200);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('leaves clicks to the mouse and to screen readers', async () => {
    const { onplay } = setup();
    const reader = { width: 0, height: 0 };
    await send('pointerDown', 'Rosen Under', 1000, reader);
    expect(raised()).toBeNull();
    await send('pointerUp', 'Rosen Under', 1010, reader);
    await send('click', 'Rosen Under', 1020);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('HJ'));
  });
});

describe('staying on a card', () => {
  it('explains it under the finger, and lifting the finger then plays nothing', async () => {
    vi.useFakeTimers();
    const { onplay, onexplain } = setup();
    await send('pointerDown', 'Rosen Sieben', 1000);
    vi.advanceTimersByTime(600);
    expect(onexplain).toHaveBeenCalledExactlyOnceWith(card('H7'), button('Rosen Sieben'));
    await send('pointerUp', 'Rosen Sieben', 1900);
    await send('click', 'Rosen Sieben', 1910);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('is over when the finger moves on, which then plays', async () => {
    vi.useFakeTimers();
    const { onplay, onexplain } = setup();
    await send('pointerDown', 'Rosen Sieben', 1000);
    vi.advanceTimersByTime(600);
    await send('pointerMove', 'Rosen Under', 1700);
    expect(onexplain).toHaveBeenLastCalledWith(null, null);
    await send('pointerUp', 'Rosen Under', 1800);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('HJ'));
  });

  it('is put away by a tap that plays nothing', async () => {
    const { onplay } = setup();
    tip.mute();
    await tap('Rosen Sieben', 1000);
    expect(onplay).not.toHaveBeenCalled();
    tip.pressed(new PointerEvent('pointerdown', { pointerType: 'touch', width: 20, height: 20 }));
    await tap('Rosen Sieben', 2000);
    expect(onplay).toHaveBeenCalledTimes(1);
  });

  it('explains it under the mouse', async () => {
    vi.useFakeTimers();
    const { onexplain } = setup();
    await send('pointerMove', 'Schilten Ass', 1000, { pointerType: 'mouse' });
    vi.advanceTimersByTime(450);
    expect(onexplain).toHaveBeenCalledExactlyOnceWith(card('SA'), button('Schilten Ass'));
    await send('pointerLeave', 'Schilten Ass', 1500, { pointerType: 'mouse' });
    expect(onexplain).toHaveBeenLastCalledWith(null, null);
  });
});

describe('with a second tap to confirm', () => {
  const bubble = (): string | undefined => screen.queryByRole('alert')?.textContent?.trim();

  it('the first raises the card, the second plays it', async () => {
    const { onplay } = setup({ confirm: true });
    await tap('Rosen Sieben', 1000);
    expect([chosen(), bubble()]).toEqual(['Rosen Sieben', 'Nochmals tippen']);
    expect(onplay).not.toHaveBeenCalled();
    await tap('Rosen Sieben', 1600);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('H7'));
  });

  it('a trembling tap is one', async () => {
    const { onplay } = setup({ confirm: true });
    await tap('Rosen Sieben', 1000);
    await tap('Rosen Sieben', 1150);
    expect(onplay).not.toHaveBeenCalled();
    expect(chosen()).toBe('Rosen Sieben');
  });

  it('a brisk second tap is a second one', async () => {
    const { onplay } = setup({ confirm: true });
    await tap('Rosen Sieben', 1000);
    await tap('Rosen Sieben', 1250);
    expect(onplay).toHaveBeenCalledOnce();
  });

  it('another card takes its place, a forbidden one none', async () => {
    const { onplay } = setup({ confirm: true });
    await tap('Rosen Sieben', 1000);
    await tap('Rosen Under', 2000);
    expect(chosen()).toBe('Rosen Under');
    await tap('Schilten Ass', 3000);
    expect([chosen(), bubble()]).toEqual([null, 'Rosen angeben']);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('a finger that was elsewhere meanwhile only chooses again', async () => {
    const { onplay } = setup({ confirm: true });
    await tap('Rosen Sieben', 1000);
    await send('pointerDown', 'Rosen Sieben', 2000);
    await send('pointerMove', 'Rosen Under', 2100);
    await send('pointerMove', 'Rosen Sieben', 2200);
    await send('pointerUp', 'Rosen Sieben', 2300);
    expect(onplay).not.toHaveBeenCalled();
    expect(chosen()).toBe('Rosen Sieben');
  });

  it('Enter twice plays, Escape lets the card fall', async () => {
    const { onplay } = setup({ confirm: true });
    await send('click', 'Rosen Sieben', 1000);
    await fireEvent.keyDown(button('Rosen Sieben'), { key: 'Escape' });
    expect([chosen(), bubble()]).toEqual([null, undefined]);
    await send('click', 'Rosen Sieben', 2000);
    await send('click', 'Rosen Sieben', 3000);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('H7'));
  });

  it('a key that is held down does nothing more', () => {
    setup({ confirm: true });
    const press = (repeat: boolean) =>
      fireEvent.keyDown(button('Rosen Sieben'), { key: 'Enter', repeat, cancelable: true });
    return Promise.all([press(false), press(true)]).then((went) => expect(went).toEqual([true, false]));
  });
});

describe('trump in the hand', () => {
  const marked = () => NAMES.filter((name) => button(name).querySelector('svg') !== null);
  const description = (name: string): string | undefined => {
    const id = button(name).getAttribute('aria-describedby');
    return id === null ? undefined : document.getElementById(id)?.textContent;
  };

  it('is marked on the card and said after its name', () => {
    setup({ trump: 1 });
    expect(marked()).toEqual(['Rosen Under', 'Rosen Sieben']);
    expect(NAMES.map(description)).toEqual(['Trumpf', 'Trumpf', 'Rosen angeben']);
  });

  it('comes after the reason, and is nowhere without trump', () => {
    const { rerender } = setup({ trump: 2 });
    expect(description('Schilten Ass')).toBe('Rosen angeben, Trumpf');
    return rerender({ trump: null }).then(() => expect(marked()).toEqual([]));
  });
});
