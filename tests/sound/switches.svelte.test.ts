import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { DEFAULTS, guarded } from '../../src/lib/state/settings';
import { settings, SettingsState } from '../../src/lib/state/settings.svelte';
import Hand from '../../src/lib/ui/table/Hand.svelte';
import Rail from '../../src/lib/ui/table/Rail.svelte';
import { card, plays, table } from '../helpers/table';

vi.mock('$app/state', () => ({ page: { state: {} }, navigating: {} }));
vi.mock('$lib/state/install.svelte', () => ({ install: { way: null } }));
vi.mock('$app/navigation', () => ({ pushState: vi.fn(), afterNavigate: vi.fn() }));

describe('sound and vibration among the settings', () => {
  it('are on for everybody who has not said otherwise, also where older versions wrote that they were off', () => {
    const old = { ...DEFAULTS, ...guarded({ sound: false, vibration: false }) };
    expect([old.tone, old.haptics, old.sound]).toEqual([true, true, false]);
  });
  it('stay off once they were switched off, and nothing but yes and no counts', () => {
    expect(guarded({ tone: false, haptics: false })).toMatchObject({ tone: false, haptics: false });
    expect(guarded({ tone: 'laut', haptics: 1 })).toEqual({ name: '' });
  });
  it('are kept and come back', async () => {
    const row: Record<string, unknown> = {};
    const store = {
      load: () => Promise.resolve({ ...row }),
      save: (change: object) => Promise.resolve(void Object.assign(row, change)),
    };
    const before = new SettingsState();
    await before.attach(store);
    await before.change({ tone: false });
    expect(row).toEqual({ tone: false });
    const after = new SettingsState();
    await after.attach(store);
    expect([after.now.tone, after.now.haptics]).toEqual([false, true]);
  });
});

describe('the settings page', () => {
  const open = async () => render((await import('../../src/routes/settings/+page.svelte')).default);
  const toggle = (name: string) => screen.queryByRole('switch', { name });

  beforeEach(() => {
    Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });
    void settings.change({ tone: true, haptics: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

  it('switches «Ton» off, and the bell out of sight with it', async () => {
    await open();
    expect(toggle('Glocke, wenn du dran bist')).toBeTruthy();
    await fireEvent.click(toggle('Ton') as HTMLElement);
    expect(settings.now.tone).toBe(false);
    flushSync();
    expect(toggle('Glocke, wenn du dran bist')).toBeNull();
  });
  it('switches «Vibration» off', async () => {
    await open();
    await fireEvent.click(toggle('Vibration') as HTMLElement);
    expect(settings.now.haptics).toBe(false);
  });
  it('says so where the device cannot vibrate', async () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    await open();
    expect(toggle('Vibration')).toBeNull();
    expect(screen.getByText(/Das kann dieser Browser nicht: Vibration/)).toBeTruthy();
  });
});

describe('at the table', () => {
  const game = plays(table({ hands: 'H10 HK S6 | H7 | HA | HJ', forehand: 1, contract: 'C' }), 'H7');

  it.each([true, false])('one tap switches the sound, and says how it is: %s', async (tone) => {
    const ontone = vi.fn();
    render(Rail, {
      view: view<'schieber'>(game, 0),
      pack: 'german',
      tone,
      ontone,
      lamp: null,
      onopen: vi.fn(),
    });
    const button = screen.getByRole('button', { name: 'Ton' });
    expect(button.getAttribute('aria-pressed')).toBe(String(tone));
    await fireEvent.click(button);
    expect(ontone.mock.calls).toEqual([[!tone]]);
  });

  it('the knock is for forbidden cards: not for those that have to wait, nor for those that are played', async () => {
    const onrefuse = vi.fn();
    const cards = [card('H10'), card('S6'), card('S7')];
    render(Hand, {
      ...{ cards, pack: 'german', playable: [card('H10')], forbidden: [card('S6')], onrefuse },
      ...{ why: () => 'Rosen angeben', onplay: vi.fn(), onask: vi.fn() },
    });
    const tapAt = (name: string, at: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(click, 'timeStamp', { value: at });
      return fireEvent(screen.getByRole('button', { name }), click);
    };
    await tapAt('Schilten Sieben', 1000);
    expect(onrefuse).not.toHaveBeenCalled();
    await tapAt('Schilten Sechs', 3000);
    expect(onrefuse).toHaveBeenCalledOnce();
    await tapAt('Rosen Banner', 5000);
    expect(onrefuse).toHaveBeenCalledOnce();
  });
});
