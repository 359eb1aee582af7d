import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { dictionary } from '../../src/lib/i18n/de/dictionary';
import { t } from '../../src/lib/i18n/index.svelte';
import Dictionary from '../../src/lib/ui/dictionary/Dictionary.svelte';
import GameList from '../../src/lib/ui/lobby/GameList.svelte';

const picture = (): Element | null => document.querySelector('.frame svg');
const list = { games: [], now: 0, ongiveup: vi.fn(), onremove: vi.fn(), onclose: vi.fn() };

it('shows the pier and says where games will be, while there are none', async () => {
  render(GameList, { props: { ...list, status: 'ready' } });
  expect(screen.getByText(t.lobby.none)).toBeTruthy();
  await vi.waitFor(() => expect(picture()).toBeTruthy(), 5000);
  expect(picture()?.getAttribute('aria-hidden')).toBe('true');
});

it('shows nothing yet while the games are being read', () => {
  render(GameList, { props: { ...list, status: 'loading' } });
  expect(document.querySelector('.frame')).toBeNull();
});

it('shows the gull where no word was found, and the words again afterwards', async () => {
  render(Dictionary, { props: { pack: 'german' } });
  expect(document.querySelector('.frame')).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = 'Poker';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(picture()).toBeTruthy(), 5000);
  expect(screen.getByText(dictionary.none('Poker'))).toBeTruthy();
  screen.getByText(dictionary.clear).click();
  await vi.waitFor(() => expect(document.querySelector('.frame')).toBeNull());
});
