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
  Seat,
  Side,
  Suit,
} from '../../types';
import type { WeisResult } from '../schieber/types';

export type CoiffeurColumn =
  'C' | 'H' | 'S' | 'D' | 'obenabe' | 'undenufe' | 'slalom' | 'misere' | 'free' | 'gusti';

export interface CoiffeurOptions {
  readonly columns: 6 | 8 | 10;
  /** Per column in play. */
  readonly factors: { readonly [C in CoiffeurColumn]?: number };
  readonly pushAround: boolean;
  readonly slalomStartFree: boolean;
  readonly fourLowCards: boolean;
}

/** What is played, and the column it is written in (a free trump needs both). */
export type CoiffeurContract =
  | { readonly kind: 'trump'; readonly suit: Suit; readonly column: 'C' | 'H' | 'S' | 'D' | 'free' }
  | { readonly kind: 'obenabe'; readonly column: 'obenabe' }
  | { readonly kind: 'undenufe'; readonly column: 'undenufe' }
  | { readonly kind: 'slalom'; readonly start: 'obenabe' | 'undenufe'; readonly column: 'slalom' }
  | { readonly kind: 'gusti'; readonly start: 'obenabe'; readonly column: 'gusti' }
  | { readonly kind: 'misere'; readonly column: 'misere' };

export type CoiffeurAction =
  DealAction | PushAction | DeclareAction<CoiffeurContract> | WeisPlayAction | ClaimAction;

export interface CoiffeurScore {
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly chooser: Seat;
  readonly contract: CoiffeurContract;
  readonly factor: number;
  readonly trickWinners: readonly Seat[];
  /** Each trick counted in its own ranking. */
  readonly trickPoints: readonly number[];
  readonly points: readonly [number, number];
  readonly weis: WeisResult | null;
  readonly announced: readonly (readonly Announced<'all'>[])[];
  readonly stoeck: Seat | null;
  readonly match: Side | null;
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  /** The other side's entry is 0. */
  readonly written: readonly [number, number];
}

export interface CoiffeurState<K extends Knowledge> {
  readonly chooser: Seat | null;
  /** How often this deal was pushed on: once to the partner, or seat by seat with `pushAround`. */
  readonly pushes: number;
  readonly announced: readonly (readonly Announced<K>[])[];
  readonly weis: WeisResult | null;
  readonly stoeck: Seat | null;
  /** The side that made all tricks of this deal. */
  readonly match: Side | null;
  /** Who claimed the rest of this deal, and the card points it brought (with the 5, without the match). */
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  /** Per side, in this deal: completed tricks, 5 and match. */
  readonly points: readonly [number, number];
  /** Per side: what stands in the columns already played. */
  readonly board: readonly { readonly [C in CoiffeurColumn]?: number }[];
  readonly end: GameEnd | null;
}

export interface CoiffeurShape {
  readonly options: CoiffeurOptions;
  readonly action: CoiffeurAction;
  readonly contract: CoiffeurContract;
  readonly score: CoiffeurScore;
}
export type CoiffeurGame<K extends Knowledge> = GameBase<'coiffeur', CoiffeurShape, K> & CoiffeurState<K>;
