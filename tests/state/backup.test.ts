import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryGames } from '$lib/db/memoryGames';
import { type BackupPorts, Backups, type Incoming } from '$lib/state/backup';
import { handOver } from '$lib/state/handOver';
import { DEFAULTS, type Settings } from '$lib/state/settings';
import { MAX_BACKUP } from '$lib/table/backup';
import { openGame } from '$lib/table/game';
import type { GameLog } from '$lib/table/ports';
import { summaryOf } from '$lib/table/summary';
import { randomLog } from '../helpers/logs';

const NOON = new Date(2026, 10, 30, 12).getTime();
const longGame = Array.from({ length: 50 }, (_, seed) => randomLog(seed)).find(
  ({ lines }) => lines.length > 60,
) as GameLog;
const upTo = (count: number): GameLog => ({ ...longGame, lines: longGame.lines.slice(0, count) });
const another = randomLog(900, 30);

/** A device: what it keeps, which settings it has, and the last file that left it. */
class Device {
  readonly games = new MemoryGames();
  readonly settings = {
    now: DEFAULTS as Settings,
    async change(change: Partial<Settings>): Promise<boolean> {
      this.now = { ...this.now, ...change };
      return true;
    },
  };
  file: File | null = null;
  /** Games that another page has open. */
  readonly open = new Set<string>();
  readonly held = new Set<string>();
  readonly backups: Backups;

  constructor(ports: Partial<BackupPorts> = {}) {
    this.backups = new Backups({
      games: this.games,
      settings: this.settings,
      handOver: async (file) => {
        this.file = file;
        return 'downloaded';
      },
      hold: async (id) => {
        if (this.open.has(id)) return null;
        this.held.add(id);
        return { release: () => void this.held.delete(id) };
      },
      clock: () => NOON,
      app: '0.1.0',
      ...ports,
    });
  }

  async keep(...logs: GameLog[]): Promise<this> {
    for (const log of logs) {
      const { told, game } = openGame(log);
      await this.games.put([{ log, summary: summaryOf(log, game, told, log.started) }]);
    }
    return this;
  }
  async logs(): Promise<readonly (GameLog | null)[]> {
    return Promise.all((await this.games.list()).map(({ id }) => this.games.load(id)));
  }
  async read(file: File | null): Promise<Incoming> {
    const read = await this.backups.read(file as File);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  }
}

const fileOf = async (...logs: GameLog[]): Promise<File> => {
  const device = await new Device().keep(...logs);
  device.settings.now = { ...DEFAULTS, name: 'Rosa', sign: 'swan', introduced: true };
  await device.backups.saveAll();
  return device.file as File;
};

describe('«Alles sichern»', () => {
  it('hands over a file with every game and the settings, named after the day', async () => {
    const device = await new Device().keep(longGame, another);
    const saved = await device.backups.saveAll();
    expect(saved).toEqual({ how: 'downloaded', name: 'salonjass-2026-11-30.json', left: 0 });
    expect([device.file?.name, device.file?.type]).toEqual(['salonjass-2026-11-30.json', 'application/json']);
    const raw = JSON.parse((await device.file?.text()) as string);
    expect(raw).toMatchObject({ format: 'salonjass-backup', app: '0.1.0', created: NOON });
    expect(raw.data).toMatchObject({ games: [{}, {}], settings: DEFAULTS });
  });

  it('leaves out a game that is damaged, and says so', async () => {
    const device = await new Device().keep(another, longGame);
    const damaged = { ...longGame, lines: [{ ...longGame.lines[0], by: 0 }] as never };
    const { summary } = device.games.get(longGame.id) as never;
    await device.games.put([{ log: damaged, summary }]);
    expect(await device.backups.saveAll()).toMatchObject({ how: 'downloaded', left: 1 });
    expect((await new Device().read(device.file)).counts).toMatchObject({ fresh: 1, unreadable: 0 });
  });

  it('takes a person who changes his mind for what he is', async () => {
    const device = new Device({ handOver: async () => 'cancelled' });
    expect(await device.backups.saveAll()).toEqual({ how: 'cancelled' });
  });

  it.each<[string, Partial<BackupPorts>]>([
    [
      'the storage does not answer',
      { games: { ...new MemoryGames(), list: () => Promise.reject(new Error('gone')) } as never },
    ],
    ['the device takes no file', { handOver: () => Promise.reject(new Error('no')) }],
  ])('says so where %s', async (_, ports) => {
    expect(await new Device(ports).backups.saveAll()).toEqual({ how: 'failed' });
  });
});

