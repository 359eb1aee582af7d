import type { Action } from '../../engine/variants/types';

/** These are the types of table/ports.ts, which need a browser; the pool, which gives them out, holds both together. */

/** Points that will be written, own side's lead; or the chance to win the game, in percent. */
export type AdviceUnit = 'points' | 'chance';

/** One thing that may be done, against the best one. */
export interface Opinion {
  readonly action: Action<'schieber'>;
  readonly behind: number;
  readonly error: number;
  readonly points: number | null;
}

/** Weise at the first card: to be shown, or concealed because they cannot count any more. */
export interface WeisAdvice {
  readonly show: boolean;
  readonly reason: 'weisShow' | 'weisBeaten';
}

export interface Advice {
  readonly unit: AdviceUnit;
  readonly opinions: readonly Opinion[];
  readonly reason: Reason;
  readonly weis: WeisAdvice | null;
  readonly worlds: number;
}

export type Reason = 'best' | PlainReason | LeadReason | FollowReason | TrumpReason;

/**
 * - `only`: nothing else may be played.
 * - `stoeck`: showing the Stöck reaches the target and ends the game.
 * - `claim`: all tricks left are proved to be the own side's ("Rest gehört mir").
 * - `same`: whatever is played brings exactly the same.
 */
export type PlainReason = 'only' | 'stoeck' | 'claim' | 'same';

/**
 * Leading a trick.
 * - `boss`: nothing unseen beats the card in its suit, and no opponent can hold a trump that would.
 * - `drawTrump`: a trump, while an opponent may hold one that he would have to give (the Buur need not be given); the
 *   own side chose it, or the trick is certain.
 * - `partnerTrump`: the same for the partner, who chose: a trump that an opponent may beat.
 * - `highest`: nothing unseen beats the card in its suit; an opponent may still trump it.
 * - `partnerHolds`: the highest unseen card of the suit is above this one and can be nowhere but with the partner.
 * - `partnerRuffs`: the partner has shown to be out of this side suit, and may hold a trump.
 * - `partnerSuit`: a side suit that the partner has led in this deal, and may still hold.
 * - `lowLead`: a card without points that is no trump and not the highest of its suit.
 */
export type LeadReason =
  | 'boss'
  | 'drawTrump'
  | 'partnerTrump'
  | 'highest'
  | 'partnerHolds'
  | 'partnerRuffs'
  | 'partnerSuit'
  | 'lowLead';

/**
 * Playing to a trick. "Certain": no opponent still to come can hold a card that beats it.
 * - `feed`: the partner's card holds the trick for certain; the card has points, and one with fewer might be played.
 * - `save`: the same, but a card with more points is kept.
 * - `overtake`: the same, but the card takes the trick over.
 * - `trumpIn`: a trump on a side suit that takes the trick for certain.
 * - `takeLast`: the last card of the trick takes it from the opponents.
 * - `take`: the card takes the trick for certain.
 * - `over`: it takes the trick from the opponents, but one of them may still beat it.
 * - `leavePartner`: the partner holds the trick, not for certain; another card would take it over, this one does not.
 * - `keepTrump`: the opponents hold the trick; only a trump would take it, and any that would brings less. No card that
 *   leaves it to them has fewer points.
 * - `duck`: the same where another card than a trump would take it, or a trump would bring as much.
 * - `discard`: no card of the suit led, none that takes the trick, and none with fewer points may be played.
 * - `cheapest`: no card takes the trick, and none with fewer points may be played.
 */
export type FollowReason =
  | 'feed'
  | 'save'
  | 'overtake'
  | 'trumpIn'
  | 'takeLast'
  | 'take'
  | 'over'
  | 'leavePartner'
  | 'keepTrump'
  | 'duck'
  | 'discard'
  | 'cheapest';

/**
 * Choosing a contract.
 * - `strongTrump`: at least four of the suit with the Buur, or five with the Nell.
 * - `longTrump`: at least six of the suit, without both.
 * - `manyAces`, `manySixes`: Obenabe with at least three aces, Undenufe with at least three sixes.
 * - `bosses`: one of these two, with at least four cards in the hand that nobody can beat in their suits.
 * - `leastBad`: after a push, and even the best contract loses points on average.
 * - `push`: no contract of this hand brings as much as what the partner finds on average.
 * - `close`: something else is within two standard errors.
 */
export type TrumpReason =
  'strongTrump' | 'longTrump' | 'manyAces' | 'manySixes' | 'bosses' | 'leastBad' | 'push' | 'close';
