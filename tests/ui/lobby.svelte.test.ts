import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { t } from '../../src/lib/i18n/index.svelte';
import { liesInside } from '../../src/lib/ui/control/behind';
import GameList from '../../src/lib/ui/lobby/GameList.svelte';
import type { GameEntry } from '../../src/lib/ui/lobby/games';
import Lobby from '../../src/lib/ui/lobby/Lobby.svelte';
import Profile from '../../src/lib/ui/lobby/Profile.svelte';

const NOW = new Date(2026, 10, 14, 15, 0).getTime();
const at = (...date: [number, number, number, number?, number?]): number =>
  new Date(date[0], date[1] - 1, date[2], date[3] ?? 12, date[4] ?? 0).getTime();

const open: GameEntry = {
  ...{ id: 'a', target: 2500, deal: 7, own: 1178, other: 936, updated: at(2026, 11, 14, 14, 5) },
  ...{ over: false, givenUp: false, takeBacks: 0, level: 'strong' },
};
const games: readonly GameEntry[] = [
  { ...open, id: 'won', over: true, deal: 9, own: 2511, updated: at(2026, 11, 13) },
  open,
  { ...open, id: 'b', own: 40, deal: 1, takeBacks: 2, updated: at(2026, 11, 12) },
  { ...open, id: 'lost', over: true, deal: 1, other: 2600, updated: at(2025, 3, 2) },
  { ...open, id: 'left', over: true, givenUp: true, own: 700, updated: at(2026, 1, 2), level: 'weak' },
];

// jsdom knows the element, but neither how it opens nor how it closes.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

describe('the date of a game', () => {
  it.each([
    [at(2026, 11, 14, 14, 5), 'heute 14:05'],
    [at(2026, 11, 14, 0, 0), 'heute 00:00'],
    [at(2026, 11, 13, 23, 59), 'gestern'],
    [at(2026, 11, 12, 23, 59), '12. November'],
    [at(2025, 11, 14), '14. November 2025'],
    [at(2027, 1, 1), '1. Januar 2027'],
  ])('%i reads %s', (updated, words) => {
    expect(t.lobby.when(updated, NOW)).toBe(words);
  });

  it('knows yesterday across the end of a year and of summer time', () => {
    expect(t.lobby.when(at(2025, 12, 31), at(2026, 1, 1))).toBe('gestern');
    expect(t.lobby.when(at(2026, 10, 24, 23, 30), at(2026, 10, 25, 23, 45))).toBe('gestern');
  });
});

function list(of = games, status: 'loading' | 'ready' | 'failed' = 'ready') {
  const calls = {
    ongiveup: vi.fn((_id: string) => Promise.resolve()),
    onremove: vi.fn((_id: string) => Promise.resolve()),
    onclose: vi.fn(),
  };
  render(GameList, { games: of, status, now: NOW, ...calls });
  return calls;
}
const press = (name: string | RegExp): Promise<boolean> =>
  fireEvent.click(screen.getByRole('button', { name }));

describe('the list of games', () => {
  it('has unfinished games first, each with what a player wants to know', () => {
    list();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual([
      expect.stringContaining('Wir 1178 · Sie 936 Weiterspielen Schieber bis 2500 · Spiel 7 · heute 14:05 '),
      expect.stringContaining(
        'Wir 40 · Sie 936 Weiterspielen Schieber bis 2500 · Spiel 1 · 12. November · mit Rücknahme ',
      ),
      expect.stringContaining('Wir 2511 · Sie 936 gewonnen Schieber bis 2500 · 9 Spiele · gestern '),
      expect.stringContaining('Wir 1178 · Sie 2600 verloren Schieber bis 2500 · 1 Spiel · 2. März 2025 '),
      expect.stringContaining(
        'Wir 700 · Sie 936 aufgegeben Schieber bis 2500 · Spiel 7 · 2. Januar · Computer: schwach ',
      ),
    ]);
  });

  it('leads into each game, and to the proof of the finished ones only', () => {
    list();
    const row = (name: RegExp): HTMLElement =>
      screen.getByRole('link', { name }).closest('li') as HTMLElement;
    expect(screen.getByRole('link', { name: /^Wir 1178 · Sie 936/ }).getAttribute('href')).toContain(
      '/play?game=a',
    );
    expect(within(row(/^Wir 1178 · Sie 936/)).queryByRole('link', { name: /Fair/ })).toBeNull();
    expect(
      within(row(/^Wir 2511/))
        .getByRole('link', { name: /Fair/ })
        .getAttribute('href'),
    ).toContain('/fair?game=won');
    expect(within(row(/^Wir 2511/)).queryByRole('button', { name: /Aufgeben/ })).toBeNull();
  });

  it('gives up only after saying what that means', async () => {
    const { ongiveup, onremove } = list();
    await press('Aufgeben: Wir 1178 · Sie 936');
    expect(screen.getByText(/zählt als verloren. Sie bleibt in der Liste/)).toBeTruthy();
    expect(ongiveup).not.toHaveBeenCalled();
    await press('Aufgeben');
    expect(ongiveup).toHaveBeenCalledExactlyOnceWith('a');
    expect(await screen.findByText(t.lobby.givenUp)).toBeTruthy();
    expect(onremove).not.toHaveBeenCalled();
  });

  it('deletes only after asking', async () => {
    const { onremove } = list();
    await press('Löschen: Wir 2511 · Sie 936');
    expect(onremove).not.toHaveBeenCalled();
    await press('Löschen');
    expect(onremove).toHaveBeenCalledExactlyOnceWith('won');
  });

  it.each([
    ['Aufgeben: Wir 1178 · Sie 936', 'Nicht aufgeben', 0],
    ['Löschen: Wir 1178 · Sie 936', 'Behalten', -1],
    ['Löschen: Wir 2511 · Sie 936', 'Behalten', -1],
  ])('after «%s» a second tap in the same place means «%s»', async (question, careful, end) => {
    const { ongiveup, onremove } = list();
    const asked = screen.getByRole('button', { name: question });
    const acts = asked.parentElement as HTMLElement;
    expect([...acts.children].at(end)).toBe(asked);
    await fireEvent.click(asked);
    const answer = [...acts.children].at(end) as HTMLElement;
    expect(answer.textContent).toBe(careful);
    expect(document.activeElement).toBe(answer);
    await fireEvent.click(answer);
    expect(screen.getByRole('button', { name: question })).toBeTruthy();
    expect(ongiveup).not.toHaveBeenCalled();
    expect(onremove).not.toHaveBeenCalled();
  });

  it.each([
    ['Aufgeben', 'ongiveup'],
    ['Löschen', 'onremove'],
  ] as const)('says so if «%s» fails, and leaves everything as it was', async (word, call) => {
    const calls = list();
    calls[call].mockRejectedValueOnce(new Error('disk'));
    await press(`${word}: Wir 1178 · Sie 936`);
    await press(word);
    expect((await screen.findByRole('alert')).textContent).toBe(t.lobby.stuck);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: `${word}: Wir 1178 · Sie 936` })).toBeTruthy();
  });

  it.each([
    ['ready', t.lobby.none, true],
    ['loading', t.lobby.loading, false],
    ['failed', t.lobby.failed, false],
  ] as const)('says without games what is the matter (%s)', (status, words, next) => {
    list([], status);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Neue Partie' }) !== null).toBe(next);
  });
});

