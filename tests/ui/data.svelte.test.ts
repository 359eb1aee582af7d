import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { data } from '$lib/i18n/de/data';
import { t } from '$lib/i18n/index.svelte';
import type { ImportCounts, Incoming, ReadFault, Taken } from '$lib/ui/data/data';
import NotKept from '$lib/ui/data/NotKept.svelte';
import type { Saved } from '$lib/ui/data/saving';
import YourData from '$lib/ui/data/YourData.svelte';

// jsdom knows the element, but neither how it opens nor how it closes.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const NONE: ImportCounts = { fresh: 0, longer: 0, same: 0, older: 0, conflicting: 0, unreadable: 0 };
const TAKEN: Taken = { fresh: 3, longer: 1, open: 0, settings: false, kept: 'disk' };
const incoming = (change: Partial<Incoming> = {}) => ({
  created: new Date(2026, 10, 30, 12).getTime(),
  counts: { ...NONE, fresh: 3, longer: 1, same: 2 },
  settings: true,
  ownSettings: false,
  take: vi.fn((_settings: boolean): Promise<Taken> => Promise.resolve(TAKEN)),
  ...change,
});
const saved: Saved = { how: 'downloaded', name: 'salonjass-2026-11-30.json', left: 0 };
const file = new File(['{}'], 'salonjass.json');

function show(props: Partial<Parameters<typeof render<typeof YourData>>[1]> = {}) {
  const calls = {
    onsave: vi.fn((): Promise<Saved> => Promise.resolve(saved)),
    onread: vi.fn(() => Promise.resolve({ ok: true as const, value: incoming() as Incoming })),
    ontaken: vi.fn(),
  };
  render(YourData, { stored: null, kept: 'unknown', ...calls, ...props });
  return calls;
}
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
const pick = (picked = file): Promise<boolean> =>
  fireEvent.change(screen.getByLabelText(data.read, { selector: 'input' }), {
    target: { files: [picked] },
  });
const status = (): string => screen.getByRole('status').textContent ?? '';

