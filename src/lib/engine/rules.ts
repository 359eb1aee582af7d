/** The shape every variant fills in: data plus the phases it needs. */
import type { JsonObject } from './json';
import type { Unread } from './moves';
import type { Actor, Card, Phase, Seat } from './types';
import type { Action, Game, Options, Outcome, Score, Variant, View } from './variants/types';

/** One phase of a variant. `act` has checked nothing but that the phase exists. */
export interface PhaseRules<V extends Variant> {
  /** All that `by` may do now; card plays without Weis combinations. Empty when it must wait. */
  legal(game: Game<V>, by: Seat): readonly Action<V>[];
  /** The next state, or null for an action that breaks a rule. */
  apply(game: Game<V>, by: Actor, action: Action<V>): Game<V> | null;
}

/** The key that names an action in a record. */
export type MoveKind = 'push' | 'declare' | 'call' | 'bid' | 'wish' | 'play' | 'stoeck' | 'claim' | 'answer';

/** An option or house rule, told to outsiders. */
export interface OptionInfo {
  readonly key: string;
  /** What the app offers. */
  readonly values: readonly unknown[];
  readonly default: unknown;
  /** Set where the engine takes every whole number from `min` to `max` (in a table: for every entry). */
  readonly min?: number;
  readonly max?: number;
}

/** How a record and the engine protocol write this variant (docs/ENGINE-PROTOCOL.md). */
export interface RecordRules<V extends Variant> {
  readonly options: readonly OptionInfo[];
  /** A deal without its actions: `dealer`, `hands` and what else the variant deals. Null if it is none. */
  readDeal(raw: unknown): Action<V> | null;
  writeDeal(action: Action<V>): JsonObject;
  /** The actions the variant knows. What it reads holds no seat. */
  readonly moves: { readonly [K in MoveKind]?: (raw: unknown) => Action<V> | Unread };
  writeMove(action: Action<V>): JsonObject;
  /** What a finished deal brought. */
  tellScore(score: Score<V>): JsonObject;
  /** The same for the deal that is being played, as far as it is known. */
  tellOpen(game: Game<V>): JsonObject;
}

export interface Rules<V extends Variant> {
  readonly variant: V;
  readonly defaults: Options<V>;
  /** Reads options from foreign data, defaults filled in; null if a key or value is not one of this variant. */
  parseOptions(raw: unknown): Options<V> | null;
  create(options: Options<V>, foreign: boolean): Game<V>;
  readonly phases: { readonly [P in Phase]?: PhaseRules<V> };
  /** The chance action that deals `cards`, a whole shuffled pack, to the next deal. */
  dealCards(game: Game<V>, cards: readonly Card[]): Action<V>;
  readonly pack: readonly Card[];
  /** Whether a deal names the dealer that the rules ask for. */
  rightDealer(game: Game<V>, action: Action<V>): boolean;
  /** Who deals next and who is then forehand; null once the game is over or while that is open. */
  next(game: Game<V>): { readonly dealer: Seat; readonly forehand: Seat } | null;
  /** What `seat` may see, built up from that; `legal` is what it may do. */
  see(game: Game<V>, seat: Seat, legal: readonly Action<V>[]): View<V>;
  outcome(game: Game<V>): Outcome;
  readonly record: RecordRules<V>;
}
