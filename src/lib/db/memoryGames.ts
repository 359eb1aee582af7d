/** Games where the browser keeps nothing: they last as long as the page. */
import type { GameHeader, GameLog, GameStore, GameSummary, LogLine } from '../table/ports';

export class MemoryGames implements GameStore {
  readonly #logs = new Map<string, GameLog>();
  readonly #summaries = new Map<string, GameSummary>();

  async create(header: GameHeader, summary: GameSummary): Promise<void> {
    this.#logs.set(header.id, { ...header, lines: [] });
    this.#summaries.set(header.id, summary);
  }

  async append(line: LogLine, summary: GameSummary): Promise<void> {
    const log = this.#logs.get(summary.id);
    if (!log) throw new Error('the game is gone');
    this.#logs.set(summary.id, { ...log, lines: [...log.lines, line] });
    this.#summaries.set(summary.id, summary);
  }

  async load(id: string): Promise<GameLog | null> {
    return this.#logs.get(id) ?? null;
  }

  async list(): Promise<readonly GameSummary[]> {
    return [...this.#summaries.values()].sort((a, b) => b.updated - a.updated);
  }

  async remove(id: string): Promise<void> {
    this.#logs.delete(id);
    this.#summaries.delete(id);
  }
}
