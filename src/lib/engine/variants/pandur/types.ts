import type {
  Announced,
  Card,
  ClaimAction,
  DealAction,
  GameBase,
  GameEnd,
  Hidden,
  Knowledge,
  WeisPlayAction,
  Seat,
  Suit,
  WeisReason,
} from '../../types';

export interface PandurOptions {
  readonly seats: 2 | 3 | 4;
  readonly target: 10 | 15 | 21;
  readonly stoeck20: boolean;
}
/** A points bid is 100–500 in tens. */
export type PandurBid = number | 'misereOhne' | 'misereMit' | 'pandurOhne' | 'pandurMit';

/**
 * What the taker plays. Trump is open (null) until his lead names it; a points game without trump does not exist,
 * the two "ohne" are played as Obenabe.
 */
export type PandurContract =
  | { readonly kind: 'points'; readonly bid: number; readonly suit: Suit | null }
  | { readonly kind: 'misereOhne' | 'pandurOhne' }
  | { readonly kind: 'misereMit' | 'pandurMit'; readonly suit: Suit | null };

/** `stock`: eight cards face down when two play, else empty. */
export interface PandurDeal extends DealAction {
  readonly stock: readonly Card[];
}
export interface BidAction {
  readonly type: 'bid';
  readonly bid: PandurBid | 'pass';
}
/** The taker's lead in a points game may name a trump other than its own suit. */
export interface PandurPlay extends WeisPlayAction {
  readonly trump?: Suit;
}
/** An opponent's answer to a claim, in playing order. */
export interface AnswerAction {
  readonly type: 'answer';
  readonly accept: boolean;
}
export type PandurAction = PandurDeal | BidAction | PandurPlay | ClaimAction | AnswerAction;

export interface PandurWeisResult {
  /** The taker if his Weis stands, else the opponent who voids it. */
  readonly seat: Seat;
  readonly points: number;
  readonly reason: WeisReason | null;
  readonly valid: boolean;
}
export interface PandurScore {
  readonly dealer: Seat;
  readonly forehand: Seat;
  /** Null when nobody bid. */
  readonly taker: Seat | null;
  readonly contract: PandurContract | null;
  readonly trickWinners: readonly Seat[];
  readonly trickPoints: readonly number[];
  /** Per seat. */
  readonly points: readonly number[];
  readonly weis: PandurWeisResult | null;
  readonly stoeck: Seat | null;
  readonly claim: { readonly seat: Seat; readonly accepted: boolean } | null;
  readonly made: boolean | null;
  /** Per seat: board points, with what the sitting-out dealer inherits. */
  readonly written: readonly number[];
}

export interface PandurState<K extends Knowledge> {
  /** The bids of this deal in order. */
  readonly bids: readonly { readonly seat: Seat; readonly bid: PandurBid | 'pass' }[];
  readonly taker: Seat | null;
  readonly stock: Hidden<K, readonly Card[]>;
  readonly announced: readonly (readonly Announced<K>[])[];
  readonly weis: PandurWeisResult | null;
  readonly stoeck: Seat | null;
  /** Set once the taker has laid his hand open; the answers so far in playing order. */
  readonly claim: { readonly seat: Seat; readonly answers: readonly boolean[] } | null;
  readonly points: readonly number[];
  readonly board: readonly number[];
  /** Seats that have reached the target, in the order of their places. */
  readonly left: readonly Seat[];
  readonly end: GameEnd | null;
}

export interface PandurShape {
  readonly options: PandurOptions;
  readonly action: PandurAction;
  readonly contract: PandurContract;
  readonly score: PandurScore;
}
export type PandurGame<K extends Knowledge> = GameBase<'pandur', PandurShape, K> & PandurState<K>;
