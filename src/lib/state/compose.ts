/** Where the parts of a running game meet: the log from the database, the authority, the computers. */
import { ComputerPool } from '../ai/pool';
import { createGame as writeGame, Host } from '../table/host';
import { seatComputers } from '../table/computers';
import { seedOf } from '../table/chance';
import type { Computer, GameHeader, GameLog, GameStore, Player } from '../table/ports';
import type { Setup } from '../engine/game';
import { settings } from './settings.svelte';
import { storage } from './storage';
import { TableState } from './table.svelte';

const SOLO: readonly Player[] = ['human', 'computer', 'computer', 'computer'];

/** Starts a game against three computers. Resolves with its id once it is written down. */
export async function createGame(setup: Setup): Promise<string> {
  const header: GameHeader = {
    id: seedOf(randomBytes(16)),
    setup,
    players: SOLO,
    seed: seedOf(randomBytes(32)),
    started: Date.now(),
  };
  await writeGame(header, storage.games);
  return header.id;
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Opens a game at the person's seat; what it says and shows comes as it loads. */
export function openTable(id: string): TableState {
  const table = new TableState(() => settings.speed);
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

function run(log: GameLog, store: GameStore, table: TableState): void {
  const host = new Host(log, { store, clock: Date.now });
  const pool = new ComputerPool();
  const seated = host.join(log.players.indexOf('human'), (update) => table.receive(update));
  const computer: Computer = pool;
  const dismiss = seatComputers(host, computer);
  const close = (): void => {
    dismiss();
    seated.leave();
    host.close();
    pool.dispose();
  };
  table.run({ seated, deal: () => void host.deal(), fallback: () => pool.fallback, close });
  // Later deals wait for "Weiter"; before the first there is nothing to read.
  if (log.events.length === 0) void host.deal();
}
