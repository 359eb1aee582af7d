import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import AdviceSheet from '../../src/lib/ui/advice/AdviceSheet.svelte';
import type { AdviceProps } from '../../src/lib/ui/advice/words';
import { card } from '../helpers/table';

const play = (name: string, behind: number, error: number, points: number) => ({
  action: { type: 'play' as const, card: card(name) },
  ...{ behind, error, points },
});
const ADVICE: AdviceProps = {
  unit: 'points',
  opinions: [play('HA', 0, 0, 92.4), play('H6', 1, 0.9, 91.8), play('SA', 12.34, 1.5, 85)],
  reason: 'boss',
  weis: null,
  worlds: 120,
};
function sheet(advice: AdviceProps | 'thinking' | 'failed' | 'off') {
  const ontake = vi.fn();
  render(AdviceSheet, { advice, pack: 'german', ontake, onclose: () => {} });
  return ontake;
}
/** Each row cell by cell, signs that keep words together as plain spaces. */
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(.bar)')]
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .join(' | '),
  );

it('names the best card and why', () => {
  sheet(ADVICE);
  expect(screen.getByText('Rosen Ass')).toBeTruthy();
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain(
    'Bock: diese Karte sticht kein Gegner mehr.',
  );
});

it('compares every card on request: what is within the error is about as good, the rest so much worse', () => {
  sheet(ADVICE);
  expect(rows()).toEqual(['A | 92 | am besten', '6 | 92 | etwa gleich ± 0.9', 'A | 85 | −12.3 ± 1.5']);
});

it('says near the target how much less often the game is won', () => {
  sheet({ ...ADVICE, unit: 'chance' });
  expect(rows()[2]).toContain('−12.3 %');
});

it('plays what it advises', async () => {
  const ontake = sheet(ADVICE);
  await fireEvent.click(screen.getByRole('button', { name: 'So spielen', hidden: true }));
  expect(ontake).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: card('HA') });
});

it('conceals a Weis that only shows cards, and says so', async () => {
  const ontake = sheet({ ...ADVICE, weis: { show: false, reason: 'weisBeaten' } });
  expect(screen.getByText(/Den Weis nicht zeigen/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'So spielen', hidden: true }));
  expect(ontake).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: card('HA'), weis: [] });
});

it('advises a contract by name, and pushing', () => {
  const contract = { kind: 'obenabe' } as const;
  const opinions = [
    { action: { type: 'declare' as const, contract }, behind: 0, error: 0, points: null },
    { action: { type: 'push' as const }, behind: 9, error: 2, points: null },
  ];
  sheet({ ...ADVICE, opinions, reason: 'manyAces' });
  expect(rows()).toEqual(['Obenabe | am besten', 'Schieben | −9.0 ± 2.0']);
});

it.each([
  ['thinking', /überlegt/],
  ['failed', /niemand Rat/],
  ['off', /an der Reihe/],
] as const)('says in words when it is %s, with nothing to play', (state, words) => {
  sheet(state);
  expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'So spielen', hidden: true })).toBeNull();
});
