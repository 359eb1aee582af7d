/** Where the variants meet: the only list of them that shared types know. */
import type { Forbidden } from '../trick';
import type { Card, GameEvent, Knowledge, Seat, Shown, Weis } from '../types';
import type { CoiffeurGame, CoiffeurShape } from './coiffeur/types';
import type { DifferenzlerGame, DifferenzlerShape } from './differenzler/types';
import type { HammerjassGame, HammerjassShape } from './hammerjass/types';
import type { HammerjassRoyalGame, HammerjassRoyalShape } from './hammerjassRoyal/types';
import type { PandurGame, PandurShape } from './pandur/types';
import type { SchieberGame, SchieberShape } from './schieber/types';

export interface Shapes {
  schieber: SchieberShape;
  coiffeur: CoiffeurShape;
  differenzler: DifferenzlerShape;
  pandur: PandurShape;
  hammerjass: HammerjassShape;
  hammerjassRoyal: HammerjassRoyalShape;
}
export type Variant = keyof Shapes;

interface Games<K extends Knowledge> {
  schieber: SchieberGame<K>;
  coiffeur: CoiffeurGame<K>;
  differenzler: DifferenzlerGame<K>;
  pandur: PandurGame<K>;
  hammerjass: HammerjassGame<K>;
  hammerjassRoyal: HammerjassRoyalGame<K>;
}
/** The whole state of a game: what the table knows. */
export type Game<V extends Variant = Variant> = Games<'all'>[V] & { readonly variant: V };
export type Options<V extends Variant = Variant> = Shapes[V]['options'];
export type Action<V extends Variant = Variant> = Shapes[V]['action'];
export type Contract<V extends Variant = Variant> = Shapes[V]['contract'];
export type Score<V extends Variant = Variant> = Shapes[V]['score'];
export type Event<V extends Variant = Variant> = GameEvent<Action<V>>;

/** What a view adds to what its seat may see: whose it is, and what that seat may do now. */
interface Choices<V extends Variant> {
  readonly seat: Seat;
  /** All that the seat may do now; card plays without Weis combinations. Empty when it must wait. */
  readonly legal: readonly Action<V>[];
  /** What its next card may announce, best first; empty unless that card is its first. */
  readonly weise: readonly Weis[];
  /** Why the rest of its hand may not be played now; empty unless it must play a card. */
  readonly forbidden: readonly { readonly card: Card; readonly reason: Forbidden }[];
  /** Its own hand; the same cards as `hands[seat]`. */
  readonly hand: Shown<readonly Card[]>;
}
/** What one seat may see, built up from that; other hands are sizes. */
export type View<V extends Variant = Variant> = V extends Variant ? Games<'seat'>[V] & Choices<V> : never;

/** Who won and what it is worth (docs/RULES.md §4, §10). Before the end: the standing so far. */
export interface Outcome {
  /** Rank per seat, 1 = first; shared ranks skip. */
  readonly places: readonly number[];
  /** Seats with place 1. */
  readonly winners: readonly Seat[];
  readonly schneider: boolean;
  /** Leaderboard points per seat. */
  readonly rating: readonly number[];
}
