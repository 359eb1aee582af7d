import type {
  Card,
  DealAction,
  GameBase,
  GameEnd,
  Hidden,
  Knowledge,
  PlayAction,
  Seat,
  Suit,
} from '../../types';

export interface DifferenzlerOptions {
  readonly deals: 4 | 8 | 12;
  readonly calls: 'open' | 'hidden';
  readonly undertrumpWhenVoid: boolean;
}
/** The suit of the shown card. */
export interface DifferenzlerContract {
  readonly kind: 'trump';
  readonly suit: Suit;
}
/** `shown` is the dealer's ninth card; it stays in his hand. */
export interface DifferenzlerDeal extends DealAction {
  readonly shown: Card;
}
/** How many points the seat will make, 0–157. */
export interface CallAction {
  readonly type: 'call';
  readonly points: number;
}
export type DifferenzlerAction = DifferenzlerDeal | CallAction | PlayAction;

export interface DifferenzlerScore {
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly contract: DifferenzlerContract;
  readonly shown: Card;
  readonly calls: readonly number[];
  readonly trickWinners: readonly Seat[];
  readonly trickPoints: readonly number[];
  /** Per seat. */
  readonly points: readonly number[];
  /** Per seat: the penalty, |call − points|. */
  readonly written: readonly number[];
}

export interface DifferenzlerState<K extends Knowledge> {
  readonly shown: Card | null;
  /** Per seat; `'waiting'` until the seat has called, and in a view null while the call is hidden. */
  readonly calls: readonly ('waiting' | Hidden<K, number>)[];
  readonly points: readonly number[];
  /** Penalties so far, per seat. */
  readonly board: readonly number[];
  readonly end: GameEnd | null;
}

export interface DifferenzlerShape {
  readonly options: DifferenzlerOptions;
  readonly action: DifferenzlerAction;
  readonly contract: DifferenzlerContract;
  readonly score: DifferenzlerScore;
}
export type DifferenzlerGame<K extends Knowledge> = GameBase<'differenzler', DifferenzlerShape, K> &
  DifferenzlerState<K>;
