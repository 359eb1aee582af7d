/** Where the parts of a running game meet: the log from the database, the authority, the computers. */
import { ComputerPool } from '../ai/pool';
import { commitmentTo, seedOf, tidyWord } from '../table/chance';
import { seatComputers } from '../table/computers';
import { fairnessOf, type Fairness } from '../table/fairness';
import { createGame as writeGame, Host } from '../table/host';
import { levelOf } from '../table/level';
import type { Cut, GameHeader, GameLog, Level, Player } from '../table/ports';
import type { Replay } from '../table/replay';
import type { Setup } from '../engine/game';
import type { AnalysisState } from './analysis.svelte';
import { holdGame, type Hold } from './gameHold';
import { settings } from './settings.svelte';
import { storage } from './storage.svelte';
import { TableState } from './table.svelte';

export type { Cut, Fairness };

const SOLO: readonly Player[] = ['human', 'computer', 'computer', 'computer'];

/** A shuffled pack nobody has seen yet, and what proves later that it was never exchanged. */
export interface Shuffled {
  readonly seed: string;
  readonly commitment: string;
}

export function shufflePack(): Shuffled {
  const seed = seedOf(randomBytes(32));
  return { seed, commitment: commitmentTo(seed) };
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Starts a game against three computers. Resolves with its id once it is written down. */
export async function createGame(
  setup: Setup,
  level: Level,
  { seed }: Shuffled = shufflePack(),
  cut: Cut | null = null,
): Promise<string> {
  const header: GameHeader = {
    id: seedOf(randomBytes(16)),
    setup,
    players: SOLO,
    seed,
    ...(cut && { cut: { ...cut, word: tidyWord(cut.word) } }),
    level,
    started: Date.now(),
  };
  await writeGame(header, storage.games);
  storage.mark(1);
  return header.id;
}

/** Ends an unfinished game for good. Rejects if another page plays it, or its log cannot be read or written. */
export async function giveUp(id: string): Promise<void> {
  await alone(id, async () => {
    const log = await storage.games.load(id);
    if (!log) throw new Error('the game is gone');
    const host = new Host(log, { store: storage.games, clock: Date.now });
    const refusal = await host.giveUp(ownSeat(log));
    await host.close();
    if (refusal !== null || !host.saved) throw new Error('the end could not be written');
  });
}

/** Deletes a game for good. Rejects if another page plays it. */
export const removeGame = (id: string): Promise<void> => alone(id, () => storage.games.remove(id));

/** Does something with a game that no page has open. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  let working = Promise.resolve();
  const hold = await holdGame(id, false, () => working);
  if (!hold) throw new Error('another page has the game');
  working = work();
  await working.finally(() => hold.release());
}

/** How a game's cards came about. Null if there is no such game; rejects if its log cannot be read. */
export async function loadFairness(id: string): Promise<Fairness | null> {
  const log = await storage.games.load(id);
  return log && fairnessOf(log);
}

/** A game to go through again. Null if there is no such game; rejects if its log cannot be read. */
export async function loadReplay(id: string): Promise<Replay | null> {
  const log = await storage.games.load(id);
  // Who plays need not wait for it.
  const { replayOf } = await import('../table/replay');
  return log && replayOf(log);
}

/** The own decisions of a game, to be judged. Null if there is no such game; rejects if its log cannot be read. */
export async function loadAnalysis(id: string): Promise<AnalysisState | null> {
  const log = await storage.games.load(id);
  const [{ analysisOf }, { AnalysisState: Analysis }] = await Promise.all([
    import('../table/analysis'),
    import('./analysis.svelte'),
  ]);
  return log && new Analysis(analysisOf(log), () => new ComputerPool(), storage.analyses);
}

/**
 * Opens a game at the person's seat; what it says and shows comes as it loads.
 * @param force takes it away from the page that plays it now
 */
export function openTable(id: string, force = false): TableState {
  const table = new TableState(() => settings.now);
  void load(id, force, table);
  return table;
}

async function load(id: string, force: boolean, table: TableState): Promise<void> {
  const hold = await holdGame(id, force, () => table.lose());
  if (!hold) return table.fail('elsewhere');
  try {
    const log = await storage.games.load(id);
    if (log) return run(log, hold, table);
    table.fail('missing');
  } catch {
    // The log stays as it is; the page says that it cannot be read.
    table.fail('failed');
  }
  hold.release();
}

const isAlone = ({ players }: GameLog): boolean => players.filter((one) => one === 'human').length === 1;
const ownSeat = ({ players }: GameLog): number => players.indexOf('human');

function run(log: GameLog, hold: Hold, table: TableState): void {
  const saved = storage.games.isKept(log.id);
  const host = new Host(log, { store: storage.games, clock: Date.now, saved });
  const pool = new ComputerPool();
  const seated = host.join(ownSeat(log), (update) => table.receive(update));
  const dismiss = seatComputers(host, pool);
  const close = async (): Promise<void> => {
    dismiss();
    seated.leave();
    pool.dispose();
    await host.close();
    hold.release();
  };
  table.run({
    seated,
    level: levelOf(log),
    deal: () => void host.deal(),
    giveUp: async () => void (await host.giveUp(seated.seat)),
    log: () => host.log(),
    advise: isAlone(log) ? ({ view, ply }, stop) => pool.advise(view, `${log.id}/${ply}`, stop) : null,
    fallback: () => pool.fallback,
    close,
  });
  // Later deals wait for "Weiter"; before the first there is nothing to read.
  if (log.lines.length === 0) void host.deal();
}
