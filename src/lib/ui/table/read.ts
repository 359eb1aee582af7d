/** Readings of a view for the table: who sits where, what lies on the cloth, who says what. No rule is decided here. */
import { LAST_TRICK, valueOf } from '../../engine/ranking';
import type { Announced, Card, Ranking, Seat, Trick } from '../../engine/types';
import type { Factors } from '../../engine/variants/schieber/types';
import type { View } from '../../engine/variants/types';
import { t, type Chair, type Pack } from '../../i18n/index.svelte';
import { contractName } from '../card/faces';
import { weisWords } from './weis';

export type TableView = View<'schieber'>;

/** How many sit at the table, those included that sit out. */
export const seatsAt = (view: TableView): number => view.hands.length;
export const chairOf = (view: TableView, seat: Seat): Chair =>
  ((seat - view.seat + seatsAt(view)) % seatsAt(view)) as Chair;
export const seatOf = (view: TableView, chair: Chair): Seat => (view.seat + chair) % seatsAt(view);
/** Whether the player has no cards in this deal; before it is dealt nobody sits out. */
export const sitsOut = (view: TableView, chair: Chair): boolean =>
  view.active.length > 0 && !view.active.includes(seatOf(view, chair));

/** 0 for the own side, 1 for the others. */
export const sideOf = (view: TableView, seat: Seat): 0 | 1 => ((seat - view.seat) % 2 === 0 ? 0 : 1);
/** Pairs by side come in the game's order; people read their own side first. */
export function ownFirst<T>(view: TableView, [first, second]: readonly [T, T]): readonly [T, T] {
  return view.sides[0]?.includes(view.seat) ? [first, second] : [second, first];
}

export const factorIn = (factors: Factors, contract: Ranking): number =>
  contract.kind === 'trump'
    ? factors[(['D', 'H', 'S', 'C'] as const)[contract.suit]]
    : factors[contract.kind];

export const isFull = (view: TableView, trick: Trick): boolean => trick.cards.length === view.active.length;
export const fullTricks = (view: TableView): number =>
  view.tricks.filter((trick) => isFull(view, trick)).length;
/** The deal has no card on the table yet. */
const isUntouched = (view: TableView): boolean => view.tricks.every((trick) => trick.cards.length === 0);

export function playerOf(view: Pick<TableView, 'active'>, trick: Trick, index: number): Seat {
  const leader = view.active.indexOf(trick.leader);
  return view.active[(leader + index) % view.active.length] ?? trick.leader;
}

/** Who took a full trick: whoever led the next one, leads now, or is named in the settlement. */
export function winnerOf(view: TableView, index: number): Seat | null {
  const next = view.tricks[index + 1];
  if (next) return next.leader;
  if (view.phase === 'play') return typeof view.turn === 'number' ? view.turn : null;
  return view.deals.at(-1)?.trickWinners[index] ?? null;
}

export interface Laid {
  readonly card: Card;
  readonly chair: Chair;
}
export const laidCards = (view: TableView, trick: Trick): readonly Laid[] =>
  trick.cards.map((card, index) => ({ card, chair: chairOf(view, playerOf(view, trick, index)) }));

/** What lies on the cloth, when `collected` full tricks have been taken off it. */
export function onTable(view: TableView, collected: number): readonly Laid[] {
  const newest = view.tricks.at(-1);
  if (!newest) return [];
  const gone = isFull(view, newest) && collected >= fullTricks(view);
  return gone ? [] : laidCards(view, newest);
}

export interface PastTrick {
  readonly laid: readonly Laid[];
  readonly winner: Chair | null;
  readonly number: number;
  readonly points: number | null;
}
/** The newest trick that is off the cloth. */
export function lastTrick(view: TableView, collected: number): PastTrick | null {
  const newest = view.tricks.at(-1);
  const lying = newest !== undefined && isFull(view, newest) && collected < fullTricks(view);
  const index = fullTricks(view) - (lying ? 2 : 1);
  const trick = view.tricks[index];
  if (index < 0 || !trick) return null;
  const winner = winnerOf(view, index);
  return {
    laid: laidCards(view, trick),
    winner: winner === null ? null : chairOf(view, winner),
    number: index + 1,
    points: pointsOf(view, index),
  };
}

export const TRICKS = 9;
/** What the Stöck are worth. */
export const STOECK = 20;
/** What a full trick counts in its ranking, with the 5 of the last one (docs/RULES.md §1). */
function pointsOf({ contract, tricks }: TableView, index: number): number | null {
  const cards = tricks[index]?.cards;
  if (!contract || !cards) return null;
  const sum = cards.reduce((points, card) => points + valueOf(card, contract), 0);
  return index === TRICKS - 1 ? sum + LAST_TRICK : sum;
}
/** The full trick that still lies on the cloth: who takes it, and what it counts. */
export function lyingTrick(view: TableView, collected: number): { winner: Chair; points: number } | null {
  const effect = view.effects.find((one) => one.type === 'trickWon');
  if (effect?.type !== 'trickWon' || collected >= fullTricks(view)) return null;
  return { winner: chairOf(view, effect.by), points: effect.points };
}

export type Mark = 'V' | 'G' | 'P' | 'crown' | 'star' | 'St';
export function marksOf(view: TableView, chair: Chair): readonly Mark[] {
  const seat = seatOf(view, chair);
  const marks: [Mark, boolean][] = [
    ['V', view.active[0] === seat],
    ['G', view.dealer === seat],
    ['P', chair !== 0 && view.sides.some((side) => side.includes(seat) && side.includes(view.seat))],
    ['crown', view.contract !== null && view.chooser === seat],
    ['star', (view.announced[seat] ?? []).length > 0],
    ['St', view.stoeck === seat],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

export const cardsLeft = (view: TableView, chair: Chair): number => {
  const hand = view.hands[seatOf(view, chair)];
  return typeof hand === 'number' ? hand : (hand?.length ?? 0);
};

const announcedWords = (announced: readonly Announced<'seat'>[], pack: Pack): string =>
  announced.map((one) => t.weis.worth(weisWords(one, pack).name, one.points)).join(', ');

/** What a player says just now, or null. */
export function sayingOf(view: TableView, chair: Chair, pack: Pack): string | null {
  const seat = seatOf(view, chair);
  if (view.effects.some((effect) => effect.type === 'stoeck' && effect.by === seat)) return t.table.stoeck;
  if (view.phase === 'declare') return view.pushed && view.active[0] === seat ? t.table.pushes : null;
  if (view.phase !== 'play') return null;
  if (isUntouched(view))
    return view.contract && view.chooser === seat ? contractName(view.contract, pack) : null;
  const announced = view.announced[seat] ?? [];
  return view.weis === null && fullTricks(view) === 0 && announced.length > 0
    ? announcedWords(announced, pack)
    : null;
}

/** The number of the running deal; between deals that of the one just played. */
export const dealNumber = (view: TableView): number =>
  Math.max(1, view.deals.length + (view.phase === 'declare' || view.phase === 'play' ? 1 : 0));

/** Which side has won: 0 the own one. Level without Bedanken, the choosers of the last deal have (docs/RULES.md §4). */
export function winningSide(view: TableView): 0 | 1 {
  const [own, other] = ownFirst(view, view.board);
  if (own !== other) return own > other ? 0 : 1;
  return sideOf(view, view.deals.at(-1)?.chooser ?? view.seat);
}
