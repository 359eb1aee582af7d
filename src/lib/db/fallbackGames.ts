/** Games on disk as long as the disk takes them: a new game that cannot be written there lasts as long as the page. */
import type { GameHeader, GameLog, GameStore, GameSummary, LogLine } from '../table/ports';
import { MemoryGames } from './memoryGames';

export class FallbackGames implements GameStore {
  readonly #disk: GameStore;
  readonly #memory = new MemoryGames();
  #lasting = true;

  constructor(disk: GameStore) {
    this.#disk = disk;
  }

  /** False once a game could not be written to disk: it is gone with the page. */
  get lasting(): boolean {
    return this.#lasting;
  }

  async create(header: GameHeader, summary: GameSummary): Promise<void> {
    try {
      await this.#disk.create(header, summary);
    } catch {
      this.#lasting = false;
      await this.#memory.create(header, summary);
    }
  }

  async append(line: LogLine, summary: GameSummary): Promise<void> {
    const inMemory = await this.#memory.load(summary.id);
    await (inMemory ? this.#memory : this.#disk).append(line, summary);
  }

  async load(id: string): Promise<GameLog | null> {
    return (await this.#memory.load(id)) ?? this.#disk.load(id);
  }

  /** Rejects only if the disk does and there is nothing in memory either. */
  async list(): Promise<readonly GameSummary[]> {
    const fresh = await this.#memory.list();
    if (fresh.length === 0) return this.#disk.list();
    return [...fresh, ...(await this.#disk.list().catch(() => []))];
  }

  async remove(id: string): Promise<void> {
    const inMemory = await this.#memory.load(id);
    await (inMemory ? this.#memory : this.#disk).remove(id);
  }
}
