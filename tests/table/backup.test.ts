import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backup, MAX_BACKUP, readBackup, writeBackup } from '$lib/table/backup';
import { canonical } from '$lib/table/canonical';
import { openGame } from '$lib/table/game';
import { planImport } from '$lib/table/importPlan';
import { tell } from '$lib/table/log';
import type { GameLog, LogLine } from '$lib/table/ports';
import { dice, often, PATIENCE, runs } from '../helpers/chance';
import { randomLog } from '../helpers/logs';

const APP = '0.1.0';
const CREATED = 1_796_040_000_000;
const settings = { name: 'Rosa', sign: 'swan' };

/** JSON as a test takes it apart. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Raw = any;

const written = (...logs: GameLog[]): Raw => JSON.parse(writeBackup(logs, settings, APP, CREATED));
/** The text of a backup whose digest fits whatever its data say now, if any digest can. */
function sealed(file: Raw): string {
  try {
    const sha256 = createHash('sha256').update(canonical(file.data)).digest('hex');
    return JSON.stringify({ ...file, sha256 });
  } catch {
    return JSON.stringify(file);
  }
}

async function read(text: string): Promise<Backup> {
  const result = await readBackup(text);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
async function faultOf(text: string): Promise<string | null> {
  const result = await readBackup(text);
  return result.ok ? null : result.error;
}

/** A game with cards on the table: a deal, a choice, a few cards, something taken back. */
const short = Array.from({ length: 400 }, (_, seed) => randomLog(seed, 10)).find(
  ({ lines }) =>
    lines.length === 9 &&
    tell(lines).takeBacks > 0 &&
    'action' in (lines[8] as LogLine) &&
    !tell(lines).givenUp,
) as GameLog;
const other = randomLog(7, 40);

describe('a backup', () => {
  it(
    'brings back every game as it was, with what was taken back and given up',
    async () => {
      const seen = { takeBacks: 0, givenUp: 0, over: 0 };
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.integer(), { maxLength: 4 }), async (seeds) => {
          const logs = seeds.map((seed) => randomLog(seed));
          const backup = await read(writeBackup(logs, settings, APP, CREATED));
          expect(backup.games.map(({ log }) => log)).toEqual(logs);
          expect(backup).toMatchObject({ app: APP, created: CREATED, unreadable: 0, settings });
          for (const { summary, log } of backup.games) {
            expect(summary).toMatchObject({ id: log.id, updated: log.lines.at(-1)?.at ?? log.started });
            expect(summary.level).toBe(log.level ?? 'strong');
            seen.takeBacks += summary.takeBacks;
            seen.givenUp += Number(summary.givenUp);
            seen.over += Number(summary.over && !summary.givenUp);
          }
        }),
        runs(60),
      );
      expect(Math.min(seen.takeBacks, seen.givenUp, seen.over)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it('may come without settings, and without games', async () => {
    expect(await read(writeBackup([], null, APP, CREATED))).toEqual({
      app: APP,
      created: CREATED,
      games: [],
      unreadable: 0,
      settings: undefined,
    });
  });

  it('does not mind how its text is laid out', async () => {
    const { data, ...head } = written(short);
    const games = data.games.map(({ header, lines }: Raw) => ({ lines, header }));
    const text = JSON.stringify({ data: { games, settings: data.settings }, ...head }, null, '\t');
    expect((await read(text)).games.map(({ log }) => log)).toEqual([short]);
  });

  it('lets others have their turn after each game', async () => {
    let pauses = 0;
    await readBackup(writeBackup([short, other], null, APP, CREATED), async () => void pauses++);
    expect(pauses).toBe(2);
  });

  it('is what docs/BACKUP.md shows', async () => {
    const shown = /```json\n(.*?)```/s.exec(readFileSync('docs/BACKUP.md', 'utf8'))?.[1] as string;
    const backup = await read(shown);
    expect([backup.games.length, backup.unreadable]).toEqual([1, 0]);
    const { log } = backup.games[0] as { log: GameLog };
    expect(openGame(log).told).toMatchObject({ takeBacks: 1, givenUp: false });
    expect(JSON.parse(shown).sha256).toBe(JSON.parse(sealed(JSON.parse(shown))).sha256);
  });
});

describe('a text that is no backup of this app', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'noJson'],
    ['a letter', 'Liebe Rosa', 'noJson'],
    ['half a backup', writeBackup([short], null, APP, CREATED).slice(0, 700), 'noJson'],
    ['a number', '42', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['a record of the engine', '{"format":"salonjass-game","version":1}', 'foreign'],
    ['a format in the prototype', '{"__proto__":{"format":"salonjass-backup","version":1}}', 'foreign'],
    ['a later version', '{"format":"salonjass-backup","version":2,"anything":true}', 'newer'],
    ['a much later version', '{"format":"salonjass-backup","version":99}', 'newer'],
    ['no version', '{"format":"salonjass-backup"}', 'damaged'],
    ['version 0', sealed({ ...written(short), version: 0 }), 'damaged'],
    ['version "1"', sealed({ ...written(short), version: '1' }), 'damaged'],
    ['another digest', JSON.stringify({ ...written(short), sha256: '0'.repeat(64) }), 'damaged'],
    ['a key too many', sealed({ ...written(short), more: 1 }), 'damaged'],
    ['games that are none', sealed({ ...written(short), data: { games: {} } }), 'damaged'],
    ['a time before all time', sealed({ ...written(short), created: -1 }), 'damaged'],
    ['an app without end', sealed({ ...written(short), app: 'x'.repeat(41) }), 'damaged'],
    ['more than anybody plays', ' '.repeat(MAX_BACKUP + 1), 'tooBig'],
    ['brackets without end', '['.repeat(200_000), 'noJson'],
    ['lists in lists', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'foreign'],
  ])('says so: %s', async (_, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it('is damaged where it nests deeper than any game', async () => {
    const nest = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const head = `"format":"salonjass-backup","version":1,"app":"","created":0,"sha256":"${'0'.repeat(64)}"`;
    expect(await faultOf(`{${head},"data":{"games":[],"settings":${nest}}}`)).toBe('damaged');
  });

  it('is damaged as soon as one sign of its data has changed', async () => {
    const file = written(short);
    file.data.games[0].header.started += 1;
    expect(await faultOf(JSON.stringify(file))).toBe('damaged');
  });
});

