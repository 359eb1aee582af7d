import { describe, expect, it } from 'vitest';
import { replay, view } from '$lib/engine/game';
import type { Action, Event, View } from '$lib/engine/variants/types';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import { TestDisk } from '../helpers/testDisk';
import { dealBytes, seedOf } from '$lib/table/chance';
import { seatComputers } from '$lib/table/computers';
import { createGame, Host } from '$lib/table/host';
import { tell } from '$lib/table/log';
import type { Computer, GameHeader, GameLog, GameStore, Level, Update } from '$lib/table/ports';

const SEED = seedOf(Uint8Array.from({ length: 32 }, (_, i) => i));
const header: GameHeader = {
  id: 'game',
  setup: { variant: 'schieber', options: { ...DEFAULT_OPTIONS, target: 1000 } },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: SEED,
  started: 1,
};
let now = 1;
const clock = (): number => now++;

async function open(
  store: GameStore = new TestDisk(),
  about = header,
): Promise<{ host: Host; store: GameStore }> {
  await createGame(about, store);
  return { host: new Host((await store.load('game')) as GameLog, { store, clock }), store };
}

/** Plays the first legal action. */
const first: Computer = { choose: async (seen) => seen.legal[0] as Action };

/** Lets computers and the seat of the person play whole games; "Weiter" at once. */
async function playOn(host: Host, until: (seen: View) => boolean, computer = first): Promise<Update> {
  const stop = seatComputers(host, computer);
  const last = await new Promise<Update>((resolve) => {
    const seated = host.join(0, (update) => {
      if (until(update.view)) return resolve(update);
      const action = update.view.legal[0];
      queueMicrotask(() => {
        if (update.view.turn === 0 && action) void seated.act(action, update.seq);
        else if (update.view.turn === 'chance') void host.deal();
      });
    });
  });
  stop();
  return last;
}

describe('the host', () => {
  it('plays a whole game against three computers, and its log tells the same game', async () => {
    const { host, store } = await open();
    const { view: end } = await playOn(host, (seen) => seen.phase === 'over');
    const log = (await store.load('game')) as GameLog;
    const again = replay(log.setup, tell(log.lines).events);
    expect(again.ok && view(again.value, 0)).toEqual(end);
    expect(log.lines.map(({ seq }) => seq)).toEqual(log.lines.map((_, i) => i));
  });

  it('writes an event before anybody sees it', async () => {
    const store = new TestDisk();
    const { host } = await open(store);
    const lengths: number[] = [];
    host.join(0, ({ seq }) => {
      void store.load('game').then((log) => lengths.push((log as GameLog).lines.length - seq));
    });
    await host.deal();
    await Promise.resolve();
    expect(lengths).toEqual([0, 0]);
  });

  it('refuses an answer to a picture that has changed, and takes one of two quick taps', async () => {
    const { host } = await open();
    await host.deal();
    let update = null as Update | null;
    const forehand = await new Promise<number>((resolve) => {
      host.join(0, (seen) => resolve(seen.view.turn as number));
    });
    const seated = host.join(forehand, (seen) => (update = seen));
    const { seq } = update as unknown as Update;
    const push: Action = { type: 'push' };
    expect(await Promise.all([seated.act(push, seq), seated.act(push, seq)])).toEqual([null, 'stale']);
    expect(await seated.act(push, seq + 1)).toBe('notYourTurn');
  });

  it('keeps on playing in memory when the storage fails, and says so', async () => {
    const broken = new TestDisk();
    const { host } = await open(broken);
    broken.append = () => Promise.reject(new Error('disk full'));
    const { view: end, saved } = await playOn(host, (seen) => seen.phase === 'over');
    expect([end.phase, saved]).toEqual(['over', false]);
    expect(((await broken.load('game')) as GameLog).lines).toEqual([]);
  });

  it('resumes in the middle of a trick with the same cards', async () => {
    const { host, store } = await open();
    const middle = await playOn(host, ({ tricks, turn }) => turn === 0 && tricks.length === 3);
    host.close();
    const resumed = new Host((await store.load('game')) as GameLog, { store, clock });
    let seen: Update | null = null;
    resumed.join(0, (update) => (seen = update));
    expect(seen).toEqual(middle);
  });

  it('deals the next cards only once, however often "Weiter" is pressed', async () => {
    const { host, store } = await open();
    await Promise.all([host.deal(), host.deal(), host.deal()]);
    expect(((await store.load('game')) as GameLog).lines).toHaveLength(1);
  });

  it('throws over a log that breaks the rules instead of showing a wrong game', () => {
    const event: Event = { seq: 0, by: 0, action: { type: 'push' }, at: 1 };
    expect(() => new Host({ ...header, lines: [event] }, { store: new TestDisk(), clock })).toThrow(
      'notYourTurn',
    );
  });

  it.each([
    ['a seed that is none', { seed: 'xyz' }],
    ['nobody at the table', { players: ['computer', 'computer', 'computer', 'computer'] }],
    ['options that never end', { setup: { variant: 'schieber', options: { target: null, deals: null } } }],
    ['factors that are no numbers', { setup: { variant: 'schieber', options: { factors: 'z' } } }],
    ['a cut that is none', { cut: { at: 36, word: '' } }],
    ['a level that nobody plays', { level: 'magisch' }],
    ['an unknown variant', { setup: { variant: '__proto__', options: {} } }],
  ])('throws over a log with %s', (_, damage) => {
    const log = { ...header, lines: [], ...damage } as GameLog;
    expect(() => new Host(log, { store: new TestDisk(), clock })).toThrow('no sound header');
  });

  it('shows nothing more once it is closed', async () => {
    const { host } = await open();
    const seqs: number[] = [];
    host.join(0, ({ seq }) => seqs.push(seq));
    host.close();
    await host.deal();
    expect(seqs).toEqual([0]);
  });
});

