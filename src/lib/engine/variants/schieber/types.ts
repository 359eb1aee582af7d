import type {
  Announced,
  ClaimAction,
  DealAction,
  DeclareAction,
  GameBase,
  GameEnd,
  Knowledge,
  WeisPlayAction,
  PushAction,
  Ranking,
  Seat,
  Side,
  StoeckAction,
  WeisReason,
} from '../../types';

/** What a contract is multiplied by (docs/RULES.md §4): trump by suit, and the two without trump. */
export interface Factors {
  readonly D: number;
  readonly H: number;
  readonly S: number;
  readonly C: number;
  readonly obenabe: number;
  readonly undenufe: number;
}

export interface SchieberOptions {
  /** Points that end the game, a whole number of at least 1; null = no target. */
  readonly target: number | null;
  /** Number of deals that end the game; null = no limit. At least one of the two is set. */
  readonly deals: number | null;
  readonly factors: Factors;
  readonly stoeckEarly: boolean;
  readonly fourLowCards: boolean;
}

export type SchieberAction =
  DealAction | PushAction | DeclareAction<Ranking> | WeisPlayAction | StoeckAction | ClaimAction;

/** The comparison after the first trick: which side writes, how much without factor, and why. */
export interface WeisResult {
  readonly side: Side;
  readonly points: number;
  /** Null when only one side announced. */
  readonly reason: WeisReason | null;
}

/** One finished deal, enough for settlement, Bilanz, statistics and leaderboard. */
export interface SchieberScore {
  readonly dealer: Seat;
  readonly forehand: Seat;
  /** Who chose: forehand, or the partner after a push. */
  readonly chooser: Seat;
  readonly pushed: boolean;
  readonly contract: Ranking;
  readonly factor: number;
  /** Completed tricks only. */
  readonly trickWinners: readonly Seat[];
  readonly trickPoints: readonly number[];
  /** Per side, without factor: tricks, the 5 of the last trick, a claim's rest, the match. */
  readonly points: readonly [number, number];
  readonly weis: WeisResult | null;
  /** Per seat: what was announced. */
  readonly announced: readonly (readonly Announced<'all'>[])[];
  readonly stoeck: Seat | null;
  readonly match: Side | null;
  /** Who claimed the rest, and the card points it brought (with the 5, without the match). */
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  /** Per side: what this deal put on the board. */
  readonly written: readonly [number, number];
}

export interface SchieberState<K extends Knowledge> {
  readonly chooser: Seat | null;
  readonly pushed: boolean;
  /** Per seat, in this deal; what a seat conceals is nowhere. */
  readonly announced: readonly (readonly Announced<K>[])[];
  readonly weis: WeisResult | null;
  readonly stoeck: Seat | null;
  /** The side that made all tricks of this deal. */
  readonly match: Side | null;
  /** Who claimed the rest of this deal, and the card points it brought (with the 5, without the match). */
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  /** Per side, in this deal, without factor: completed tricks, 5 and match. */
  readonly points: readonly [number, number];
  /** Per side: the board, with Weis and Stöck of the running deal. */
  readonly board: readonly [number, number];
  readonly end: GameEnd | null;
}

export interface SchieberShape {
  readonly options: SchieberOptions;
  readonly action: SchieberAction;
  readonly contract: Ranking;
  readonly score: SchieberScore;
}
export type SchieberGame<K extends Knowledge> = GameBase<'schieber', SchieberShape, K> & SchieberState<K>;
