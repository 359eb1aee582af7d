import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { t } from '../../src/lib/i18n/index.svelte';
import InstallCard from '../../src/lib/ui/install/InstallCard.svelte';
import type { Way } from '../../src/lib/ui/install/steps';
import UpdateBar from '../../src/lib/ui/lobby/UpdateBar.svelte';

// jsdom knows the element, but neither how it opens nor how it closes.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function card(way: Way, more: { games?: number; open?: boolean; onbackup?: (() => void) | null } = {}) {
  const calls = { onopen: vi.fn(), onclose: vi.fn(), onprompt: vi.fn() };
  render(InstallCard, { way, games: 0, open: false, onbackup: null, ...calls, ...more });
  return calls;
}
const steps = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent ?? '');

describe('the entry «Auf den Startbildschirm»', () => {
  it('lets the browser ask, where it can', async () => {
    const { onprompt, onopen } = card('prompt');
    await fireEvent.click(screen.getByRole('button', { name: 'Installieren' }));
    expect(onprompt).toHaveBeenCalledOnce();
    expect(onopen).not.toHaveBeenCalled();
  });

  it.each<Way>(['ios', 'mac', 'menu'])('leads to the steps on %s', async (way) => {
    const { onopen } = card(way);
    await fireEvent.click(screen.getByRole('button', { name: 'So geht es' }));
    expect(onopen).toHaveBeenCalledOnce();
  });

  it.each<[Way, RegExp]>([
    ['insecure', /nur über https.*Spielen kannst du trotzdem/],
    ['installed', /ist installiert/],
  ])('only says how things are: %s', (way, words) => {
    card(way, { open: true });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the steps', () => {
  it.each<[Way, RegExp[]]>([
    ['ios', [/«Teilen»/, /«Zum Home-Bildschirm»/, /«Hinzufügen»/]],
    ['mac', [/«Ablage»/, /«Zum Dock hinzufügen»/, /«Hinzufügen»/]],
    ['menu', [/Menü/, /«App installieren» oder «Zum Startbildschirm hinzufügen»/]],
  ])('on %s', (way, expected) => {
    card(way, { open: true });
    expect(steps()).toHaveLength(expected.length);
    expected.forEach((words, at) => expect(steps()[at]).toMatch(words));
  });

  it('close', async () => {
    const { onclose } = card('ios', { open: true });
    await fireEvent.click(screen.getByRole('button', { name: t.close }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('the warning of games that stay behind', () => {
  const warning = () => screen.queryByRole('note')?.textContent ?? '';

  it.each<[Way, number, RegExp]>([
    ['ios', 1, /Deine Partie bleibt hier im Browser und zieht nicht/],
    ['ios', 12, /Deine 12 Partien bleiben hier im Browser und ziehen nicht/],
    ['mac', 2, /Deine 2 Partien bleiben/],
    ['ios', 0, /^$/],
    ['menu', 12, /^$/],
  ])('on %s with %i games', (way, games, words) => {
    card(way, { games, open: true });
    expect(warning()).toMatch(words);
  });

  it('stands before the steps and offers to save first', async () => {
    const onbackup = vi.fn();
    card('ios', { games: 3, open: true, onbackup });
    const [note, list] = [screen.getByRole('note'), screen.getByRole('list')];
    expect(note.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Zuerst sichern' }));
    expect(onbackup).toHaveBeenCalledOnce();
    expect(warning()).toContain('dort einlesen');
  });

  it('promises no file where none can be written', () => {
    card('ios', { games: 3, open: true });
    expect(warning()).not.toContain('einlesen');
  });
});

it('«Neue Version bereit» loads it on the word', async () => {
  const onapply = vi.fn();
  render(UpdateBar, { foot: true, onapply });
  expect(screen.getByRole('status').textContent).toContain('Neue Version bereit');
  expect(onapply).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Jetzt laden' }));
  expect(onapply).toHaveBeenCalledOnce();
});
