import type { DealAnalysis, GameAnalysis, OpenLeads, Question } from '../table/analysis';
import type { DealReport, Decision } from '../table/analysisVerdict';
import type { Advice, Adviser, OpenEye } from '../table/ports';

export type { DealReport, Decision };

/** Who judges; its workers end with it. */
export interface Judge extends Adviser, OpenEye {
  dispose(): void;
}
/** Where analyses are kept. May fail: then they are found out again. */
export interface Cache {
  load(game: string, deal: number): Promise<unknown>;
  save(game: string, deal: number, analysis: object): Promise<void>;
}
/** How far the work has come. */
export interface Progress {
  readonly what: 'judging' | 'open';
  /** From 0. */
  readonly deal: number;
  readonly done: number;
  readonly of: number;
}

/** The analysis of a game: a deal at a time, one question after the other, and it can be stopped at any moment. */
export class AnalysisState {
  readonly #game: GameAnalysis;
  readonly #newJudge: () => Judge;
  readonly #cache: Cache;
  #judge: Judge | null = null;
  #running: AbortController | null = null;
  /** The whole game is being analysed. */
  #all = false;
  /** By ply: work that was stopped goes on where it was. */
  readonly #answers: Record<number, Advice> = {};
  readonly #leads: Record<number, OpenLeads> = {};
  #kept = $state.raw<readonly (DealAnalysis | null)[]>([]);
  #progress = $state.raw<Progress | null>(null);
  #failed = $state(false);
  readonly #reports: readonly (DealReport | null)[] = $derived(
    this.#kept.map((kept, deal) => kept && this.#game.report(deal, kept)),
  );
  readonly #ready: Promise<void>;

  constructor(game: GameAnalysis, newJudge: () => Judge, cache: Cache) {
    this.#game = game;
    this.#newJudge = newJudge;
    this.#cache = cache;
    this.#kept = Array.from({ length: game.deals }, () => null);
    this.#ready = this.#recall();
  }

  get progress(): Progress | null {
    return this.#progress;
  }
  /** The last work could not be done; it may be tried again. */
  get failed(): boolean {
    return this.#failed;
  }
  /** Null until the deal has been analysed. */
  report(deal: number): DealReport | null {
    return this.#reports[deal] ?? null;
  }
  /** The whole game as far as it is analysed. */
  get game(): { readonly quality: number | null; readonly analysed: number; readonly deals: number } {
    const reports = this.#reports.filter((report) => report !== null);
    return {
      quality: this.#game.quality(reports),
      analysed: reports.length,
      deals: this.#game.deals,
    };
  }

  /** Judges the decisions of a deal, unless that has been done or all are at work anyway. */
  async analyse(deal: number): Promise<void> {
    if (this.#all) return;
    await this.#alone((stop) => this.#analyse(deal, stop));
  }

  /** The same for all deals, one after the other. */
  async analyseAll(): Promise<void> {
    await this.#alone(async (stop) => {
      for (let deal = 0; deal < this.#game.deals; deal++) await this.#analyse(deal, stop);
    }, true);
  }

  /** Looks at a deal that has been analysed with all cards open. */
  async lookOpen(deal: number): Promise<void> {
    await this.#alone((stop) => this.#lookOpen(deal, stop));
  }

  /** At once. What has been found out is not lost. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#all = false;
    this.#progress = null;
  }

  close(): void {
    this.stop();
    this.#judge?.dispose();
    this.#judge = null;
  }

  /** Instead of what is being done. */
  async #alone(work: (stop: AbortSignal) => Promise<void>, all = false): Promise<void> {
    this.stop();
    this.#all = all;
    this.#failed = false;
    const running = (this.#running = new AbortController());
    try {
      await this.#ready;
      running.signal.throwIfAborted();
      await work(running.signal);
    } catch {
      if (!running.signal.aborted) this.#failed = true;
    }
    if (this.#running === running) this.stop();
  }

  async #analyse(deal: number, stop: AbortSignal): Promise<void> {
    if (this.#kept[deal]) return;
    const questions = this.#game.questions(deal);
    await this.#each('judging', deal, stop, async (question) => {
      const { ply, view, seed } = question;
      this.#answers[ply] ??= await this.#ask().advise(view, seed, stop);
    });
    const advice = questions.map(({ ply }) => this.#answers[ply]!);
    this.#keep(deal, this.#game.record(deal, advice));
  }

  async #lookOpen(deal: number, stop: AbortSignal): Promise<void> {
    const kept = this.#kept[deal];
    if (!kept || kept.open) return;
    await this.#each('open', deal, stop, (question) => this.#look(question, stop));
    const open = this.#game.questions(deal).map(({ ply }) => this.#leads[ply] ?? null);
    const advice = kept.answers.map((answer) => answer.advice);
    this.#keep(deal, this.#game.record(deal, advice, open));
  }

  async #look({ ply, view, hands, action }: Question, stop: AbortSignal): Promise<void> {
    if (action.type !== 'play' || ply in this.#leads) return;
    this.#leads[ply] = await this.#ask().lookOpen(view, hands, stop);
  }

  async #each(
    what: Progress['what'],
    deal: number,
    stop: AbortSignal,
    work: (question: Question) => Promise<void>,
  ): Promise<void> {
    const questions = this.#game.questions(deal);
    for (const [done, question] of questions.entries()) {
      this.#progress = { what, deal, done, of: questions.length };
      await work(question);
      stop.throwIfAborted();
    }
  }

  #ask(): Judge {
    return (this.#judge ??= this.#newJudge());
  }

  #keep(deal: number, analysis: DealAnalysis): void {
    this.#put(deal, analysis);
    this.#cache.save(this.#game.id, deal, analysis).catch(() => undefined);
  }
  #put(deal: number, analysis: DealAnalysis | null): void {
    this.#kept = this.#kept.map((other, i) => (i === deal ? analysis : other));
  }

  /** What has been found out before. A damaged row, or one of another version, is found out again. */
  async #recall(): Promise<void> {
    for (let deal = 0; deal < this.#game.deals; deal++) {
      const kept = await this.#cache.load(this.#game.id, deal).catch(() => undefined);
      const analysis = this.#game.accept(deal, kept);
      if (analysis) this.#put(deal, analysis);
    }
  }
}
