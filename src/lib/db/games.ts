/** Games in IndexedDB: a row per game, a row per event. */
import type { Event } from '../engine/variants/types';
import type { GameHeader, GameLog, GameStore, GameSummary } from '../table/ports';
import type { Db, EventRow, GameRow } from './schema';

/** On disk, not only handed to the system: a killed tab or phone resumes in the same trick. */
const STRICT = { durability: 'strict' } as const;

export class IdbGames implements GameStore {
  readonly #db: () => Promise<Db>;

  /** @param db opens the database, or hands out the open one */
  constructor(db: () => Promise<Db>) {
    this.#db = db;
  }

  async create(header: GameHeader, summary: GameSummary): Promise<void> {
    const tx = (await this.#db()).transaction('games', 'readwrite', STRICT);
    await Promise.all([tx.store.add({ ...summary, header }), tx.done]);
  }

  async append(event: Event, summary: GameSummary): Promise<void> {
    const tx = (await this.#db()).transaction(['games', 'events'], 'readwrite', STRICT);
    const games = tx.objectStore('games');
    const row = await games.get(summary.id);
    if (!row) {
      tx.abort();
      await tx.done.catch(() => undefined);
      throw new Error('the game is gone');
    }
    const writes = [
      games.put({ ...row, ...summary }),
      tx.objectStore('events').add({ ...event, game: summary.id }),
    ];
    await Promise.all([...writes, tx.done]);
  }

  async load(id: string): Promise<GameLog | null> {
    const tx = (await this.#db()).transaction(['games', 'events'], 'readonly');
    const row = await tx.objectStore('games').get(id);
    if (!row) return null;
    const events = await tx.objectStore('events').getAll(eventsOf(id));
    return { ...row.header, events: events.map(toEvent) };
  }

  async list(): Promise<readonly GameSummary[]> {
    const rows = await (await this.#db()).getAllFromIndex('games', 'updated');
    return rows.reverse().filter(isReadable).map(toSummary);
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.#db()).transaction(['games', 'events'], 'readwrite', STRICT);
    const deletes = [tx.objectStore('games').delete(id), tx.objectStore('events').delete(eventsOf(id))];
    await Promise.all([...deletes, tx.done]);
  }
}

/** A row of another version, or a damaged one, is left alone: it must not hide the others. */
function isReadable({ id, board, deals, over, target }: Partial<GameRow>): boolean {
  const scored = Array.isArray(board) && board.every((sum) => typeof sum === 'number');
  const aimed = target === null || typeof target === 'number';
  return typeof id === 'string' && scored && aimed && typeof deals === 'number' && typeof over === 'boolean';
}

/** All events of one game: a number sorts before an array, whatever it is. */
const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function toSummary({ id, variant, target, board, deals, updated, over }: GameRow): GameSummary {
  return { id, variant, target, board, deals, updated, over };
}

const toEvent = ({ seq, by, action, at }: EventRow): Event => ({ seq, by, action, at });
