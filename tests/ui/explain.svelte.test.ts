import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import TrumpSheet from '../../src/lib/ui/declare/TrumpSheet.svelte';
import Dialog from '../../src/lib/ui/dialog/Dialog.svelte';
import { explain } from '../../src/lib/ui/explain/explain';
import Tip from '../../src/lib/ui/explain/Tip.svelte';
import { tip } from '../../src/lib/ui/explain/tip.svelte';
import Seat from '../../src/lib/ui/table/Seat.svelte';
import TrumpSign from '../../src/lib/ui/table/TrumpSign.svelte';
import { ranking, table } from '../helpers/table';

const ALL = (['D', 'H', 'S', 'C', 'obenabe', 'undenufe'] as const).map(ranking);
const game = view<'schieber'>(table({ hands: 'CJ CK CQ', contract: 'C' }), 0);

function sheet() {
  const onchoose = vi.fn();
  render(Tip);
  render(TrumpSheet, {
    pack: 'german',
    factors: STANDARD_FACTORS,
    role: 'Du bist Vorhand',
    contracts: ALL,
    pushTo: 'Alois wählt',
    onchoose,
    onpush: () => {},
    onadvice: null,
  });
  return onchoose;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const shown = (): string | undefined => screen.queryByRole('tooltip')?.querySelector('b')?.textContent;
const wait = (milliseconds: number): Promise<void> =>
  vi.advanceTimersByTimeAsync(milliseconds).then(() => {});

const FINGER = { pointerType: 'touch', clientX: 100, clientY: 100, bubbles: true };
const MOUSE = { pointerType: 'mouse', bubbles: true };
const lift = async (on: HTMLElement): Promise<boolean> => {
  await fireEvent.pointerUp(on, FINGER);
  return fireEvent.click(on, { detail: 1 });
};
const tap = async (on: HTMLElement): Promise<boolean> => {
  await fireEvent.pointerDown(on, FINGER);
  return lift(on);
};
/** A finger that stays until the explanation is there. */
const press = async (on: HTMLElement): Promise<void> => {
  await fireEvent.pointerDown(on, FINGER);
  await wait(460);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tip.hide();
  vi.useRealTimers();
});

describe('a long press', () => {
  it('explains, and does not press the button', async () => {
    const onchoose = sheet();
    await fireEvent.pointerDown(button('Obenabe'), FINGER);
    await wait(440);
    expect(shown()).toBeUndefined();
    await wait(20);
    expect(shown()).toBe('Obenabe');
    await lift(button('Obenabe'));
    expect(onchoose).not.toHaveBeenCalled();
    expect(shown()).toBe('Obenabe');
  });

  it('is not made by a tap, which presses the button', async () => {
    const onchoose = sheet();
    await tap(button('Obenabe'));
    await wait(1000);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(ranking('obenabe'));
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['a finger that slips', 100, 111, undefined],
    ['a finger that trembles', 107, 93, 'Eicheln'],
  ])('by %s', async (_, clientX, clientY, title) => {
    sheet();
    await fireEvent.pointerDown(button('Eicheln'), FINGER);
    await fireEvent.pointerMove(button('Eicheln'), { ...FINGER, clientX, clientY });
    await wait(460);
    expect(shown()).toBe(title);
  });

  it('is none when the browser takes the finger for scrolling', async () => {
    sheet();
    await fireEvent.pointerDown(button('Eicheln'), FINGER);
    await fireEvent.pointerCancel(button('Eicheln'), FINGER);
    await wait(460);
    expect(shown()).toBeUndefined();
  });

  it('opens no menu of the browser, while the right mouse button may', async () => {
    sheet();
    expect(await fireEvent.contextMenu(button('Eicheln'))).toBe(true);
    await press(button('Eicheln'));
    expect(await fireEvent.contextMenu(button('Eicheln'))).toBe(false);
  });
});

