import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import Menu from '../../src/lib/ui/table/Menu.svelte';

function setup(more: Record<string, unknown> = {}) {
  const called = { onundo: vi.fn(), onopen: vi.fn(), ongiveup: vi.fn() };
  render(Menu, {
    items: { undo: true, trick: true, giveUp: true },
    options: { ...DEFAULT_OPTIONS, stoeckEarly: true },
    level: 'strong',
    pack: 'german',
    withUndo: false,
    settingsHref: '/settings/',
    aboutHref: '/about/',
    fairHref: '/fair/?game=a',
    lobbyHref: '/',
    position: null,
    keys: false,
    ...called,
    ...more,
  });
  return called;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const described = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** A click at a time of its own: what a finger does within half a second is one gesture. */
function clickAt(element: HTMLElement, at: number) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: at });
  return fireEvent(element, click);
}

describe('the menu of the table', () => {
  it('opens what each entry names', async () => {
    const { onopen, onundo } = setup();
    for (const name of ['Letzter Stich', 'Spielverlauf', 'Bilanz', 'Wörterbuch'])
      await fireEvent.click(button(name));
    expect(onopen.mock.calls).toEqual([['trick'], ['log'], ['bilanz'], ['dictionary']]);
    await fireEvent.click(button('Zurück'));
    expect(onundo).toHaveBeenCalledOnce();
    const where = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([where('Einstellungen'), where('Über'), where('Zur Lobby')]).toEqual([
      '/settings/',
      '/about/',
      '/',
    ]);
  });

  it('says in words why something cannot be used, and does nothing then', async () => {
    const { onundo, onopen } = setup({ items: { undo: false, trick: false, giveUp: true } });
    expect(button('Zurück').getAttribute('aria-disabled')).toBe('true');
    expect(described(button('Zurück'))).toBe('noch nichts zum Zurücknehmen');
    expect(described(button('Letzter Stich'))).toBe('noch kein Stich gemacht');
    await fireEvent.click(button('Zurück'));
    await fireEvent.click(button('Letzter Stich'));
    expect(onundo).not.toHaveBeenCalled();
    expect(onopen).not.toHaveBeenCalled();
  });

  it('names the keys only where there are some', () => {
    setup({ keys: true });
    const keys = screen.getAllByRole('button').map((one) => one.getAttribute('aria-keyshortcuts'));
    expect(keys).toEqual(['Z', 'L', 'V', 'B', 'W', null, null]);
  });

  it('offers no giving up once the game is over', () => {
    setup({ items: { undo: false, trick: true, giveUp: false } });
    expect(screen.queryByRole('button', { name: 'Aufgeben' })).toBeNull();
  });
});

describe('giving up', () => {
  afterEach(() => vi.restoreAllMocks());

  it('asks first, with the careful answer in focus', async () => {
    const { ongiveup } = setup();
    await clickAt(button('Aufgeben'), 1000);
    expect(screen.getByRole('group').textContent).toContain('zählt als verloren');
    expect(document.activeElement).toBe(button('Weiterspielen'));
    expect(ongiveup).not.toHaveBeenCalled();
    await clickAt(button('Aufgeben'), 2000);
    expect(ongiveup).toHaveBeenCalledOnce();
  });

  it('takes a double tap for one', async () => {
    const { ongiveup } = setup();
    await clickAt(button('Aufgeben'), 1000);
    await clickAt(button('Aufgeben'), 1200);
    expect(ongiveup).not.toHaveBeenCalled();
    expect(button('Weiterspielen')).toBeTruthy();
  });

  it('goes back to where it was asked', async () => {
    const { ongiveup } = setup();
    await clickAt(button('Aufgeben'), 1000);
    await clickAt(button('Weiterspielen'), 2000);
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(button('Aufgeben'));
    expect(ongiveup).not.toHaveBeenCalled();
  });
});

describe('what is in force', () => {
  const rules = () => screen.getByRole('region', { name: 'Was hier gilt' });

  it('names target, factors and house rules in words', () => {
    setup();
    expect(rules().textContent).toContain('Schieber bis 2500');
    expect(rules().textContent).not.toContain('Mit Rücknahme');
    const texts = (list: string) =>
      within(within(rules()).getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
    expect(texts('Faktoren')).toEqual([
      'Schellen × 1',
      'Rosen × 1',
      'Schilten × 2',
      'Eicheln × 2',
      'Obenabe × 3',
      'Undenufe × 3',
    ]);
    expect(texts('Hausregeln')).toEqual([
      'Stöck vorzeitig zeigen: ja',
      'Vier gleiche 6, 7 oder 8 weisen: nein',
    ]);
  });

  it.each([
    ['weak', 'Computer: schwach'],
    ['medium', 'Computer: mittel'],
    ['strong', 'Computer: stark'],
  ])('says how strong the computers play: %s', (level, words) => {
    setup({ level });
    expect(rules().textContent).toContain(words);
  });

  it('says that a game is marked', () => {
    setup({ withUndo: true });
    expect(rules().textContent).toContain('Mit Rücknahme');
  });

  it('names the number of deals where it ends the game', () => {
    setup({ options: { ...DEFAULT_OPTIONS, target: 1000, deals: 8 } });
    expect(rules().textContent).toContain('Schieber bis 1000 · 8 Spiele');
  });
});
