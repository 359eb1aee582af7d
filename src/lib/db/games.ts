/** Games in IndexedDB: a row per game, a row per line of its log. */
import type { IDBPObjectStore, IDBPTransaction } from 'idb';
import type { GameHeader, GameLog, GameStore, GameSummary, Kept, LogLine, StoredGame } from '../table/ports';
import type { Database } from './connection';
import type { GameRow, LineRow, SalonjassDb } from './schema';

/** On disk, not only handed to the system: a killed tab or phone resumes in the same trick. */
const STRICT = { durability: 'strict' } as const;
const BOTH: ('games' | 'events')[] = ['games', 'events'];
/** What is there because of a game goes with it. */
const ALL: StoreName[] = [...BOTH, 'analyses'];

/** Another tab or a newer version has changed the game meanwhile: what is on disk stays. */
export class GameConflict extends Error {
  override readonly name = 'GameConflict';
}

/** Every write may be repeated: a dead handle does not tell whether it got through. */
export class IdbGames implements GameStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async create(header: GameHeader, summary: GameSummary): Promise<Kept> {
    return this.put([{ log: { ...header, lines: [] }, summary }]);
  }

  async append(line: LogLine, summary: GameSummary): Promise<Kept> {
    return this.#change(async (games, events) => {
      const [row, there] = await Promise.all([games.get(summary.id), events.get([summary.id, line.seq])]);
      if (!row) throw new Error('the game is gone');
      if (there && !isSame(toLine(there), line)) throw new GameConflict('the game has another such line');
      await games.put({ ...row, ...summary });
      await events.put({ ...line, game: summary.id });
    });
  }

  async load(id: string): Promise<GameLog | null> {
    return this.#db.read(async (db) => {
      const tx = db.transaction(BOTH, 'readonly');
      const row = await tx.objectStore('games').get(id);
      if (!row) return null;
      const lines = await tx.objectStore('events').getAll(linesOf(id));
      return { ...row.header, lines: lines.map(toLine) };
    });
  }

  async list(): Promise<readonly GameSummary[]> {
    const rows = await this.#db.read((db) => db.getAllFromIndex('games', 'updated'));
    return rows.reverse().filter(isReadable).map(toSummary);
  }

  async remove(id: string): Promise<void> {
    await this.#change((games, events, analyses) =>
      Promise.all([games.delete(id), events.delete(linesOf(id)), analyses.delete(linesOf(id))]),
    );
  }

  async put(stored: readonly StoredGame[]): Promise<Kept> {
    return this.#change((games, events, analyses) => {
      const putIn = async ({ log: { lines, ...header }, summary }: StoredGame): Promise<void> => {
        await Promise.all([events.delete(linesOf(header.id)), analyses.delete(linesOf(header.id))]);
        await games.put({ ...summary, header });
        await Promise.all(lines.map(async (line) => events.put({ ...line, game: header.id })));
      };
      return Promise.all(stored.map(putIn));
    });
  }

  /** All of `work` or nothing. It may await nothing but the database, which else closes the transaction. */
  async #change(
    work: (games: Store<'games'>, events: Store<'events'>, analyses: Store<'analyses'>) => Promise<unknown>,
  ): Promise<Kept> {
    return this.#db.write<Kept>(async (db) => {
      const tx = db.transaction(ALL, 'readwrite', STRICT);
      // Whatever goes wrong is told by one of the two.
      tx.done.catch(() => undefined);
      try {
        await work(tx.objectStore('games'), tx.objectStore('events'), tx.objectStore('analyses'));
      } catch (error) {
        throw await reasonOf(tx, error);
      }
      await tx.done;
      return 'disk';
    });
  }
}

type StoreName = 'games' | 'events' | 'analyses';
type Change = IDBPTransaction<SalonjassDb, StoreName[], 'readwrite'>;
type Store<Name extends StoreName> = IDBPObjectStore<SalonjassDb, StoreName[], Name, 'readwrite'>;

/** Undoes what has been done of a change, and finds out why it failed: an aborted request does not say it. */
async function reasonOf(tx: Change, error: unknown): Promise<unknown> {
  try {
    tx.abort();
  } catch {
    return tx.done.catch((reason: unknown) => reason);
  }
  return error;
}

/** A row of another version, or a damaged one, is left alone: it must not hide the others. */
function isReadable({ id, board, deals, over, target, level }: Partial<GameRow>): boolean {
  const scored = Array.isArray(board) && board.every((sum) => typeof sum === 'number');
  const aimed = target === null || typeof target === 'number';
  const ranked = [undefined, 'weak', 'medium', 'strong'].includes(level);
  const counted = typeof deals === 'number' && typeof over === 'boolean';
  return typeof id === 'string' && scored && aimed && ranked && counted;
}

/** All lines of one game: a number sorts before an array, whatever it is. */
const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Games from before "Zurück", giving up and levels say nothing about them. */
function toSummary(row: GameRow): GameSummary {
  const { id, variant, target, board, deals, updated, over, givenUp = false, takeBacks = 0 } = row;
  const { level = 'strong' } = row;
  return { id, variant, target, board, deals, updated, over, givenUp, takeBacks, level };
}

function toLine({ game: _, ...line }: LineRow): LogLine {
  return line;
}

/** Lines are plain data; the database keeps the order of their fields. */
const isSame = (a: LogLine, b: LogLine): boolean => JSON.stringify(a) === JSON.stringify(b);
