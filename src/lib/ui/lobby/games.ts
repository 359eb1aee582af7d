/** A game as the lobby lists it. */
export interface GameEntry {
  readonly id: string;
  readonly target: number | null;
  /** The deal that is open or comes next. */
  readonly deal: number;
  readonly own: number;
  readonly other: number;
  readonly over: boolean;
}
