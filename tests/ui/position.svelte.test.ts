import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Action } from '../../src/lib/engine/variants/types';
import CopyPosition from '../../src/lib/ui/position/CopyPosition.svelte';
import OpenPosition from '../../src/lib/ui/position/OpenPosition.svelte';
import PasteForm from '../../src/lib/ui/position/PasteForm.svelte';
import { playText } from '../../src/lib/ui/position/plays';
import { faultText, type Fault } from '../../src/lib/ui/position/words';
import { card, plays, table } from '../helpers/table';

const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** A clipboard as browsers have it, refuse it, or have none at all. */
function clipboard(writeText: ((text: string) => Promise<void>) | null): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? { writeText } : undefined,
  });
}
afterEach(() => clipboard(null));

describe('«Stellung kopieren» in the menu', () => {
  const entry = (): HTMLElement => screen.getByRole('button', { name: 'Stellung kopieren' });

  it('copies what is to be seen now and says so, until something else is to be seen', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const { rerender } = render(CopyPosition, { text: 'was ich sehe' });
    expect(described(entry())).toBe('was du jetzt siehst, als Text zum Weitergeben');
    await fireEvent.click(entry());
    expect(writeText).toHaveBeenCalledExactlyOnceWith('was ich sehe');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Kopiert.'));
    await rerender({ text: 'eine Karte später' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('NotAllowed'))],
    ['is missing', null],
  ])('shows the text, selected, where the clipboard %s', async (_, writeText) => {
    clipboard(writeText);
    render(CopyPosition, { text: 'Salonjass-Stellung 1\nEnde' });
    await fireEvent.click(entry());
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Stellung als Text' });
    expect(document.activeElement).toBe(area);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Salonjass-Stellung 1\nEnde');
    expect(described(area)).toContain('kopier ihn von Hand');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits for cards, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    render(CopyPosition, { text: null });
    expect(entry().getAttribute('aria-disabled')).toBe('true');
    expect(described(entry())).toBe('sobald die Karten verteilt sind');
    await fireEvent.click(entry());
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('putting the text in', () => {
  const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Text der Stellung' });

  it('hands over what was pasted, and asks for something where there is nothing', async () => {
    const onopen = vi.fn();
    render(PasteForm, { fault: null, notLoaded: false, pack: 'german', onopen });
    await fireEvent.click(screen.getByRole('button', { name: 'Stellung öffnen' }));
    expect(onopen).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Füg zuerst den Text einer Stellung ein.');
    expect(document.activeElement).toBe(box());
    await fireEvent.input(box(), { target: { value: 'Salonjass-Stellung 1' } });
    expect(screen.getByRole('alert').textContent).toBe('');
    await fireEvent.click(screen.getByRole('button', { name: 'Stellung öffnen' }));
    expect(onopen).toHaveBeenCalledExactlyOnceWith('Salonjass-Stellung 1');
  });

  it('says what is wrong beside the field, which is marked', () => {
    render(PasteForm, { fault: { code: 'cut' }, notLoaded: false, pack: 'german', onopen: vi.fn() });
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(described(box())).toContain('Hier fehlt ein Teil.');
  });

  it('says so where what opens it does not come', () => {
    render(PasteForm, { fault: null, notLoaded: true, pack: 'german', onopen: vi.fn() });
    expect(screen.getByRole('alert').textContent).toBe('Das liess sich nicht laden. Versuch es noch einmal.');
  });

  it.each<[Fault, string]>([
    [{ code: 'none' }, 'Das ist keine Stellung.'],
    [{ code: 'newer' }, 'neueren Fassung'],
    [{ code: 'changed' }, 'etwas geändert'],
    [{ code: 'count' }, 'zusammen nicht neun'],
    [{ code: 'impossible' }, 'kann es nach den Regeln nicht kommen'],
    [{ code: 'line', line: 'Hoi zäme' }, '«Hoi zäme»'],
    [{ code: 'line', line: 'x'.repeat(5000) }, `«${'x'.repeat(80)} …»`],
    [{ code: 'contradiction', line: 'Am Zug du' }, 'passt nicht zu den anderen: «Am Zug du»'],
    [{ code: 'order', trick: 3 }, 'Im 3. Stich'],
    [{ code: 'twice', card: card('S9') }, 'Schilten Neun kommt zweimal vor.'],
  ])('%j', (fault, words) => expect(faultText(fault, 'german')).toContain(words));
});

const HANDS = 'S6 S7 S8 D6 D7 C6 C7 H10 HJ|H6 H7 H8 D8 S9 C8 C9 CJ SA|D9 DJ H9 S10 SJ CQ CK HQ D10';
const game = plays(
  table({ hands: HANDS, options: { target: 1000 }, board: [312, 287], contract: 'S' }),
  'S6(S6 S7 S8) S9(H6 H7 H8) SJ SK DJ',
);

function opened(more: Record<string, unknown> = {}, seat = 3) {
  const called = { onask: vi.fn(), onanother: vi.fn() };
  render(OpenPosition, {
    ...{ view: view(game, seat), level: 'medium', pack: 'german', order: 'trumpFirst' },
    ...{ canAsk: true, advice: null, plays: [], ...called, ...more },
  });
  return called;
}
const ADVICE = {
  unit: 'points',
  reason: 'discard',
  weis: null,
  worlds: 100,
  opinions: [
    { action: { type: 'play', card: card('DQ') }, behind: 0, error: 0, points: 60 },
    { action: { type: 'play', card: card('DA') }, behind: 8, error: 1, points: 52 },
  ],
} as const;

describe('a position that was opened', () => {
  it('shows hand, trick, trump, standing and whose turn it is, and nothing to play with', () => {
    opened();
    const hand = screen.getByRole('list', { name: 'Deine Karten' });
    expect(
      within(hand)
        .getAllByRole('img')
        .map(({ ariaLabel }) => ariaLabel),
    ).toContain('Schellen Ass');
    expect(within(hand).queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByText('Du bist dran').length).toBeGreaterThan(0);
    expect(screen.getByText('Spiel 2, 2. Stich')).toBeTruthy();
    expect(screen.getByText(/^Wir 287, Sie 332, bis 1000$/)).toBeTruthy();
    expect(screen.getByText('Wir 0, Sie 38')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Die Stellung');
  });

  it('asks the computer when told to, and goes back to the empty page', async () => {
    const { onask, onanother } = opened();
    await fireEvent.click(screen.getByRole('button', { name: 'Was würde der Computer tun?' }));
    expect(onask).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'Andere Stellung öffnen' }));
    expect(onanother).toHaveBeenCalledOnce();
  });

  it('tells the best card, why, and what each level would have played', () => {
    const play = (name: string): Action<'schieber'> => ({ type: 'play', card: card(name) });
    const plays = [
      { level: 'weak', action: play('DA') },
      { level: 'medium', action: play('DQ') },
      { level: 'strong', action: null },
    ];
    opened({ advice: ADVICE, plays });
    expect(screen.getByRole('status').textContent).toContain('Schellen Ober');
    const levels = screen.getByRole('region', { name: 'So hätte jede Stufe gespielt' });
    expect([...levels.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Schellen Ass',
      'Schellen Ober',
      '…',
    ]);
    expect(screen.queryByRole('button', { name: 'Was würde der Computer tun?' })).toBeNull();
  });

  it('lets one ask again where nobody has answered', () => {
    opened({ advice: 'failed' });
    expect(screen.getByRole('status').textContent).toContain('antwortet gerade nicht');
    expect(screen.getByRole('button', { name: 'Was würde der Computer tun?' })).toBeTruthy();
  });

  it('says why there is no answer when it is somebody else’s turn', () => {
    opened({ canAsk: false }, 1);
    expect(screen.queryByRole('button', { name: 'Was würde der Computer tun?' })).toBeNull();
    expect(screen.getByText(/Alois ist dran\. Der Computer rät nur/)).toBeTruthy();
  });
});

it('a level says whether it shows its Weis', () => {
  const plain = { type: 'play', card: card('S6') } as const;
  expect(playText(plain, 0, 'german')).toBe('Schilten Sechs');
  expect(playText(plain, 1, 'german')).toBe('Schilten Sechs, und weist alles');
  expect(playText({ ...plain, weis: [] }, 1, 'german')).toBe('Schilten Sechs, und verschweigt den Weis');
  expect(playText({ type: 'push' }, 0, 'german')).toBe('Schieben');
  expect(playText({ type: 'claim' }, 0, 'german')).toBe('Rest gehört mir');
});