describe('«Partie sichern»', () => {
  it('saves one game by its id, without settings', async () => {
    const device = await new Device().keep(longGame, another);
    const saved = await device.backups.saveGame(another.id);
    expect(saved).toMatchObject({ name: 'salonjass-partie-2026-11-30.json' });
    const incoming = await new Device().read(device.file);
    expect([incoming.counts.fresh, incoming.settings]).toEqual([1, false]);
  });

  it('saves a game as the table has it, with lines that no storage took', async () => {
    const device = await new Device().keep(upTo(20));
    await device.backups.saveGame(longGame);
    const home = await new Device().keep(upTo(20));
    await (await home.read(device.file)).take(false);
    expect(await home.logs()).toEqual([longGame]);
  });

  it('says so where there is no such game', async () => {
    expect(await new Device().backups.saveGame('f'.repeat(32))).toEqual({ how: 'failed' });
  });
});

describe('«Sicherung einlesen»', () => {
  it('tells first what would come in, and changes nothing yet', async () => {
    const device = await new Device().keep(upTo(20));
    const incoming = await device.read(await fileOf(longGame, another));
    expect(incoming.counts).toEqual({
      ...{ fresh: 1, longer: 1, same: 0, older: 0, conflicting: 0, unreadable: 0 },
    });
    expect([incoming.created, incoming.settings]).toEqual([NOON, true]);
    expect(await device.logs()).toEqual([upTo(20)]);
    expect(device.settings.now).toEqual(DEFAULTS);
  });

  it('puts all games in at once', async () => {
    const device = await new Device().keep(upTo(20));
    const put = vi.spyOn(device.games, 'put');
    const taken = await (await device.read(await fileOf(longGame, another))).take(false);
    expect(taken).toEqual({ fresh: 1, longer: 1, open: 0, settings: false, kept: 'memory' });
    expect(put).toHaveBeenCalledTimes(1);
    expect(await device.logs()).toEqual(expect.arrayContaining([longGame, another]));
    expect(device.held.size).toBe(0);
    expect(device.settings.now).toEqual(DEFAULTS);
  });

  it('writes nothing at all if nothing is new', async () => {
    const device = await new Device().keep(longGame, another);
    const put = vi.spyOn(device.games, 'put');
    await (await device.read(await fileOf(upTo(20), another))).take(false);
    expect(put).not.toHaveBeenCalled();
  });

  it('takes name and settings over if that is wanted', async () => {
    const device = new Device();
    const incoming = await device.read(await fileOf());
    expect(incoming.ownSettings).toBe(false);
    expect(await incoming.take(true)).toMatchObject({ settings: true });
    expect(device.settings.now).toMatchObject({ name: 'Rosa', sign: 'swan', introduced: true });
  });

  it('takes over whether the table is heard and felt', async () => {
    const { writeBackup } = await import('$lib/table/backup');
    const quiet = { tone: false, haptics: false };
    const device = new Device();
    await (await device.read(new File([writeBackup([], quiet, 'tool', 1)], 'x.json'))).take(true);
    expect(device.settings.now).toMatchObject(quiet);
    const odd = { tone: 'loud', haptics: 2 };
    await (await device.read(new File([writeBackup([], odd, 'tool', 1)], 'x.json'))).take(true);
    expect(device.settings.now, 'what is none of ours changes nothing').toMatchObject(quiet);
  });

  it.each<[string, Partial<Settings>, boolean]>([
    ['nobody has chosen anything', {}, false],
    ['somebody has only played', { introduced: true, lastOptions: {} as never, lastLevel: 'weak' }, false],
    ['somebody has a name', { name: 'Vreni' }, true],
    ['somebody plays with French cards', { pack: 'french' }, true],
  ])('knows whether there are own settings to lose: %s', async (_, change, own) => {
    const device = new Device();
    device.settings.now = { ...DEFAULTS, ...change };
    expect((await device.read(await fileOf())).ownSettings).toBe(own);
  });

  it('keeps of settings in a file only what are settings of today', async () => {
    const device = new Device();
    device.settings.now = { ...DEFAULTS, name: 'Vreni' };
    const { writeBackup } = await import('$lib/table/backup');
    const odd = { pack: 'tarot', theme: 'dark', sound: 'loud', admin: true };
    await (await device.read(new File([writeBackup([], odd, 'tool', 1)], 'x.json'))).take(true);
    expect(device.settings.now).toEqual({ ...DEFAULTS, name: 'Vreni', theme: 'dark' });
  });

  it('lets a game alone that another page plays', async () => {
    const device = await new Device().keep(upTo(20));
    device.open.add(longGame.id);
    const taken = await (await device.read(await fileOf(longGame, another))).take(false);
    expect(taken).toMatchObject({ fresh: 1, longer: 0, open: 1 });
    expect(await device.games.load(longGame.id)).toEqual(upTo(20));
  });

  it('looks again before it writes: a game may have gone on since the question', async () => {
    const device = await new Device().keep(upTo(20));
    const incoming = await device.read(await fileOf(upTo(30)));
    expect(incoming.counts.longer).toBe(1);
    await device.keep(longGame);
    expect(await incoming.take(false)).toMatchObject({ fresh: 0, longer: 0 });
    expect(await device.logs()).toEqual([longGame]);
  });

  it('says so where nothing can be written, and lets go of what it held', async () => {
    const device = await new Device().keep(upTo(20));
    const incoming = await device.read(await fileOf(longGame));
    vi.spyOn(device.games, 'put').mockRejectedValue(new Error('no'));
    expect(await incoming.take(true)).toBeNull();
    expect(device.held.size).toBe(0);
    expect(device.settings.now).toEqual(DEFAULTS);
  });

  const huge = { size: MAX_BACKUP + 1, text: () => Promise.reject(new Error('must not be read')) };
  const locked = { size: 10, text: () => Promise.reject(new DOMException('', 'NotReadableError')) };
  it.each<[string, File, string]>([
    ['is too big, without opening it', huge as never, 'tooBig'],
    ['the device does not give out', locked as never, 'unreadable'],
    ['is a letter', new File(['Liebe Rosa'], 'brief.txt'), 'noJson'],
    ['is a picture', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'bild.jpg'), 'noJson'],
    ['is of another app', new File(['{"format":"chess"}'], 'x.json'), 'foreign'],
    ['is newer', new File(['{"format":"salonjass-backup","version":2}'], 'x.json'), 'newer'],
    ['is damaged', new File(['{"format":"salonjass-backup","version":1}'], 'x.json'), 'damaged'],
  ])('refuses a file that %s', async (_, file, fault) => {
    const device = await new Device().keep(another);
    const put = vi.spyOn(device.games, 'put');
    expect(await device.backups.read(file)).toEqual({ ok: false, error: fault });
    expect(put).not.toHaveBeenCalled();
    expect(await device.logs()).toEqual([another]);
  });

  it('refuses to guess where the storage does not answer', async () => {
    const device = new Device();
    vi.spyOn(device.games, 'load').mockRejectedValue(new Error('gone'));
    expect(await device.backups.read(await fileOf(another))).toEqual({ ok: false, error: 'storage' });
  });
});

