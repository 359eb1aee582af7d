/**
 * Games on disk as long as the disk takes them. One that cannot be written lives on in memory, as long as the page is
 * open, and goes back to the disk as a whole as soon as that works again.
 */
import type { GameHeader, GameLog, GameStore, GameSummary, Kept, LogLine, StoredGame } from '../table/ports';
import { GameConflict } from './games';
import { MemoryGames } from './memoryGames';
import { inTime, NoAnswer } from './patience';

/** Milliseconds for one line to get written; and once it has not, for the disk to come back. */
const PATIENCE = 5000;
const NO_PATIENCE = 500;
/** And for each game of many that come from a file. */
const A_GAME = 100;

export class FallbackGames implements GameStore {
  readonly #disk: GameStore;
  readonly #memory = new MemoryGames();
  readonly #onTrouble: (error: unknown) => void;

  /** @param onTrouble the disk has refused what is now in memory only; null: everything is on disk again */
  constructor(disk: GameStore, onTrouble: (error: unknown) => void = () => {}) {
    this.#disk = disk;
    this.#onTrouble = onTrouble;
  }

  /** How many games are gone with the page. */
  get unkept(): number {
    return this.#memory.size;
  }
  /** Whether a game is on disk as it stands. */
  isKept(id: string): boolean {
    return this.#memory.get(id) === undefined;
  }

  async create(header: GameHeader, summary: GameSummary): Promise<Kept> {
    return this.put([{ log: { ...header, lines: [] }, summary }]);
  }

  /** Rejects if another tab has gone on with the game: that stands. */
  async append(line: LogLine, summary: GameSummary, whole: () => GameLog): Promise<Kept> {
    if (this.#memory.get(summary.id)) return this.#appendInMemory(line, summary);
    try {
      return await inTime(this.#disk.append(line, summary, whole), PATIENCE);
    } catch (error) {
      if (error instanceof GameConflict) throw error;
      if (error instanceof NoAnswer) return this.#remember([{ log: whole(), summary }], error);
      // Also if the browser has thrown the game away under the table: then it is put back as a whole.
      return this.put([{ log: whole(), summary }], error);
    }
  }

  /** What is in memory, unless another tab has gone on with what is on disk: that stands. */
  async load(id: string): Promise<GameLog | null> {
    const mine = this.#memory.get(id)?.log;
    const disk = await this.#disk.load(id).catch((error: unknown) => {
      if (!mine) throw error;
      return null;
    });
    if (!mine || !disk) return mine ?? disk;
    if (continues(mine, disk)) return mine;
    await this.#forget(id);
    return disk;
  }

  /** Rejects only if the disk does and there is nothing in memory either. */
  async list(): Promise<readonly GameSummary[]> {
    const fresh = await this.#memory.list();
    if (fresh.length === 0) return this.#disk.list();
    const kept = await this.#disk.list().catch(() => []);
    return [...fresh, ...kept.filter(({ id }) => !this.#memory.get(id))];
  }

  async remove(id: string): Promise<void> {
    const inMemory = this.#memory.get(id) !== undefined;
    await this.#forget(id);
    // Of a game in memory an older part may lie on disk.
    await this.#disk.remove(id).catch((error: unknown) => {
      if (!inMemory) throw error;
    });
  }

  /** @param reason why the disk has already refused; it is told if this is refused too */
  async put(games: readonly StoredGame[], reason?: unknown): Promise<Kept> {
    try {
      return await inTime(this.#disk.put(games), PATIENCE + games.length * A_GAME);
    } catch (error) {
      return this.#remember(games, reason ?? error);
    }
  }

  #remember(games: readonly StoredGame[], reason: unknown): Promise<Kept> {
    this.#onTrouble(reason);
    return this.#memory.put(games);
  }

  async #appendInMemory(line: LogLine, summary: GameSummary): Promise<Kept> {
    await this.#memory.append(line, summary);
    const game = this.#memory.get(summary.id) as StoredGame;
    try {
      await inTime(this.#bringBack(game), NO_PATIENCE);
    } catch (error) {
      if (error instanceof GameConflict) throw error;
      return 'memory';
    }
    await this.#forget(summary.id);
    return 'disk';
  }

  async #bringBack(game: StoredGame): Promise<void> {
    const disk = await this.#disk.load(game.log.id);
    if (disk && !continues(game.log, disk)) throw new GameConflict('another tab has gone on with the game');
    await this.#disk.put([game]);
  }

  async #forget(id: string): Promise<void> {
    const last = this.#memory.get(id) !== undefined && this.#memory.size === 1;
    await this.#memory.remove(id);
    if (last) this.#onTrouble(null);
  }
}

/** Whether `log` begins with everything that `older` has. */
const continues = (log: GameLog, older: GameLog): boolean =>
  JSON.stringify(log.lines.slice(0, older.lines.length)) === JSON.stringify(older.lines);