/** Shows what a file would bring. */
async function plan(change: Partial<Incoming> = {}) {
  const value = incoming(change);
  const calls = show({ onread: () => Promise.resolve({ ok: true, value }) });
  await pick();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sicherung einlesen' }));
  return { ...calls, dialog, take: value.take as ReturnType<typeof incoming>['take'] };
}
const words = (dialog: Pick<typeof screen, 'queryAllByRole'>): (string | null)[] =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('what is kept here', () => {
  it.each([
    [0, null, 'Auf diesem Gerät ist noch keine Partie.'],
    [1, 2000, '1 Partie, unter 0.1 MB auf diesem Gerät.'],
    [4, 130_000, '4 Partien, 0.1 MB auf diesem Gerät.'],
    [250, 12_340_000, '250 Partien, 12.3 MB auf diesem Gerät.'],
    [4, null, '4 Partien auf diesem Gerät.'],
  ])('%i games in %s bytes: %s', (games, bytes, text) => {
    show({ stored: { games, bytes } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each(['yes', 'no', 'unknown'] as const)('says what the browser has promised: %s', (kept) => {
    show({ kept, stored: { games: 1, bytes: null } });
    expect(screen.getByText(data.kept[kept])).toBeTruthy();
  });

  it('promises nothing about no games', () => {
    show({ kept: 'no', stored: { games: 0, bytes: null } });
    expect(screen.queryByText(data.kept.no)).toBeNull();
  });
});

describe('«Alles sichern»', () => {
  it.each<[string, Saved, string]>([
    ['a download', saved, 'Gesichert als salonjass-2026-11-30.json, bei deinen Downloads.'],
    ['sharing', { ...saved, how: 'shared' }, 'Die Sicherung ist übergeben.'],
    ['a change of mind', { how: 'cancelled' }, ''],
  ])('says what came of %s', async (_, result, text) => {
    show({ onsave: () => Promise.resolve(result) });
    await press('Alles sichern');
    await vi.waitFor(() => expect(status()).toBe(text));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so if it failed, or if something is missing in the file', async () => {
    const results: Saved[] = [{ how: 'failed' }, { ...saved, left: 2 }];
    show({ onsave: () => Promise.resolve(results.shift() as Saved) });
    await press('Alles sichern');
    expect((await screen.findByRole('alert')).textContent).toBe(t.saving.failed);
    await press('Alles sichern');
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('2 Partien liessen sich nicht'),
    );
  });

  it('does one thing at a time', async () => {
    const { onsave } = show();
    onsave.mockReturnValue(new Promise(() => {}));
    await press('Alles sichern');
    await press('Alles sichern');
    await pick();
    expect(onsave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()).toBe(data.saving);
  });
});

describe('«Sicherung einlesen»', () => {
  it('is a button that opens the choice of files', async () => {
    show();
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    await press('Sicherung einlesen');
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('shows what would come in before anything does', async () => {
    const { dialog, take } = await plan();
    expect(dialog.getByText(/^Sicherung vom 30\. November 2026, \d\d:\d\d$/)).toBeTruthy();
    expect(words(dialog)).toEqual([
      '3 neue Partien',
      '1 Partie ist darin weiter als hier',
      '2 Partien sind schon da',
    ]);
    expect(take).not.toHaveBeenCalled();
  });

  it('says of every game that stays why it does', async () => {
    const { dialog } = await plan({ counts: { ...NONE, older: 1, conflicting: 2, unreadable: 1 } });
    expect(words(dialog)).toEqual([
      '1 Partie ist hier schon weiter und bleibt, wie sie ist',
      '2 Partien sind hier anders weitergegangen und bleiben, wie sie sind',
      '1 Partie ist nicht lesbar und kommt nicht mit',
    ]);
  });

  it('brings it in, says so, and tells the page', async () => {
    const { dialog, take, ontaken } = await plan();
    await fireEvent.click(dialog.getByRole('button', { name: 'Einlesen' }));
    expect(take).toHaveBeenCalledWith(true);
    await vi.waitFor(() => expect(status()).toBe('Eingelesen: 3 neue Partien, 1 Partie weiter gespielt.'));
    expect(ontaken).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes nothing on «Abbrechen»', async () => {
    const { dialog, take } = await plan();
    await fireEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(take).not.toHaveBeenCalled();
    expect(status()).toBe('');
  });

  it.each<[string, Partial<Incoming>, boolean | null]>([
    ['taken along where nobody has set anything', {}, true],
    ['left out where own ones would be lost', { ownSettings: true }, false],
    ['not spoken of if there are none', { settings: false }, null],
  ])('settings are %s', async (_, change, on) => {
    const { dialog } = await plan(change);
    const toggle = dialog.queryByRole('switch', { name: data.settings }) as HTMLInputElement | null;
    expect(toggle?.checked ?? null).toBe(on);
  });

  it('takes settings alone if that is all there is', async () => {
    const { dialog, take } = await plan({ counts: { ...NONE, same: 2 }, ownSettings: true });
    expect(dialog.getByText(data.nothingNew)).toBeTruthy();
    const go = dialog.getByRole('button', { name: 'Einlesen' }) as HTMLButtonElement;
    expect(go.disabled).toBe(true);
    await fireEvent.click(dialog.getByRole('switch'));
    expect(go.disabled).toBe(false);
    await fireEvent.click(go);
    expect(take).toHaveBeenCalledWith(true);
  });

  it('offers nothing where nothing is new', async () => {
    const { dialog } = await plan({ counts: { ...NONE, same: 2 }, settings: false });
    expect(dialog.queryByRole('button', { name: 'Einlesen' })).toBeNull();
  });

  it.each<[string, Taken, string]>([
    ['nothing could be written', null, 'Das Einlesen hat nicht geklappt. Es ist noch alles, wie es war.'],
    ['it is in memory only', { ...TAKEN, kept: 'memory' }, data.inMemory],
    [
      'another page plays a game',
      { ...TAKEN, open: 1 },
      '1 Partie ist in einem anderen Fenster offen und bleibt, wie sie ist.',
    ],
  ])('says so if %s', async (_, taken, text) => {
    const { dialog } = await plan({ take: () => Promise.resolve(taken) });
    await fireEvent.click(dialog.getByRole('button', { name: 'Einlesen' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it.each(Object.entries(data.faults) as [ReadFault, string][])(
    'answers %s with: %s',
    async (error, text) => {
      show({ onread: () => Promise.resolve({ ok: false, error }) });
      await pick();
      expect((await screen.findByRole('alert')).textContent).toBe(`${text} Hier hat sich nichts geändert.`);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('takes a file that is dropped on it, and no words', async () => {
    const { onread } = show();
    const target = screen.getByRole('group', { name: data.title });
    await fireEvent.drop(target, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(onread).not.toHaveBeenCalled();
    await fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [file] } });
    expect(onread).toHaveBeenCalledWith(file);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('the banner of a game that is not kept', () => {
  it('says so, saves the game, and can be put away', async () => {
    const onsave = vi.fn(() => Promise.resolve(saved));
    render(NotKept, { text: t.storage.notKept, onsave });
    expect(screen.getByRole('alert').textContent).toBe(t.storage.notKept);
    await press('Partie sichern');
    await vi.waitFor(() => expect(status()).toContain('salonjass-2026-11-30.json'));
    await press('Schliessen');
    expect(screen.queryByRole('alert')).toBeNull();
    // The sign that stays calls it back.
    await press(t.storage.notKept);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('makes room for the table once it is read, but not for one who is in it', async () => {
    vi.useFakeTimers();
    render(NotKept, { text: t.storage.notKept, onsave: () => Promise.resolve(saved) });
    screen.getByRole('button', { name: 'Partie sichern' }).focus();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.queryByRole('alert')).toBeTruthy();
    screen.getByRole('button', { name: 'Partie sichern' }).blur();
    await vi.advanceTimersByTimeAsync(8000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: t.storage.notKept })).toBeTruthy();
    vi.useRealTimers();
  });

  it('says so if that failed too', async () => {
    render(NotKept, { text: t.storage.notKept, onsave: () => Promise.resolve({ how: 'failed' }) });
    await press('Partie sichern');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t.saving.failed));
  });
});
