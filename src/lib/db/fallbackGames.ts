/**
 * Games on disk as long as the disk takes them. One that cannot be written lives on in memory, as long as the page is
 * open, and goes back to the disk as a whole as soon as that works again.
 */
import type { GameHeader, GameLog, GameStore, GameSummary, Kept, LogLine, StoredGame } from '../table/ports';
import { GameConflict } from './games';
import { MemoryGames } from './memoryGames';

export class FallbackGames implements GameStore {
  readonly #disk: GameStore;
  readonly #memory = new MemoryGames();
  readonly #onTrouble: (error: unknown) => void;

  /** @param onTrouble the disk has refused what is now in memory only; null: everything is on disk again */
  constructor(disk: GameStore, onTrouble: (error: unknown) => void = () => {}) {
    this.#disk = disk;
    this.#onTrouble = onTrouble;
  }

  async create(header: GameHeader, summary: GameSummary): Promise<Kept> {
    return this.put([{ log: { ...header, lines: [] }, summary }]);
  }

  /** Rejects if another tab has gone on with the game, or deleted it: that stands. */
  async append(line: LogLine, summary: GameSummary): Promise<Kept> {
    if (this.#memory.get(summary.id)) return this.#appendInMemory(line, summary);
    try {
      return await this.#disk.append(line, summary);
    } catch (error) {
      if (error instanceof GameConflict) throw error;
      const log = await this.#disk.load(summary.id);
      if (!log) throw error;
      this.#onTrouble(error);
      // The line may have got through although it was not confirmed.
      const lines = log.lines.filter(({ seq }) => seq < line.seq);
      return this.#memory.put([{ log: { ...log, lines: [...lines, line] }, summary }]);
    }
  }

  async load(id: string): Promise<GameLog | null> {
    return (await this.#memory.load(id)) ?? this.#disk.load(id);
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

  async put(games: readonly StoredGame[]): Promise<Kept> {
    try {
      return await this.#disk.put(games);
    } catch (error) {
      this.#onTrouble(error);
      return this.#memory.put(games);
    }
  }

  async #appendInMemory(line: LogLine, summary: GameSummary): Promise<Kept> {
    await this.#memory.append(line, summary);
    const game = this.#memory.get(summary.id);
    try {
      if (game) await this.#disk.put([game]);
    } catch {
      return 'memory';
    }
    await this.#forget(summary.id);
    return 'disk';
  }

  async #forget(id: string): Promise<void> {
    const last = this.#memory.get(id) !== undefined && this.#memory.size === 1;
    await this.#memory.remove(id);
    if (last) this.#onTrouble(null);
  }
}
