/** Analyses of games in IndexedDB: what took minutes to find out is not found out twice. */
import type { Database } from './connection';

/** A row per game and deal. What a row means is the caller's business, who also guards what comes back. */
export class IdbAnalyses {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined if the deal (counted from 0) has not been analysed. */
  async load(game: string, deal: number): Promise<unknown> {
    return this.#db.read((db) => db.get('analyses', [game, deal]));
  }

  async save(game: string, deal: number, analysis: object): Promise<void> {
    await this.#db.write((db) => db.put('analyses', analysis, [game, deal]));
  }
}