describe('one bad game', () => {
  type Damage = (game: Raw) => void;
  const line =
    (index: number, change: object): Damage =>
    (game) =>
      Object.assign(game.lines[index], change);
  const header =
    (change: object): Damage =>
    (game) =>
      Object.assign(game.header, change);
  const plays = short.lines.findIndex((entry) => 'action' in entry && entry.action.type === 'play');
  const back = short.lines.findIndex((entry) => 'takeBack' in entry);

  it.each<[string, Damage]>([
    ['a variant that nobody knows', header({ setup: { variant: 'tichu', options: {} } })],
    ['a variant that this version does not play', header({ setup: { variant: 'pandur', options: {} } })],
    ['a variant from the prototype', header({ setup: { variant: '__proto__', options: {} } })],
    ['options that never end', header({ setup: { variant: 'schieber', options: { target: null } } })],
    ['an unknown option', header({ setup: { variant: 'schieber', options: { joker: true } } })],
    ['a dealer that nobody asked for', header({ setup: { variant: 'schieber', options: {}, foreign: 1 } })],
    ['an id of another make', header({ id: 'game' })],
    ['a seed that is none', header({ seed: 'xyz' })],
    ['a cut outside the pack', header({ cut: { at: 36, word: '' } })],
    ['a cut with more in it', header({ cut: { at: 3, word: '', more: 1 } })],
    ['five players', header({ players: ['human', 'computer', 'computer', 'computer', 'computer'] })],
    ['nobody at the table', header({ players: ['computer', 'computer', 'computer', 'computer'] })],
    ['a ghost at the table', header({ players: ['human', 'ghost', 'computer', 'computer'] })],
    ['a start that is no time', header({ started: 1.5 })],
    ['something more in its header', header({ token: 'secret' })],
    ['a level that nobody plays', header({ level: 'magisch' })],
    ['a level that is no word', header({ level: 3 })],
    ['a line too few', (game) => game.lines.splice(1, 1)],
    ['a line twice', (game) => game.lines.splice(1, 0, game.lines[1])],
    ['lines that are none', (game) => (game.lines = {})],
    ['more lines than anybody plays', (game) => (game.lines = Array(20_001).fill(game.lines[1]))],
    ['a line by nobody', line(plays, { by: 4 })],
    ['a line out of turn', line(plays, { by: ((short.lines[plays]?.by as number) + 1) % 4 })],
    ['a card that the hand does not hold', line(plays, { action: { play: foreignCard(short, plays) } })],
    ['a card that does not exist', line(plays, { action: { play: 'X9' } })],
    ['two things at once', line(plays, { action: { play: 'H7', push: true } })],
    ['nothing done', line(plays, { action: {} })],
    ['an action of another variant', line(plays, { action: { bid: 100 } })],
    ['a claim without proof', line(plays, { action: { claim: true } })],
    [
      'a hand with a card twice',
      (game) => (game.lines[0].action.hands[1][0] = game.lines[0].action.hands[0][0]),
    ],
    ['a line that was taken back by another', line(back, { by: 1 })],
    ['a line that goes back too far', line(back, { takeBack: 0 })],
    ['chance going back', line(back, { by: 'chance' })],
    ['cards after giving up', line(back, { takeBack: undefined, giveUp: true })],
    ['a line with a time that is none', line(plays, { at: 'gestern' })],
    ['a line that knows more', line(plays, { note: '' })],
  ])('does not spoil the others: %s', async (_, damage) => {
    const file = written(short, other);
    damage(file.data.games[0]);
    const backup = await read(sealed(file));
    expect(backup.games.map(({ log }) => log.id)).toEqual([other.id]);
    expect(backup.unreadable).toBe(1);
  });

  it('counts a game once that is there twice', async () => {
    const backup = await read(writeBackup([short, short], null, APP, CREATED));
    expect([backup.games.length, backup.unreadable]).toEqual([1, 1]);
  });
});