describe('a file for the person', () => {
  const file = new File(['{}'], 'salonjass.json', { type: 'application/json' });
  const click = vi.fn();
  let link: { href: string; download: string; click: () => void };
  const device = (touch: boolean, navigator: object): void => {
    vi.stubGlobal('matchMedia', () => ({ matches: touch }));
    vi.stubGlobal('navigator', navigator);
  };
  const no = (name: string) => () => Promise.reject(new DOMException('', name));

  beforeEach(() => {
    vi.useFakeTimers();
    link = { href: '', download: '', click };
    vi.stubGlobal('document', { createElement: () => link });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    click.mockReset();
  });

  it('is shared where fingers are used', async () => {
    const share = vi.fn(async () => {});
    device(true, { canShare: () => true, share });
    expect(await handOver(file)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [file] });
    expect(click).not.toHaveBeenCalled();
  });

  it('is neither shared nor downloaded if the person says no', async () => {
    device(true, { canShare: () => true, share: no('AbortError') });
    expect(await handOver(file)).toBe('cancelled');
    expect(click).not.toHaveBeenCalled();
  });

  it.each<[string, boolean, object]>([
    ['with a mouse', false, { canShare: () => true, share: async () => {} }],
    ['where nothing can be shared', true, {}],
    ['where only words can be shared', true, { canShare: () => false, share: async () => {} }],
    ['where the tap lies back too far', true, { canShare: () => true, share: no('NotAllowedError') }],
  ])('is downloaded %s, and its address goes away again', async (_, touch, navigator) => {
    device(touch, navigator);
    expect(await handOver(file)).toBe('downloaded');
    expect([link.href, link.download]).toEqual(['blob:x', 'salonjass.json']);
    expect(click).toHaveBeenCalledTimes(1);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
  });
});