describe('the lobby', () => {
  type Notice = { text: string; action: { label: string; onclick: () => void } };
  const lobby = (of: readonly GameEntry[], profile = false, notice: Notice | null = null) => {
    const calls = { onsheet: vi.fn(), onskip: vi.fn() };
    const offered = { name: '', sign: 'wheel', signs: ['wheel', 'swan'], longest: 14 } as const;
    render(Lobby, {
      ...{ games: of, status: 'ready', now: NOW, notice, pack: 'german', sheet: null },
      profile: profile ? { ...offered, onsave: vi.fn(), onskip: calls.onskip } : null,
      ...{ onclose: vi.fn(), onpack: vi.fn(), ongiveup: vi.fn(), onremove: vi.fn(), onupdate: null },
      onsheet: calls.onsheet,
    });
    return calls;
  };
  const main = (): (string | null)[] =>
    screen
      .getAllByRole('link')
      .flatMap((link) => (link.className.includes('main') ? [link.textContent] : []));

  it('goes on with the open game played last, and has one main action', () => {
    lobby(games);
    const resume = screen.getByRole('link', { name: 'Weiterspielen' });
    expect(resume.getAttribute('href')).toContain('/play?game=a');
    expect(resume.textContent).toContain('heute 14:05');
    expect(main()).toEqual([resume.textContent]);
  });

  it('starts with "Neue Partie" where no game is open', () => {
    lobby(games.filter((game) => game.over));
    expect(main()).toEqual(['Neue Partie']);
    for (const name of ['Wörterbuch', 'Einstellungen', 'Über'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('opens the list of games even before there is one', async () => {
    const { onsheet } = lobby([]);
    await press('Meine Partien');
    expect(onsheet).toHaveBeenCalledExactlyOnceWith('games');
    expect(screen.queryByRole('button', { name: 'Wie heisst du?' })).toBeNull();
  });

  it('offers to take a name, and takes no for an answer', async () => {
    const { onsheet, onskip } = lobby(games, true);
    await press('Wie heisst du?');
    expect(onsheet).toHaveBeenCalledExactlyOnceWith('profile');
    await press('Lieber nicht');
    expect(onskip).toHaveBeenCalledOnce();
  });

  it('does not ask for a name while something about the storage has to be said', async () => {
    const onclick = vi.fn();
    lobby(games, true, { text: t.storage.full, action: { label: t.storage.tidy, onclick } });
    expect(screen.queryByRole('button', { name: 'Wie heisst du?' })).toBeNull();
    await press('Aufräumen');
    expect(onclick).toHaveBeenCalledOnce();
  });
});

describe('name and sign', () => {
  it('are kept with "Speichern", and not before', async () => {
    const onsave = vi.fn();
    render(Profile, {
      ...{ name: '', sign: 'wheel', signs: ['wheel', 'swan'], longest: 14 },
      ...{ onsave, onskip: vi.fn(), onclose: vi.fn() },
    });
    const field = screen.getByRole('textbox', { name: 'Dein Name' }) as HTMLInputElement;
    expect(field.maxLength).toBe(14);
    await fireEvent.input(field, { target: { value: 'Anna' } });
    await fireEvent.click(screen.getByRole('radio', { name: 'Schwan' }));
    expect(onsave).not.toHaveBeenCalled();
    await fireEvent.submit(field.form as HTMLFormElement);
    expect(onsave).toHaveBeenCalledExactlyOnceWith('Anna', 'swan');
  });
});

describe('the way back of a page', () => {
  it.each([
    ['opened from outside', ['enter'], false],
    ['come to from the table', ['link'], true],
    ['opened from outside, left and come back to', ['enter', 'popstate'], false],
    ['come to, left and come back to', ['goto', 'popstate'], true],
  ])('leads to a page of ours for one %s', (name, arrivals, inside) => {
    expect(arrivals.map((type) => liesInside(`/${name}`, type)).at(-1)).toBe(inside);
  });
});
