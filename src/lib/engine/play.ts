/** Playing cards to tricks, as every variant does it: whose turn, the open trick, a finished trick's result. */
import { LAST_TRICK } from './ranking';
import { type Forbidden, pointsOf, type TrickRules, whyForbidden, winnerOf } from './trick';
import type { Card, Ranking, Seat, Side, Trick } from './types';

/** The ranking of the trick with this index, 0-based; constant in most contracts. */
export type RankingAt = (trick: number) => Ranking;

/** Which seat played (or will play) card `index` of a trick. */
export function seatOf(active: readonly Seat[], trick: Trick, index: number): Seat {
  return active[(active.indexOf(trick.leader) + index) % active.length] as Seat;
}

export const isComplete = (trick: Trick | undefined, active: readonly Seat[]): boolean =>
  trick !== undefined && trick.cards.length === active.length;

/** The trick that is being played: the cards on the table, none before a lead. */
export function openCards(tricks: readonly Trick[], active: readonly Seat[]): readonly Card[] {
  const last = tricks[tricks.length - 1];
  return last && !isComplete(last, active) ? last.cards : [];
}

/** Index of the trick the next card belongs to. */
export const trickIndex = (tricks: readonly Trick[], active: readonly Seat[]): number =>
  isComplete(tricks[tricks.length - 1], active) || tricks.length === 0 ? tricks.length : tricks.length - 1;

/** The tricks with one more card on them; `seat` leads if none is open. */
export function addCard(tricks: readonly Trick[], active: readonly Seat[], seat: Seat, card: Card): Trick[] {
  const open = openCards(tricks, active);
  if (open.length === 0) return [...tricks, { leader: seat, cards: [card] }];
  const last = tricks[tricks.length - 1] as Trick;
  return [...tricks.slice(0, -1), { leader: last.leader, cards: [...last.cards, card] }];
}

/** A finished trick: who won it, and its points with the 5 if it is the last of the deal. */
export interface TrickResult {
  readonly winner: Seat;
  readonly points: number;
}

/** The results of the finished tricks. `deal`: how many tricks a whole deal has. */
export function trickResults(
  tricks: readonly Trick[],
  active: readonly Seat[],
  rankingAt: RankingAt,
  deal: number,
): TrickResult[] {
  return tricks
    .filter((trick) => isComplete(trick, active))
    .map((trick, i) => ({
      winner: seatOf(active, trick, winnerOf(trick.cards, rankingAt(i))),
      points: pointsOf(trick.cards, rankingAt(i)) + (i === deal - 1 ? LAST_TRICK : 0),
    }));
}

/** Per seat: the cards it has played in this deal, in order. */
export function playedBy(seat: Seat, tricks: readonly Trick[], active: readonly Seat[]): Card[] {
  return tricks.flatMap((trick) => trick.cards.filter((_, i) => seatOf(active, trick, i) === seat));
}

export const sideOf = (sides: readonly (readonly Seat[])[], seat: Seat): Side =>
  sides.findIndex((side) => side.includes(seat));

/** The cards of a hand that may not be played to the trick, each with the reason (docs/RULES.md §2). */
export function sortOut(
  hand: readonly Card[],
  trick: readonly Card[],
  ranking: Ranking,
  rules?: TrickRules,
): { card: Card; reason: Forbidden }[] {
  return hand.flatMap((card) => {
    const reason = whyForbidden(card, hand, trick, ranking, rules);
    return reason ? [{ card, reason }] : [];
  });
}
