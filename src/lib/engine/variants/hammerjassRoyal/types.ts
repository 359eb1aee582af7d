import type {
  Card,
  ClaimAction,
  DealAction,
  DeclareAction,
  GameBase,
  GameEnd,
  Hidden,
  Knowledge,
  PlayAction,
  PushAction,
  Seat,
  Side,
} from '../../types';
import type { HammerColumn, HammerContract, HammerScore } from '../hammerjass/types';

export interface HammerjassRoyalOptions {
  readonly wishFirst: boolean;
  readonly forehandLeads: boolean;
  readonly fixedCount: boolean;
}
/** Traumkarte: the wished card is named aloud, the returned one goes face down. `wish` null = no wish. */
export type WishAction =
  | { readonly type: 'wish'; readonly wish: Card; readonly give: Card }
  | { readonly type: 'wish'; readonly wish: null };
export type HammerjassRoyalAction =
  DealAction | PushAction | WishAction | DeclareAction<HammerContract> | PlayAction | ClaimAction;

export interface HammerjassRoyalState<K extends Knowledge> {
  readonly chooser: Seat | null;
  readonly pushes: number;
  /** The exchange of this deal; null before it or when nothing was wished. The giver and the taker know `given`. */
  readonly wish: { readonly card: Card; readonly giver: Seat; readonly given: Hidden<K, Card> } | null;
  readonly wishDone: boolean;
  /** The side (one seat in Hammerjass royal) that made all tricks of this deal. */
  readonly match: Side | null;
  /** Who claimed the rest of this deal, and the card points it brought, the 5 included. */
  readonly claim: { readonly seat: Seat; readonly points: number } | null;
  readonly points: readonly number[];
  readonly board: readonly number[];
  readonly played: readonly (readonly HammerColumn[])[];
  readonly end: GameEnd | null;
}

export interface HammerjassRoyalShape {
  readonly options: HammerjassRoyalOptions;
  readonly action: HammerjassRoyalAction;
  readonly contract: HammerContract;
  readonly score: HammerScore;
}
export type HammerjassRoyalGame<K extends Knowledge> = GameBase<'hammerjassRoyal', HammerjassRoyalShape, K> &
  HammerjassRoyalState<K>;
