import type { Card } from '../engine/types';
import { claimIn } from '../engine/variants/schieber/claiming';
import type { Action, View } from '../engine/variants/types';
import type { Advice, GameLog, IntentRefusal, Level, Seated, Update } from '../table/ports';
import { type Pace, pauseAfter } from './pace';

/** `elsewhere`: another page has the game. */
export type TableStatus = 'loading' | 'ready' | 'missing' | 'failed' | 'elsewhere';

/** What the table page asks of a running game, besides its seat. */
export interface Running {
  readonly seated: Seated;
  readonly level: Level;
  /** Deals on, after the settlement. */
  deal(): void;
  /** Ends the game for good. */
  giveUp(): Promise<void>;
  /** The whole game as it stands, also what could not be written. */
  log(): GameLog;
  /** What a strong player would do in the person's place; null where more than one person plays. */
  advise: ((update: Update, stop: AbortSignal) => Promise<Advice>) | null;
  /** Whether computers had to fall back to playing by rule of thumb. */
  fallback(): boolean;
  /** Resolves once nothing more will be written. */
  close(): Promise<void>;
}

/** A question for advice: what it is about, and the answer once it is there. */
interface Asked {
  readonly about: Update;
  readonly stop: AbortController;
  readonly answer: Advice | 'failed' | null;
}

/**
 * One running game as its seat sees it. Updates wait here until the picture before them has been seen: nothing of
 * a next lead shows while the trick is still on the table.
 */
