/** Games in IndexedDB: a row per game, a row per line of its log. */
import type { GameHeader, GameLog, GameStore, GameSummary, LogLine } from '../table/ports';
import type { Db, GameRow, LineRow } from './schema';

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

  async append(line: LogLine, summary: GameSummary): Promise<void> {
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
      tx.objectStore('events').add({ ...line, game: summary.id }),
    ];
    await Promise.all([...writes, tx.done]);
  }

  async load(id: string): Promise<GameLog | null> {
    const tx = (await this.#db()).transaction(['games', 'events'], 'readonly');
    const row = await tx.objectStore('games').get(id);
    if (!row) return null;
    const lines = await tx.objectStore('events').getAll(linesOf(id));
    return { ...row.header, lines: lines.map(toLine) };
  }

  async list(): Promise<readonly GameSummary[]> {
    const rows = await (await this.#db()).getAllFromIndex('games', 'updated');
    return rows.reverse().filter(isReadable).map(toSummary);
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.#db()).transaction(['games', 'events'], 'readwrite', STRICT);
    const deletes = [tx.objectStore('games').delete(id), tx.objectStore('events').delete(linesOf(id))];
    await Promise.all([...deletes, tx.done]);
  }
}

/** A row of another version, or a damaged one, is left alone: it must not hide the others. */
function isReadable({ id, board, deals, over, target }: Partial<GameRow>): boolean {
  const scored = Array.isArray(board) && board.every((sum) => typeof sum === 'number');
  const aimed = target === null || typeof target === 'number';
  return typeof id === 'string' && scored && aimed && typeof deals === 'number' && typeof over === 'boolean';
}

/** All lines of one game: a number sorts before an array, whatever it is. */
const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Games from before "Zurück" and giving up say nothing about them. */
function toSummary(row: GameRow): GameSummary {
  const { id, variant, target, board, deals, updated, over, givenUp = false, takeBacks = 0 } = row;
  return { id, variant, target, board, deals, updated, over, givenUp, takeBacks };
}

function toLine({ game: _, ...line }: LineRow): LogLine {
  return line;
}