/** A card that somebody else holds when line `index` is played. */
function foreignCard({ setup, lines }: GameLog, index: number): string {
  const { by } = lines[index] as LogLine;
  const { game } = openGame({ ...short, setup, lines: lines.slice(0, index) });
  const held = game.hands[((by as number) + 1) % 4]?.[0] as number;
  return `${'DHSC'[Math.floor(held / 9)]}${['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][held % 9]}`;
}

describe('hostile bytes', () => {
  const text = writeBackup([short], settings, APP, CREATED);

  it(
    'changed, cut or made up at random never get through, and never do more than be refused',
    async () => {
      const roll = dice(1882);
      const bytes = (length: number): string =>
        String.fromCharCode(...Array.from({ length }, () => (roll(4) ? 32 + roll(95) : roll(0xffff))));
      const twist = (): string => {
        const at = roll(text.length);
        switch (roll(4)) {
          case 0:
            return text.slice(0, at);
          case 1:
            return text.slice(0, at) + bytes(1 + roll(3)) + text.slice(at + roll(4));
          case 2:
            return text.slice(0, at) + text.slice(roll(text.length));
          default:
            return bytes(roll(60));
        }
      };
      const faults: Record<string, number> = {};
      for (let i = 0; i < often(6000); i++) {
        const hostile = twist();
        const fault = await faultOf(hostile);
        // What reads all the same says the same as before.
        if (fault === null) expect((await read(hostile)).games.map(({ log }) => log)).toEqual([short]);
        else faults[fault] = (faults[fault] ?? 0) + 1;
      }
      expect(faults).toMatchObject({ noJson: expect.any(Number), damaged: expect.any(Number) });
    },
    PATIENCE,
  );

  it(
    'with a digest that fits let nothing in but games that follow the rules',
    async () => {
      const roll = dice(1291);
      const count = { refused: 0, unreadable: 0, read: 0 };
      for (let i = 0; i < often(4000); i++) {
        const file = JSON.parse(text);
        distort(file.data, roll);
        const result = await readBackup(sealed(file));
        if (!result.ok) count.refused += 1;
        else if (result.value.unreadable > 0) count.unreadable += 1;
        else count.read += 1;
        if (result.ok) for (const { log } of result.value.games) expectSound(log);
      }
      expect(({} as Raw).polluted).toBeUndefined();
      expect(Math.min(count.refused, count.unreadable, count.read)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it('has an answer to every wrong type in every field', async () => {
    const places = paths(JSON.parse(text));
    expect(places.length).toBeGreaterThan(100);
    for (const place of places) {
      for (const wrong of WRONG) {
        const file = JSON.parse(text);
        put(file, place, wrong);
        const result = await readBackup(place[0] === 'data' ? sealed(file) : JSON.stringify(file));
        if (result.ok) for (const { log } of result.value.games) expectSound(log);
      }
    }
  }, 60_000);
});

/** Only what a host could have written: it opens, and comes through another backup unchanged. */
function expectSound(log: GameLog): void {
  openGame(log);
  expect(Object.keys(log).filter((key) => !KEYS.includes(key))).toEqual([]);
  expect(log.lines.every(({ seq }, index) => seq === index)).toBe(true);
  expect(isPlain(log)).toBe(true);
}
const KEYS = ['id', 'setup', 'players', 'seed', 'cut', 'level', 'started', 'lines'];

/** Objects of our own making: no foreign prototype, no key that gets at one. */
function isPlain(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.entries(data).every(
    ([key, value]) => key !== '__proto__' && key !== 'constructor' && isPlain(value),
  );
}

const nested = JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`) as unknown;
const tooDeep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;
const proto = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
) as Raw;
const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e300, '', '0', 'H7', '__proto__', 'x'.repeat(1000)],
  ...[[], {}, [[]], [null], proto, nested, tooDeep, Array(100).fill(0)],
];

/** Every place in JSON, as the keys that lead there. */
function paths(data: Raw, path: readonly string[] = []): (readonly string[])[] {
  if (typeof data !== 'object' || data === null || path.length > 12) return [path];
  const inner = Object.keys(data).flatMap((key) => paths(data[key], [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function put(data: Raw, path: readonly string[], value: unknown): void {
  const holder = path.slice(0, -1).reduce((at: Raw, key) => at[key], data);
  Object.defineProperty(holder, path[path.length - 1] as string, {
    ...{ value: structuredClone(value), enumerable: true, configurable: true, writable: true },
  });
}

/** One to three changes: a wrong value, a swap, something gone, something more. */
function distort(data: Raw, roll: (n: number) => number): void {
  for (let changes = 1 + roll(3); changes > 0; changes--) {
    const places = paths(data);
    if (places.length === 0) return;
    const place = places[roll(places.length)] as readonly string[];
    const another = places[roll(places.length)] as readonly string[];
    const holder = place.slice(0, -1).reduce((at: Raw, key) => at[key], data);
    const kind = roll(4);
    if (kind === 0) put(data, place, WRONG[roll(WRONG.length)]);
    else if (kind === 1)
      put(
        data,
        place,
        another.reduce((at: Raw, key) => at[key], data),
      );
    else if (kind === 2) delete holder[place[place.length - 1] as string];
    else
      put(
        data,
        [...place.slice(0, -1), ['__proto__', 'at', 'x'][roll(3)] as string],
        WRONG[roll(WRONG.length)],
      );
  }
}

describe('the plan of an import', () => {
  const whole = Array.from({ length: 50 }, (_, seed) => randomLog(seed)).find(
    ({ lines }) => lines.length > 60,
  ) as GameLog;
  const upTo = (count: number): GameLog => ({ ...whole, lines: whole.lines.slice(0, count) });
  const differently = (count: number): GameLog => ({
    ...whole,
    lines: whole.lines.map((line, seq) => (seq < count ? line : { ...line, at: line.at + 1 })),
  });
  const plan = async (brought: GameLog, here: readonly GameLog[]) =>
    planImport(await read(writeBackup([brought], null, APP, CREATED)), here);
  const none = { fresh: [], longer: [], same: 0, older: 0, conflicting: 0, unreadable: 0 };
  const all = whole.lines.length;

  it.each<[string, GameLog, readonly GameLog[], object]>([
    ['a game that is not here is new', whole, [other], { fresh: [{ log: whole }] }],
    ['a game that went on is lengthened', whole, [upTo(20)], { longer: [{ log: whole }] }],
    ['so is one that had only been begun', whole, [upTo(0)], { longer: [{ log: whole }] }],
    ['the same game stays', whole, [whole], { same: 1 }],
    ['a game that is further here stays', upTo(20), [whole], { older: 1 }],
    ['one that went on differently here stays', whole, [differently(20)], { conflicting: 1 }],
    [
      'also if it is shorter here',
      whole,
      [{ ...differently(20), lines: differently(20).lines.slice(0, 25) }],
      { conflicting: 1 },
    ],
    ['also if only its last line differs', whole, [differently(all - 1)], { conflicting: 1 }],
    [
      'a game with the same id and another seed stays',
      whole,
      [{ ...whole, seed: '0'.repeat(64) }],
      { conflicting: 1 },
    ],
    ['so does one against other computers', whole, [{ ...whole, level: 'weak' }], { conflicting: 1 }],
    [
      'a game that is damaged here stays',
      whole,
      [{ ...whole, setup: { ...whole.setup, options: {} as never }, lines: [{} as never] }],
      { conflicting: 1 },
    ],
  ])('%s', async (_, brought, here, expected) => {
    const found = await plan(brought, here);
    const logs = (games: typeof found.fresh) => games.map(({ log }) => ({ log }));
    expect({ ...found, fresh: logs(found.fresh), longer: logs(found.longer) }).toEqual({
      ...none,
      ...expected,
    });
  });

  it('takes an older game for the same one though options have come since', async () => {
    const { stoeckEarly: _, ...fewer } = whole.setup.options as { stoeckEarly: boolean };
    const early = { ...whole, setup: { ...whole.setup, options: { ...fewer } as never } };
    const late = { ...whole, setup: { ...whole.setup, options: { ...fewer, stoeckEarly: false } as never } };
    const begun = (log: GameLog): GameLog => ({ ...log, lines: [] });
    expect(await plan(begun(late), [begun(early)])).toMatchObject({ same: 1 });
  });

  it('counts what could not be read', async () => {
    const file = written(short, other);
    file.data.games[0].header.setup.variant = 'tichu';
    const found = planImport(await read(sealed(file)), []);
    expect(found).toMatchObject({ fresh: [{ log: { id: other.id } }], unreadable: 1 });
  });
});
