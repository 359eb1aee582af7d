import { fireEvent, render, screen, within } from '@testing-library/svelte';
import type { ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { SchieberOptions } from '../../src/lib/engine/variants/schieber/types';
import type { Level } from '../../src/lib/i18n/index.svelte';
import { schieberChoices } from '../../src/lib/state/choices';
import { DEFAULTS, LONGEST_NAME, tidyName } from '../../src/lib/state/settings';
import { SettingsState } from '../../src/lib/state/settings.svelte';
import OptionsForm from '../../src/lib/ui/lobby/OptionsForm.svelte';
import { lentIn, presetOf, withPreset } from '../../src/lib/ui/lobby/options';

const { defaults, presets } = schieberChoices;

/** @returns shows the same form with other values */
const form = (more: Partial<ComponentProps<typeof OptionsForm>>) =>
  render(OptionsForm, {
    ...{ options: defaults, choices: schieberChoices, level: 'strong', pack: 'german' },
    ...{ onchange: () => {}, onlevel: () => {}, onpack: () => {} },
    ...more,
  }).rerender;

describe('the options of a Schieber', () => {
  it('preselect 1000 with all factors 1, and go back', () => {
    const one = withPreset(defaults, 'allOne', schieberChoices, null);
    expect(one).toMatchObject({ target: 1000, factors: presets.allOne });
    const lent = lentIn(one, schieberChoices);
    expect(withPreset(one, 'undenufe4', schieberChoices, lent)).toMatchObject({ target: 2500 });
    const aimed = { ...one, target: 3000 };
    expect(withPreset(aimed, 'standard', schieberChoices, lentIn(aimed, schieberChoices)).target).toBe(3000);
  });

  it('give the target back that nobody chose, also by way of own factors', async () => {
    const onchange = vi.fn();
    const rerender = form({ onchange });
    const tap = async (name: string) => {
      await fireEvent.click(screen.getByRole('radio', { name }));
      await rerender({ options: onchange.mock.lastCall![0] as typeof defaults });
      return (onchange.mock.lastCall![0] as typeof defaults).target;
    };
    expect(await tap('alle ×1')).toBe(1000);
    expect(await tap('eigene')).toBe(1000);
    expect(await tap('Standard')).toBe(2500);
    expect(await tap('alle ×1')).toBe(1000);
    expect(await tap('1500')).toBe(1500);
    expect(await tap('Standard')).toBe(1500);
  });

  it('recognise the presets', () => {
    expect(presetOf(presets.undenufe4, schieberChoices)).toBe('undenufe4');
    expect(presetOf({ ...presets.allOne, D: 7 }, schieberChoices)).toBe('own');
  });

  it('let each factor be set for itself, within its range', async () => {
    const onchange = vi.fn<(options: SchieberOptions) => void>();
    form({ onchange });
    expect(screen.queryByRole('button', { name: 'Schellen: grösser' })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'eigene' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Schellen: grösser' }));
    expect(onchange.mock.lastCall?.[0].factors).toEqual({ ...presets.standard, D: 2 });
    expect((screen.getByRole('button', { name: 'Schellen: kleiner' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it('switch the house rules on', async () => {
    const onchange = vi.fn<(options: SchieberOptions) => void>();
    form({ onchange });
    await fireEvent.click(screen.getByRole('switch', { name: 'Stöck vorzeitig zeigen' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ ...defaults, stoeckEarly: true });
  });
});

describe('how strong the computers play', () => {
  const group = () => screen.getByRole('group', { name: 'Stärke der Computer' });
  const chosen = () =>
    within(group())
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ labels }) => labels?.[0]?.textContent?.trim());

  it('is chosen from weak to strong, each with what it means', async () => {
    const onlevel = vi.fn<(level: Level) => void>();
    const change = form({ onlevel });
    expect(
      within(group())
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent?.trim()),
    ).toEqual(['schwach', 'mittel', 'stark']);
    expect(chosen()).toEqual(['stark']);
    expect(screen.getByText('Rechnet weit voraus und zieht aus jeder Karte Schlüsse.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'schwach' }));
    expect(onlevel).toHaveBeenCalledExactlyOnceWith('weak');
    await change({ level: 'weak' });
    expect(chosen()).toEqual(['schwach']);
    expect(screen.getByText('Merkt sich wenig und überlegt kurz.').getAttribute('role')).toBe('status');
    expect(screen.queryByText(/Rechnet weit voraus/)).toBeNull();
  });
});

describe('settings', () => {
  const storeWith = (kept: unknown) => ({
    load: () => Promise.resolve(kept),
    save: vi.fn(() => Promise.resolve()),
  });

  it('come back from the store, and strange values do not', async () => {
    const settings = new SettingsState();
    await settings.attach(
      storeWith({
        ...{ pack: 'french', speed: 'warp', theme: 7, order: 'suits', sign: 'pistol', confirm: 'yes' },
        ...{
          keys: false,
          name: '  Anna  Maria ',
          lastOptions: { target: 'x' },
          lastLevel: 'magisch',
          colour: 'red',
        },
      }),
    );
    expect(settings.now).toEqual({
      ...{ ...DEFAULTS, pack: 'french', order: 'suits', keys: false, name: 'Anna Maria' },
    });
  });

  it('are kept with every change', async () => {
    const store = storeWith(undefined);
    const settings = new SettingsState();
    await settings.attach(store);
    expect(await settings.change({ speed: 'off' })).toBe(true);
    // Only what has changed: another window may have changed the rest.
    expect(store.save).toHaveBeenLastCalledWith({ speed: 'off' });
    expect(settings.factor).toBe(0);
  });

  it('say so where they are not kept', async () => {
    const settings = new SettingsState();
    await settings.attach({
      load: () => Promise.resolve(undefined),
      save: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    expect(await settings.change({ speed: 'off' })).toBe(false);
    expect(settings.factor).toBe(0);
  });

  it('keep what was chosen before the store was read', async () => {
    const settings = new SettingsState();
    await settings.change({ pack: 'french' });
    expect(settings.loaded).toBe(false);
    await settings.attach(storeWith({ pack: 'german', theme: 'dark' }));
    expect([settings.now.pack, settings.now.theme, settings.loaded]).toEqual(['french', 'dark', true]);
  });

  it('work without a store', async () => {
    const settings = new SettingsState();
    await settings.attach(null);
    expect(await settings.change({ theme: 'dark' })).toBe(false);
    expect(settings.now.theme).toBe('dark');
  });

  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['Maximiliane Rosalinde', 'Maximiliane Ro'],
    ['\t \n', ''],
    ['😀'.repeat(20), '😀'.repeat(LONGEST_NAME)],
  ])('keep of the name %j what fits on its plate', (raw, kept) => {
    expect(tidyName(raw)).toBe(kept);
  });
});

describe('a name', () => {
  it.each([
    ['  Rosa \t Meier ', 'Rosa Meier'],
    ['Maximiliane-Theres', 'Maximiliane-Th'],
    ['\u200b\u200b', ''],
    ['   ', ''],
    ['👩‍👩‍👧'.repeat(15), '👩‍👩‍👧'.repeat(14)],
    ['🇨🇭', '🇨🇭'],
  ])('%j is kept as %j', (raw, kept) => {
    expect(tidyName(raw)).toBe(kept);
  });
});
