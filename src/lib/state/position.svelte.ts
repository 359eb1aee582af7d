import { ComputerPool } from '../ai/pool';
import type { Result } from '../engine/types';
import type { Action } from '../engine/variants/types';
import type { Advice, Adviser, Computer, Level } from '../table/ports';
import { type Position, type PositionFault, readPosition } from './position';

/** Who is asked: the computers, which take up workers until they are sent away. */
export interface Asked extends Adviser, Computer {
  dispose(): void;
}

/** What a level would have played; null while it thinks. */
export type LevelPlay = { readonly level: Level; readonly action: Action<'schieber'> | null };

export const LEVELS: readonly Level[] = ['weak', 'medium', 'strong'];

/** A position that is being looked at, and what computers say to it. */
export class PositionState {
  #read = $state.raw<Result<Position, PositionFault> | null>(null);
  #advice = $state.raw<Advice | 'thinking' | 'failed' | null>(null);
  #plays = $state.raw<readonly LevelPlay[]>([]);
  #stop = new AbortController();
  #asked: Asked | null = null;
  readonly #call: () => Asked;

  constructor(call: () => Asked = () => new ComputerPool()) {
    this.#call = call;
  }

  get position(): Position | null {
    return this.#read?.ok ? this.#read.value : null;
  }
  get fault(): PositionFault | null {
    return this.#read && !this.#read.ok ? this.#read.error : null;
  }
  /** Null until somebody asks. */
  get advice(): Advice | 'thinking' | 'failed' | null {
    return this.#advice;
  }
  /** One for each level, once somebody has asked. */
  get plays(): readonly LevelPlay[] {
    return this.#plays;
  }
  /** It is the turn of the seat whose cards are known. */
  get canAsk(): boolean {
    const view = this.position?.view;
    return view !== undefined && view.turn === view.seat && view.legal.length > 0;
  }

  open(text: string): void {
    this.#forget();
    this.#read = readPosition(text);
  }
  /** Back to the empty page. */
  clear(): void {
    this.#forget();
    this.#read = null;
  }

  /** What is best, and what each level would have done: all by the chance that they would have had at the table. */
  async ask(): Promise<void> {
    const position = this.position;
    if (!position || !this.canAsk || this.#advice === 'thinking') return;
    this.#forget();
    const { signal } = this.#stop;
    const asked = (this.#asked ??= this.#call());
    this.#advice = 'thinking';
    try {
      await this.#askLevels(asked, position, signal);
      const advice = await asked.advise(position.view, seedOf(position), signal);
      if (!signal.aborted) this.#advice = advice;
    } catch {
      if (!signal.aborted) this.#advice = 'failed';
    }
  }

  close(): void {
    this.#forget();
    this.#asked?.dispose();
    this.#asked = null;
  }

  async #askLevels(asked: Computer, position: Position, signal: AbortSignal): Promise<void> {
    this.#plays = LEVELS.map((level) => ({ level, action: null }));
    for (const level of LEVELS) {
      const action = await asked.choose(position.view, level, seedOf(position), signal);
      if (signal.aborted) return;
      this.#plays = this.#plays.map((play) =>
        play.level === level ? { level, action: action as Action<'schieber'> } : play,
      );
    }
  }

  #forget(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#advice = null;
    this.#plays = [];
  }
}

/** As the table asks its computers (table/computers.ts, compose.ts). */
const seedOf = ({ game, ply }: Position): string => `${game}/${ply}`;