describe('the dealer', () => {
  it('deals the same cards from the same seed, and others in the next deal', () => {
    const take = (deal: number): number[] => {
      const next = dealBytes(SEED, deal);
      return Array.from({ length: 200 }, next);
    };
    expect(take(0)).toEqual(take(0));
    expect(take(0)).not.toEqual(take(1));
  });

  it('draws the ChaCha20 stream of RFC 8439, block after block', () => {
    const zero = dealBytes('0'.repeat(64), 0);
    const bytes = Uint8Array.from({ length: 128 }, zero);
    expect(seedOf(bytes.slice(0, 16))).toBe('76b8e0ada0f13d90405d6ae55386bd28');
    expect(seedOf(bytes.slice(64, 80))).toBe('9f07e7be5551387a98ba977c732d080d');
  });

  it('takes nothing but a 256-bit seed', () => {
    expect(() => dealBytes('ff', 0)).toThrow('64 hex digits');
  });
});

describe('a computer at the table', () => {
  it('sees its own view and a seed that names the moment, never the seed of the cards', async () => {
    const { host } = await open();
    const asked: { seat: number; seed: string; hands: unknown[] }[] = [];
    const spy: Computer = {
      choose: async (seen, _, seed) => {
        asked.push({ seat: seen.seat, seed, hands: seen.hands.filter((hand) => typeof hand !== 'number') });
        return seen.legal[0] as Action;
      },
    };
    await playOn(host, ({ tricks }) => tricks.length === 2, spy);
    expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
    for (const { seed, hands } of asked) {
      expect(seed).toMatch(/^game\/\d+$/);
      expect(hands).toHaveLength(1);
    }
  });

  it.each<[string, Level | undefined, Level]>([
    ['the level of its game', 'weak', 'weak'],
    ['the full strength where the game is older than the choice', undefined, 'strong'],
  ])('is asked for %s, and the list of games says the same', async (_, chosen, asked) => {
    const { host, store } = await open(new TestDisk(), { ...header, ...(chosen && { level: chosen }) });
    const levels = new Set<Level>();
    const spy: Computer = {
      choose: async (seen, level) => {
        levels.add(level);
        return seen.legal[0] as Action;
      },
    };
    await playOn(host, ({ tricks }) => tricks.length === 1, spy);
    expect([...levels]).toEqual([asked]);
    expect((await store.list())[0]).toMatchObject({ level: asked });
    expect((await store.load('game'))?.level).toBe(chosen);
  });
});