export class TableState {
  #update = $state.raw<Update | null>(null);
  #status = $state<TableStatus>('loading');
  #level = $state<Level>('strong');
  #pending = $state.raw<Action | null>(null);
  #fallback = $state(false);
  #saved = $state(true);
  #waiting = $state.raw<readonly Update[]>([]);
  #rested = $state(true);
  #held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Running | null = null;
  #lost = $state(false);
  #asked = $state.raw<Asked | null>(null);
  #closed = false;
  readonly #pace: () => Pace;

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  /** The newest released view. */
  get view(): View | null {
    return this.#update?.view ?? null;
  }
  /** Number of events that stand in it. */
  get ply(): number {
    return this.#update?.ply ?? 0;
  }
  get status(): TableStatus {
    return this.#status;
  }
  /** How strong the computers of this game play. */
  get level(): Level {
    return this.#level;
  }
  /** Sent, not yet answered. */
  get pending(): Action | null {
    return this.#pending;
  }
  /** The picture has been seen: its trick may be taken off the table, its settlement may open. */
  get rested(): boolean {
    return this.#rested;
  }
  /** A full trick lies until it is tapped. */
  get held(): boolean {
    return this.#held;
  }
  /** Somebody else is to act, or their action is about to be shown. */
  get thinking(): boolean {
    const turn = this.view?.turn;
    return this.#waiting.length > 0 || (turn !== null && turn !== 'chance' && turn !== this.view?.seat);
  }
  /** False once the storage failed: play goes on in memory. */
  get saved(): boolean {
    return this.#saved;
  }
  /** The whole game, to be carried out as a file; null before it is open. */
  get log(): GameLog | null {
    return this.#running?.log() ?? null;
  }
  /** It was played here, and another page has taken it over. */
  get lost(): boolean {
    return this.#lost;
  }
  /** True if no worker loads and computers play by rule of thumb. */
  get fallback(): boolean {
    return this.#fallback;
  }
  /** "Zurück" leads somewhere. */
  get canTakeBack(): boolean {
    return this.#update?.canTakeBack === true && this.#pending === null;
  }
  /** The own decisions of this deal that were taken back, oldest first. */
  get takenBack(): readonly Action[] {
    return this.#update?.takenBack ?? [];
  }
  /** "Rat": null where nobody may ask for it, `off` where there is nothing to decide now. */
  get advice(): Advice | 'thinking' | 'failed' | 'off' | null {
    if (!this.#running?.advise) return null;
    if (!this.#mayAsk) return 'off';
    return this.#asked?.about === this.#update ? (this.#asked?.answer ?? 'thinking') : 'thinking';
  }
  /** How often something was taken back in this game. */
  get takeBacks(): number {
    return this.#update?.takeBacks ?? 0;
  }
  get givenUp(): boolean {
    return this.#update?.givenUp ?? false;
  }

  /** Takes over a game that has been opened, or closes it if the page has gone meanwhile. */
  run(running: Running): void {
    if (this.#closed) return void running.close();
    this.#running = running;
    this.#level = running.level;
    this.#status = 'ready';
  }

  /** There is no such game, its log cannot be read, or another page has it. */
  fail(status: Exclude<TableStatus, 'loading' | 'ready'>): void {
    this.#status = status;
  }

  /** Another page takes the game over. Resolves once nothing more will be written here. */
  async lose(): Promise<void> {
    this.#lost = true;
    this.fail('elsewhere');
    await this.close();
  }

  /** The next update of the seat; shown once its turn comes. */
  receive(update: Update): void {
    this.#saved = update.saved;
    if (this.#jumps(update)) {
      this.#stopWaiting();
      this.#waiting = [];
    }
    this.#waiting = [...this.#waiting, update];
    if (this.#timer === undefined && !this.#held) this.#release();
  }

  /** Plays, chooses, claims. Null once it is written; the view follows. */
  async act(action: Action): Promise<IntentRefusal | null> {
    const seq = this.#update?.seq;
    if (this.#pending || this.#waiting.length > 0 || !this.#running || seq === undefined) return 'stale';
    // Who acts has seen enough.
    this.#stopWaiting();
    this.#pending = action;
    const refusal = await this.#running.seated.act(action, seq);
    this.#pending = null;
    return refusal;
  }

  /** Asks for advice on the decision that lies on the table; asking again changes nothing. */
  ask(): void {
    const [about, advise] = [this.#update, this.#running?.advise];
    if (!about || !advise || !this.#mayAsk || this.#asked?.about === about) return;
    this.#forget();
    const stop = new AbortController();
    const answered = (answer: Advice | 'failed'): void => {
      if (this.#asked?.stop === stop) this.#asked = { about, stop, answer };
    };
    this.#asked = { about, stop, answer: null };
    advise(about, stop.signal).then(answered, () => answered('failed'));
  }

  /** "Rest gehört mir" (docs/RULES.md §2a): claims it, or names a card that might still take a trick. */
  claim(): Card | null {
    const judged = this.view?.variant === 'schieber' ? claimIn(this.view) : null;
    if (judged?.holds === false) return judged.by;
    void this.act({ type: 'claim' });
    return null;
  }

  /** "Zurück": before the own last decision in this deal. What computers have done since is not shown any more. */
  async takeBack(): Promise<void> {
    if (this.canTakeBack) await this.#running?.seated.takeBack();
  }

  /** A tap on the cloth: the next picture at once. */
  skip(): void {
    if (this.#timer === undefined && !this.#held) return;
    this.#stopWaiting();
    this.#rested = true;
    this.#release();
  }

  /** "Weiter" after the settlement. */
  next(): void {
    this.#running?.deal();
  }

  /** "Aufgeben": the game is over and lost. */
  async giveUp(): Promise<void> {
    await this.#running?.giveUp();
  }

  /** Leaves the table; the game stays where it is. Resolves once nothing more will be written. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#forget();
    this.#stopWaiting();
    this.#waiting = [];
    await this.#running?.close();
  }

  /** A decision is on the table, and nothing newer waits. */
  get #mayAsk(): boolean {
    const view = this.view;
    if (!view || view.turn !== view.seat || this.givenUp || this.#waiting.length > 0) return false;
    return this.#pending === null && view.legal.length > 0;
  }

  /** What was asked about is past. */
  #forget(): void {
    this.#asked?.stop.abort();
    this.#asked = null;
  }

  /** Whoever opens a game or takes back finds the table tidy. */
  #jumps(update: Update): boolean {
    return this.#update === null || update.takeBacks !== this.#update.takeBacks || update.givenUp;
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = false;
  }

  /** Shows the update that has waited longest, then the next one after its pause. */
  #release(): void {
    const [update, ...rest] = this.#waiting;
    if (!update) return;
    this.#rested = this.#jumps(update);
    this.#waiting = rest;
    this.#update = update;
    this.#forget();
    this.#fallback = this.#running?.fallback() ?? false;
    this.#pause(pauseAfter(update.view, this.#pace()));
  }

  #pause(time: number): void {
    this.#held = time === Infinity && !this.#rested;
    if (!this.#held) this.#timer = setTimeout(() => this.#rest(), time === Infinity ? 0 : time);
  }

  #rest(): void {
    this.#timer = undefined;
    this.#rested = true;
    this.#release();
  }
}
