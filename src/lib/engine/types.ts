/**
 * The nouns every variant shares. Plain, readonly, JSON-safe data; the rest of `engine/` is functions over it.
 * What only one variant needs lives in that variant's own `types.ts`; `variants/types.ts` joins them.
 */

/** Index of a player in playing order (counter-clockwise): the next player is +1. */
export type Seat = number;
/** Index into `Game.sides`. */
export type Side = number;
/** 0..3 = D H S C: Schellen/Ecken, Rosen/Herz, Schilten/Schaufel, Eicheln/Kreuz. */
export type Suit = 0 | 1 | 2 | 3;
/** 0..8 = 6 7 8 9 10 J Q K A, the natural order that Weise follow. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** `suit * 9 + rank`, 0..35. The pack of 24 is a subset of the same numbers. */
export type Card = number;

/** How cards compare and count within one trick (docs/RULES.md §1). */
export type Ranking =
  | { readonly kind: 'trump'; readonly suit: Suit }
  | { readonly kind: 'obenabe' }
  | { readonly kind: 'undenufe' };

/** Cards in playing order, from the leader on. Who played the second card follows from `Game.active`. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A run or four of a kind: its worth without factor, and its cards from low to high (four of a kind: D H S C). */
export interface Weis {
  readonly points: number;
  readonly cards: readonly Card[];
}

/**
 * Who looks at a game. `'all'` is the table itself; `'seat'` is one player, for whom hidden things are missing.
 * Every type that holds a secret takes this parameter.
 */
export type Knowledge = 'all' | 'seat';
declare const shown: unique symbol;
/**
 * A secret that the seat in question may see. Only `secrets.ts` `show` makes one: a view that copies a hidden
 * value without deciding so does not compile.
 */
export type Shown<T> = T & { readonly [shown]: true };
/** A value that some seats may not see: `null` in their views. */
export type Hidden<K extends Knowledge, T> = K extends 'all' ? T : Shown<T> | null;
/** The cards of a hand, or in a view of somebody else only how many. */
export type Hand<K extends Knowledge> = K extends 'all' ? readonly Card[] : Shown<readonly Card[]> | number;

/** An announced Weis: value and length are public at once, the cards only after the comparison (docs/RULES.md §3). */
export interface Announced<K extends Knowledge> {
  readonly points: number;
  readonly length: number;
  readonly cards: Hidden<K, readonly Card[]>;
}

/** The first key of docs/RULES.md §3 in which the best Weise of the two sides differ. */
export type WeisReason = 'value' | 'length' | 'height' | 'trump' | 'seat';

/** What every variant can be waiting for. `deal` waits for chance, `over` for nobody. */
export type Phase = 'deal' | 'declare' | 'call' | 'bid' | 'wish' | 'play' | 'claim' | 'over';

/** Chance is an action like any other: the host draws it and records the cards themselves. */
export interface DealAction {
  readonly type: 'deal';
  readonly dealer: Seat;
  /** Per seat; empty for a seat that does not play this deal. */
  readonly hands: readonly (readonly Card[])[];
}
export interface PlayAction {
  readonly type: 'play';
  readonly card: Card;
}
/** `weis` goes with a seat's first card of a deal; left out, everything the hand holds is announced. */
export interface WeisPlayAction extends PlayAction {
  readonly weis?: readonly (readonly Card[])[];
}
/** Schieben: the choice goes on to the next in question. */
export interface PushAction {
  readonly type: 'push';
}
/** Choosing what is played; what may be chosen is the variant's business. */
export interface DeclareAction<C> {
  readonly type: 'declare';
  readonly contract: C;
}
/** "Rest gehört mir" (docs/RULES.md §2a). */
export interface ClaimAction {
  readonly type: 'claim';
}
/** Stöck shown before the second card falls (house rule `stoeckEarly`, docs/RULES.md §3). */
export interface StoeckAction {
  readonly type: 'stoeck';
}

/** Who acted: a seat, or chance for a deal. */
export type Actor = Seat | 'chance';

/** One line of a game's log. `at` is the host's clock in milliseconds; the engine only carries it. */
export interface GameEvent<A> {
  readonly seq: number;
  readonly by: Actor;
  readonly action: A;
  readonly at: number;
}

/** What the last action caused: derived, never stored; announced, written and animated by the table. */
export type Effect<S> =
  | { readonly type: 'stoeck'; readonly by: Seat }
  | { readonly type: 'trickWon'; readonly by: Seat; readonly points: number }
  | {
      readonly type: 'weisCompared';
      readonly side: Side | null;
      readonly points: number;
      readonly reason: WeisReason | null;
    }
  | { readonly type: 'claimed'; readonly by: Seat; readonly points: number }
  | { readonly type: 'reached'; readonly side: Side; readonly through: 'stoeck' | 'weis' | 'trick' }
  | { readonly type: 'dealScored'; readonly score: S }
  | { readonly type: 'gameOver' };

/** How a game ended: the deciding check, or all deals played. Deals and tricks count from 0. */
export interface GameEnd {
  readonly by: 'stoeck' | 'weis' | 'trick' | 'deals';
  readonly deal: number;
  /** The trick of the deciding check (for Stöck the open one); null when the deals ran out. */
  readonly trick: number | null;
}

/** What a variant has to say about itself; one entry per variant in `variants/types.ts`. */
export interface VariantShape {
  readonly options: object;
  readonly action: { readonly type: string };
  readonly contract: object;
  readonly score: object;
}

/** What every game has, whatever the variant. */
export interface GameBase<V extends string, S extends VariantShape, K extends Knowledge> {
  readonly variant: V;
  readonly options: S['options'];
  /** True for games from elsewhere, whose dealers need not follow from H7 and rotation. */
  readonly foreign: boolean;
  readonly phase: Phase;
  readonly turn: Actor | null;
  /** Null before the first deal. */
  readonly dealer: Seat | null;
  /** Who plays this deal, forehand first; empty before the first deal. */
  readonly active: readonly Seat[];
  /** Who scores together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly hands: readonly Hand<K>[];
  readonly contract: S['contract'] | null;
  /** The last one may be incomplete. They stay until the next deal. */
  readonly tricks: readonly Trick[];
  /** The deals that are finished. */
  readonly deals: readonly S['score'][];
  readonly effects: readonly Effect<S['score']>[];
}

/** Why an action was refused; nothing has changed. */
export type Refusal = 'notYourTurn' | 'illegal' | 'dealer' | 'over';
/** Expected failures are values. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
