/** The tricks of the deal just finished, line by line, as the settlement lists them. */
import { LAST_TRICK } from '../../engine/ranking';
import type { Card } from '../../engine/types';
import type { SchieberScore } from '../../engine/variants/schieber/types';
import type { Chair } from '../../i18n/index.svelte';
import { chairOf, laidCards, sideOf, TRICKS, type TableView } from '../table/read';
import { tricksCount, type Pair } from './settlement';

export interface TrickLine {
  readonly number: number;
  /** By chair; undefined where the game ended before that card fell. */
  readonly cards: readonly (Card | undefined)[];
  readonly leader: Chair;
  /** Null for a trick that counts for nobody because the game ended in it. */
  readonly winner: Chair | null;
  /** The cards' points without the 5 of the last trick; null where they do not count. */
  readonly points: Pair | null;
}
/** Points that belong to a side but to no trick that was played. */
export interface Extra {
  readonly chair: Chair;
  readonly points: Pair;
}

const pairFor = (view: TableView, seat: number, points: number): Pair =>
  sideOf(view, seat) === 0 ? [points, 0] : [0, points];

export function trickLines(view: TableView, score: SchieberScore): readonly TrickLine[] {
  const count = tricksCount(view, score);
  return view.tricks
    .filter(({ cards }) => cards.length > 0)
    .map((trick, index) => {
      const winner = score.trickWinners[index];
      const five = index === TRICKS - 1 ? LAST_TRICK : 0;
      const laid = laidCards(view, trick);
      return {
        number: index + 1,
        cards: ([0, 1, 2, 3] as const).map((chair) => laid.find((one) => one.chair === chair)?.card),
        leader: chairOf(view, trick.leader),
        winner: winner === undefined ? null : chairOf(view, winner),
        points:
          winner === undefined || !count
            ? null
            : pairFor(view, winner, (score.trickPoints[index] ?? 0) - five),
      };
    });
}

/** The cards that a claim brought without being played. */
export function claimedRest(view: TableView, { claim }: SchieberScore): Extra | null {
  if (!claim) return null;
  return { chair: chairOf(view, claim.seat), points: pairFor(view, claim.seat, claim.points - LAST_TRICK) };
}

export function lastTrickFive(view: TableView, seat: number | null): Extra | null {
  return seat === null ? null : { chair: chairOf(view, seat), points: pairFor(view, seat, LAST_TRICK) };
}
