import type {
  ClaimAction,
  DealAction,
  DeclareAction,
  GameBase,
  GameEnd,
  Knowledge,
  PlayAction,
  PushAction,
  Seat,
  Side,
  Suit,
} from '../../types';

/** The six disciplines; each side (or seat) plays each of them once. */
export type HammerColumn = 'trump1' | 'trump2' | 'noTrump' | 'slalom' | 'riesenslalom' | 'joker';

/** `gusti` is the Gustav. The joker column takes any kind. */
export type HammerContract =
  | { readonly kind: 'trump'; readonly suit: Suit; readonly column: 'trump1' | 'trump2' | 'joker' }
  | { readonly kind: 'obenabe' | 'undenufe'; readonly column: 'noTrump' | 'joker' }
  | {
      readonly kind: 'slalom' | 'gusti';
      readonly start: 'obenabe' | 'undenufe';
      readonly column: 'slalom' | 'joker';
    }
  | { readonly kind: 'riesenslalom'; readonly suit: Suit; readonly column: 'riesenslalom' | 'joker' };

export interface HammerjassOptions {
  readonly fixedCount: boolean;
}
export type HammerjassAction =
  DealAction | PushAction | DeclareAction<HammerContract> | PlayAction | ClaimAction;

/** One finished deal; `points` and `written` per side, in Hammerjass royal per seat. */
export interface HammerScore {
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly chooser: Seat;
  readonly contract: HammerContract;
  readonly trickWinners: readonly Seat[];
  readonly trickPoints: readonly number[];
  readonly points: readonly number[];
  readonly match: Side | null;
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  readonly written: readonly number[];
}
export interface HammerjassState {
  readonly chooser: Seat | null;
  readonly pushes: number;
  /** The side (one seat in Hammerjass royal) that made all tricks of this deal. */
  readonly match: Side | null;
  /** Who claimed the rest of this deal, and the card points it brought, the 5 included. */
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  readonly points: readonly number[];
  /** Strokes per side. */
  readonly board: readonly number[];
  /** Per side: the disciplines already played. */
  readonly played: readonly (readonly HammerColumn[])[];
  readonly end: GameEnd | null;
}

export interface HammerjassShape {
  readonly options: HammerjassOptions;
  readonly action: HammerjassAction;
  readonly contract: HammerContract;
  readonly score: HammerScore;
}
export type HammerjassGame<K extends Knowledge> = GameBase<'hammerjass', HammerjassShape, K> &
  HammerjassState;
