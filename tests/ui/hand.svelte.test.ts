import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Card } from '../../src/lib/engine/types';
import { sortHand } from '../../src/lib/ui/table/hand';
import Hand from '../../src/lib/ui/table/Hand.svelte';
import { card, cards, ranking } from '../helpers/table';

const HELD = cards('HJ H7 SA');
const setup = (more: Record<string, unknown> = {}) => {
  const onplay = vi.fn<(card: Card) => void>();
  render(Hand, {
    cards: HELD,
    pack: 'german',
    playable: cards('HJ H7'),
    forbidden: cards('SA'),
    why: () => 'Rosen angeben',
    onplay,
    onask: () => {},
    ...more,
  });
  return onplay;
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the own hand', () => {
  it('plays a card that may be played', async () => {
    const onplay = setup();
    await fireEvent.click(button('Rosen Under'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(card('HJ'));
  });

  it('says why a forbidden card cannot be played, and does not play it', async () => {
    const onplay = setup();
    const forbidden = button('Schilten Ass');
    expect(forbidden.getAttribute('aria-disabled')).toBe('true');
    expect((forbidden as HTMLButtonElement).disabled).toBe(false);
    const reason = document.getElementById(forbidden.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Rosen angeben');
    await fireEvent.click(forbidden);
    expect(screen.getByRole('alert').textContent).toBe('Rosen angeben');
    expect(onplay).not.toHaveBeenCalled();
  });

  it('comes from whoever deals, three cards at a time', () => {
    setup({ from: '-50cqw -36cqh', cards: cards('D6 D7 D8 H6 H7 H8 S6 S7 SA') });
    const row = screen.getByRole('toolbar');
    expect(row.classList.contains('dealt')).toBe(true);
    expect(row.style.getPropertyValue('--from')).toBe('-50cqw -36cqh');
    const packets = screen.getAllByRole('button').map(({ style }) => style.getPropertyValue('--packet'));
    expect(packets.join('')).toBe('000111222');
  });

  it('is one stop for the tab key, and the arrow keys lead through it', async () => {
    setup();
    const all = screen.getAllByRole('button');
    expect(all.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    all[0]?.focus();
    await fireEvent.keyDown(all[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(all[1]);
    await fireEvent.keyDown(all[1] as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(all[2]);
    await fireEvent.keyDown(all[2] as HTMLElement, { key: 'Home' });
    expect(document.activeElement).toBe(all[0]);
  });

  it('speaks of the cards as the pack in use does', () => {
    setup({ pack: 'french' });
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Herz Bube',
      'Herz Sieben',
      'Schaufel Ass',
    ]);
  });
});

describe('the order of the hand', () => {
  const suits = (text: string, contract: string | null): string =>
    sortHand(cards(text), contract === null ? null : ranking(contract))
      .map((one) => 'DHSC'[Math.floor(one / 9)])
      .filter((suit, index, all) => suit !== all[index - 1])
      .join('');

  it('puts trump first', () => {
    expect(suits('D6 H6 S6 C6', 'D')[0]).toBe('D');
    expect(suits('D6 H6 S6 C6', 'H')[0]).toBe('H');
  });

  it('alternates the colours as far as the suits allow', () => {
    expect(suits('D6 H6 S6 C6', null)).toMatch(/^([DH][SC]){2}$|^([SC][DH]){2}$/);
    expect(suits('D6 H6 S6', null)).toMatch(/^[DH]S[DH]$/);
    expect(suits('D6 S6 C6', 'obenabe')).toMatch(/^[SC]D[SC]$/);
    expect(suits('D6 H6', null)).toHaveLength(2);
  });

  it('stands Buur and Nell above the other trumps', () => {
    expect(sortHand(cards('HA H9 HJ H10'), ranking('H'))).toEqual(cards('HJ H9 HA H10'));
    expect(sortHand(cards('HA H9 HJ H10'), ranking('S'))).toEqual(cards('HA HJ H10 H9'));
  });

  it('turns round in Undenufe', () => {
    expect(sortHand(cards('HA H6 H9'), ranking('undenufe'))).toEqual(cards('H6 H9 HA'));
  });
});
