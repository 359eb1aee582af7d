/** Games where the browser keeps nothing: they last as long as the page. */
import type { GameHeader, GameLog, GameStore, GameSummary, Kept, LogLine, StoredGame } from '../table/ports';

export class MemoryGames implements GameStore {
  readonly #games = new Map<string, StoredGame>();

  async create(header: GameHeader, summary: GameSummary): Promise<Kept> {
    return this.put([{ log: { ...header, lines: [] }, summary }]);
  }

  async append(line: LogLine, summary: GameSummary): Promise<Kept> {
    const log = await this.load(summary.id);
    if (!log) throw new Error('the game is gone');
    return this.put([{ log: { ...log, lines: [...log.lines, line] }, summary }]);
  }

  async load(id: string): Promise<GameLog | null> {
    return this.#games.get(id)?.log ?? null;
  }

  async list(): Promise<readonly GameSummary[]> {
    return [...this.#games.values()].map(({ summary }) => summary).sort((a, b) => b.updated - a.updated);
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }

  async put(games: readonly StoredGame[]): Promise<Kept> {
    for (const game of games) this.#games.set(game.log.id, game);
    return 'memory';
  }

  get size(): number {
    return this.#games.size;
  }

  /** One game with everything that is known of it. */
  get(id: string): StoredGame | undefined {
    return this.#games.get(id);
  }
}