describe('a mouse', () => {
  it('has to linger, and takes the explanation away with it', async () => {
    sheet();
    await fireEvent.pointerMove(button('Rosen'), MOUSE);
    await wait(440);
    expect(shown()).toBeUndefined();
    await wait(20);
    expect(shown()).toBe('Rosen');
    await fireEvent.pointerLeave(button('Rosen'), MOUSE);
    expect(shown()).toBeUndefined();
  });

  it('that lies still while the table comes up under it asks nothing', async () => {
    sheet();
    await fireEvent.pointerEnter(button('Rosen'), MOUSE);
    await wait(1000);
    expect(shown()).toBeUndefined();
  });

  it('that clicks wants no explanation', async () => {
    const onchoose = sheet();
    await fireEvent.pointerMove(button('Rosen'), MOUSE);
    await fireEvent.pointerDown(button('Rosen'), MOUSE);
    await fireEvent.click(button('Rosen'), { detail: 1 });
    await wait(1000);
    expect(shown()).toBeUndefined();
    expect(onchoose).toHaveBeenCalledOnce();
  });
});

describe('the keys', () => {
  it.each(['?', 'i', 'I'])('%s explains what has the focus, and closes again', async (key) => {
    sheet();
    button('Schieben').focus();
    await fireEvent.keyDown(button('Schieben'), { key });
    expect(shown()).toBe('Schieben');
    await fireEvent.keyDown(button('Schieben'), { key });
    expect(shown()).toBeUndefined();
  });

  it('read it out', async () => {
    sheet();
    button('Schieben').focus();
    await fireEvent.keyDown(button('Schieben'), { key: 'i' });
    await wait(200);
    expect(screen.getByRole('status').textContent).toContain('Alois wählt an deiner Stelle');
  });

  it('leave it when the focus goes on', async () => {
    sheet();
    button('Schieben').focus();
    await fireEvent.keyDown(button('Schieben'), { key: 'i' });
    button('Rosen').focus();
    await wait(0);
    expect(shown()).toBeUndefined();
  });

  it('Esc closes the explanation first, and not the dialog below', async () => {
    sheet();
    await press(button('Rosen'));
    expect(await fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(shown()).toBeUndefined();
    expect(await fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });
});

describe('an explanation', () => {
  it('closes at a tap anywhere, which does nothing else', async () => {
    const onchoose = sheet();
    await press(button('Rosen'));
    await lift(button('Rosen'));
    await tap(button('Eicheln'));
    expect(shown()).toBeUndefined();
    expect(onchoose).not.toHaveBeenCalled();
    await tap(button('Eicheln'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(ranking('C'));
  });

  it.each(['scroll', 'resize', 'blur'])('closes at a %s', async (type) => {
    sheet();
    await press(button('Rosen'));
    await fireEvent(window, new Event(type));
    expect(shown()).toBeUndefined();
  });

  it('goes with its thing', async () => {
    render(Tip);
    const { unmount } = render(TrumpSign, { view: game, pack: 'german' });
    await fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('Eicheln ist Trumpf');
    unmount();
    await wait(0);
    expect(shown()).toBeUndefined();
  });

  it('follows the game while it is shown', async () => {
    render(Tip);
    const { rerender } = render(TrumpSign, { view: game, pack: 'german' });
    await fireEvent.click(screen.getByRole('button'));
    await rerender({ pack: 'french' });
    expect(shown()).toBe('Kreuz ist Trumpf');
  });

  it('is read out inside the dialog it belongs to', async () => {
    render(Tip);
    const children = createRawSnippet(() => ({
      render: () => '<button>Karte</button>',
      setup: (node) => explain(() => ({ title: 'Rosen Ass', lines: [] }), { tap: true })(node as HTMLElement),
    }));
    render(Dialog, { title: 'Letzter Stich', onclose: () => {}, children });
    await fireEvent.click(screen.getByText('Karte'));
    await wait(200);
    const region = screen.getByRole('status', { hidden: true });
    expect(region.textContent).toBe('Rosen Ass');
    expect(region.closest('dialog')).not.toBeNull();
  });
});

describe('a plate', () => {
  const plate = () => {
    render(Tip);
    render(Seat, { view: game, chair: 2, pack: 'german', raised: false });
    return button('Alois, 9 Karten');
  };

  it('explains its markers at a tap, and closes at the next', async () => {
    const alois = plate();
    await tap(alois);
    expect(screen.getByRole('tooltip').textContent).toContain('P: Partner, spielt mit dir');
    await tap(alois);
    expect(shown()).toBeUndefined();
  });

  it('names its markers as its description', () => {
    const described = plate().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent?.trim()).toContain('Partner: spielt mit dir');
  });
});
