import { createHash } from 'node:crypto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { proof as words } from '../../src/lib/i18n/de/proof';
import CutForm from '../../src/lib/ui/fair/CutForm.svelte';
import FairGame from '../../src/lib/ui/fair/FairGame.svelte';
import { grouped, keyText, quoted, sha256, type Cut, type Proof } from '../../src/lib/ui/fair/proof';
import { hands } from '../helpers/table';

const SEED = '0123456789abcdef'.repeat(4);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const CODE = digest(SEED);

describe('cutting the pack', () => {
  const form = () => {
    const onchange = vi.fn<(cut: Cut | null) => void>();
    render(CutForm, { commitment: CODE, onchange });
    return {
      onchange,
      range: screen.getByRole('slider', { name: /^Abheben/ }) as HTMLInputElement,
      word: screen.getByRole('textbox', { name: 'Eigenes Wort dazumischen' }) as HTMLInputElement,
    };
  };

  it('shows the code before anybody cuts, and asks for nothing', () => {
    const { onchange, range, word } = form();
    expect(screen.getByText(`${grouped(CODE.slice(0, 16))} …`)).toBeTruthy();
    expect(screen.getByText(CODE)).toBeTruthy();
    expect([range.min, range.max, word.maxLength]).toEqual(['1', '35', 40]);
    expect(range.getAttribute('aria-valuetext')).toBe('nicht abgehoben');
    expect(onchange).not.toHaveBeenCalled();
  });

  it.each([
    [1, '1 Karte abgehoben'],
    [35, '35 Karten abgehoben'],
  ])('lifts off %i', async (at, words) => {
    const { onchange, range } = form();
    await fireEvent.input(range, { target: { value: String(at) } });
    expect(onchange).toHaveBeenLastCalledWith({ at, word: '' });
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(words);
    expect(document.querySelectorAll('img.lifted')).toHaveLength(at);
    expect(document.querySelectorAll('img')).toHaveLength(36);
  });

  it('lifts off where the pack is tapped, at its ends too', async () => {
    const { onchange, range } = form();
    range.getBoundingClientRect = () => ({ left: 100, width: 340 }) as DOMRect;
    const pack = range.parentElement as HTMLElement;
    for (const [x, at] of [
      [0, 1],
      [110, 2],
      [270, 18],
      [900, 35],
    ] as const) {
      await fireEvent.click(pack, { clientX: x });
      expect(onchange).toHaveBeenLastCalledWith({ at, word: '' });
    }
  });

  it('does not take a finger that scrolls the page for a cut', async () => {
    const { onchange, range } = form();
    const pack = range.parentElement as HTMLElement;
    const move = (clientX: number, clientY: number): Event =>
      new MouseEvent('pointermove', { bubbles: true, buttons: 1, clientX, clientY });
    await fireEvent(pack, new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 20 }));
    await fireEvent(pack, move(203, 60));
    await fireEvent(pack, new MouseEvent('pointercancel', { bubbles: true }));
    await fireEvent(pack, move(260, 90));
    expect(onchange).not.toHaveBeenCalled();
  });

  it('stirs in a word, with half of the pack unless it was cut', async () => {
    const { onchange, range, word } = form();
    await fireEvent.input(word, { target: { value: ' Föhn ' } });
    expect(onchange).toHaveBeenLastCalledWith({ at: 18, word: 'Föhn' });
    await fireEvent.input(word, { target: { value: ' ' } });
    expect(onchange).toHaveBeenLastCalledWith(null);
    await fireEvent.input(range, { target: { value: '7' } });
    await fireEvent.input(word, { target: { value: 'Föhn' } });
    expect(onchange).toHaveBeenLastCalledWith({ at: 7, word: 'Föhn' });
  });
});

const cut: Cut = { at: 14, word: "d'r Föhn" };
const KEY = digest(keyText(SEED, cut));
const deal = (same: boolean) => ({ hands: hands('C* | D* | H* | S*'), same });
const show = (proof: Partial<Proof>) =>
  render(FairGame, { proof: { commitment: CODE, cut, opened: null, ...proof }, pack: 'german' });

describe('the page that proves the cards', () => {
  it('gives nothing away while the game is open', () => {
    const { container } = show({});
    expect(screen.getByRole('heading', { name: 'Der Code wird nach der Partie geöffnet' })).toBeTruthy();
    expect(screen.getByText(/14 Karten, eigenes Wort «d'r Föhn»/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).not.toContain(SEED);
    expect(container.textContent).not.toContain(grouped(SEED.slice(0, 16)));
  });

  it('opens seed and key, works both digests out again, and deals', async () => {
    show({ opened: { seed: SEED, key: KEY, deals: [deal(true), deal(true)] } });
    expect(screen.getByText(SEED)).toBeTruthy();
    expect(screen.getByText(KEY)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('passt')).toHaveLength(2));
    expect(screen.getByText('Alles stimmt: Beide Spiele kamen aus diesem Paket.')).toBeTruthy();
    const first = screen.getByRole('heading', { name: /Spiel 1/ }).closest('li') as HTMLElement;
    expect(within(first).getByText('gleich wie gespielt')).toBeTruthy();
    expect(within(first).getAllByRole('img')).toHaveLength(36);
    const own = within(first).getByText('Du').nextElementSibling as HTMLElement;
    expect(within(own).getAllByRole('img')).toHaveLength(9);
    expect(within(own).getByRole('img', { name: 'Eicheln Under' })).toBeTruthy();
    expect(screen.getByText(`printf '%s' '${SEED}' | sha256sum`)).toBeTruthy();
    expect(screen.getByText(`printf '%s' '${SEED}/14/d'\\''r Föhn' | sha256sum`)).toBeTruthy();
  });

  it('says in words what does not fit', async () => {
    show({
      commitment: digest('another'),
      opened: { seed: SEED, key: KEY, deals: [deal(true), deal(false)] },
    });
    const seed = await screen.findByText(
      (_, node) => node?.tagName === 'P' && /Zufallszahl ergibt/.test(node.textContent ?? ''),
    );
    expect((await within(seed).findByText('stimmt nicht')).textContent).toBe('stimmt nicht');
    expect(screen.getByText('1 von 2 Spielen kamen nicht aus diesem Paket.')).toBeTruthy();
    const second = screen.getByRole('heading', { name: /Spiel 2/ });
    expect(second.textContent).toContain('stimmt nicht');
  });

  it('tells of a game without a cut that the app alone has drawn', () => {
    show({ cut: null, opened: { seed: SEED, key: SEED, deals: [] } });
    expect(screen.getByText('ohne Abheben')).toBeTruthy();
    expect(screen.getByText(words.limitsNoCut)).toBeTruthy();
    expect(screen.getByText(words.noDeals)).toBeTruthy();
    expect(screen.queryByText(words.ownKey)).toBeNull();
  });

  it('refers to the command where the browser cannot work it out', async () => {
    vi.stubGlobal('crypto', {});
    try {
      show({ opened: { seed: SEED, key: KEY, deals: [] } });
      await waitFor(() => expect(screen.getAllByText(words.checks.unable)).toHaveLength(2));
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('checking', () => {
  it('has the same digest as Node, for any text', async () => {
    for (const text of ['', SEED, keyText(SEED, cut)]) expect(await sha256(text)).toBe(digest(text));
  });

  it('quotes for a shell', () => {
    expect(quoted("d'r $HOME")).toBe("'d'\\''r $HOME'");
  });
});
