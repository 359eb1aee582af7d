/** Where the parts of a running game meet: the log from the database, the authority, the computers. */
import { ComputerPool } from '../ai/pool';
import { commitmentTo, seedOf, tidyWord } from '../table/chance';
import { seatComputers } from '../table/computers';
import { fairnessOf, type Fairness } from '../table/fairness';
import { createGame as writeGame, Host } from '../table/host';
import type { Cut, GameHeader, GameLog, GameStore, Player } from '../table/ports';
import type { Setup } from '../engine/game';
import { settings } from './settings.svelte';
import { storage } from './storage';
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
  { seed }: Shuffled = shufflePack(),
  cut: Cut | null = null,
): Promise<string> {
  const header: GameHeader = {
    id: seedOf(randomBytes(16)),
    setup,
    players: SOLO,
    seed,
    ...(cut && { cut: { ...cut, word: tidyWord(cut.word) } }),
    started: Date.now(),
  };
  await writeGame(header, storage.games);
  return header.id;
}

/** Ends an unfinished game for good. Rejects if it is not there, or its log cannot be read or written. */
export async function giveUp(id: string): Promise<void> {
  const log = await storage.games.load(id);
  if (!log) throw new Error('the game is gone');
  const host = new Host(log, { store: storage.games, clock: Date.now });
  const written = await host.giveUp(ownSeat(log));
  host.close();
  if (!written) throw new Error('the end could not be written');
}

/** How a game's cards came about. Null if there is no such game; rejects if its log cannot be read. */
export async function loadFairness(id: string): Promise<Fairness | null> {
  const log = await storage.games.load(id);
  return log && fairnessOf(log);
}

/** Opens a game at the person's seat; what it says and shows comes as it loads. */
export function openTable(id: string): TableState {
  const table = new TableState(() => settings.now);
  void load(id, table);
  return table;
}

async function load(id: string, table: TableState): Promise<void> {
  try {
    const log = await storage.games.load(id);
    if (log) run(log, storage.games, table);
    else table.fail('missing');
  } catch {
    // The log stays as it is; the page says that it cannot be read.
    table.fail('failed');
  }
}

const ownSeat = ({ players }: GameLog): number => players.indexOf('human');

function run(log: GameLog, store: GameStore, table: TableState): void {
  const host = new Host(log, { store, clock: Date.now });
  const pool = new ComputerPool();
  const seated = host.join(ownSeat(log), (update) => table.receive(update));
  const dismiss = seatComputers(host, pool);
  const close = (): void => {
    dismiss();
    seated.leave();
    host.close();
    pool.dispose();
  };
  table.run({
    seated,
    deal: () => void host.deal(),
    giveUp: async () => void (await host.giveUp(seated.seat)),
    fallback: () => pool.fallback,
    close,
  });
  // Later deals wait for "Weiter"; before the first there is nothing to read.
  if (log.lines.length === 0) void host.deal();
}
