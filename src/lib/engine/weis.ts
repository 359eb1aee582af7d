/** Weise: what a hand holds, and whose count (docs/RULES.md §3). */
import { ACE, cardOf, EIGHT, JACK, KING, NINE, QUEEN, RANKS, rankOf, SUITS, suitOf, TEN } from './cards';
import { isTrump } from './ranking';
import type { Card, Rank, Ranking, Seat, Suit, Weis, WeisReason } from './types';

export interface WeisRules {
  /** Four eights, sevens or sixes count 100 (house rule). */
  readonly fourLowCards: boolean;
}

const RUN_POINTS: readonly number[] = [0, 0, 0, 20, 50, 100, 150, 200, 250, 300];

/** Points of a run of `length` cards; 0 below three. */
const runPoints = (length: number): number => RUN_POINTS[length] as number;

function fourPoints(rank: Rank, rules: WeisRules): number {
  if (rank === JACK) return 200;
  if (rank === NINE) return 150;
  const high = rank === ACE || rank === KING || rank === QUEEN || rank === TEN;
  return high || (rules.fourLowCards && rank <= EIGHT) ? 100 : 0;
}

/** All Weise of a hand, best first: worth, cards, height as in Obenabe, then D H S C. */
export function findWeise(hand: readonly Card[], rules: WeisRules): Weis[] {
  const held = new Set(hand);
  const found = [...SUITS.flatMap((suit) => runsIn(suit, held)), ...foursIn(held, rules)];
  return found.sort(
    (a, b) =>
      b.points - a.points ||
      b.cards.length - a.cards.length ||
      topRank(b) - topRank(a) ||
      bottom(a) - bottom(b),
  );
}

/** The runs of three and more in one suit, each at its full length. */
function runsIn(suit: Suit, held: ReadonlySet<Card>): Weis[] {
  const runs: Weis[] = [];
  let run: Card[] = [];
  const close = (): void => {
    if (run.length >= 3) runs.push({ points: runPoints(run.length), cards: run });
    run = [];
  };
  for (const rank of RANKS) {
    if (held.has(cardOf(suit, rank))) run.push(cardOf(suit, rank));
    else close();
  }
  close();
  return runs;
}

function foursIn(held: ReadonlySet<Card>, rules: WeisRules): Weis[] {
  return RANKS.flatMap((rank) => {
    const cards = SUITS.map((suit) => cardOf(suit, rank));
    const points = fourPoints(rank, rules);
    return points > 0 && cards.every((card) => held.has(card)) ? [{ points, cards }] : [];
  });
}

const bottom = (weis: Weis): Card => weis.cards[0] as Card;
const topRank = (weis: Weis): Rank => rankOf(weis.cards[weis.cards.length - 1] as Card);
const isRun = (weis: Weis): boolean => suitOf(bottom(weis)) === suitOf(weis.cards[1] as Card);
const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/**
 * The Weise of `hand` that `cards` name, or null if one is no Weis of it or is named twice.
 * @param cards one list per Weis, each from low to high
 */
export function pickWeise(
  hand: readonly Card[],
  cards: readonly (readonly Card[])[],
  rules: WeisRules,
): Weis[] | null {
  const all = findWeise(hand, rules);
  const picked = cards.map((named) => all.find((weis) => sameCards(weis.cards, named)));
  if (picked.includes(undefined) || new Set(picked).size < picked.length) return null;
  return all.filter((weis) => picked.includes(weis));
}

/** A Weis with its place in the order of docs/RULES.md §3. */
interface Entry {
  readonly weis: Weis;
  /** Distance from the leader of the first trick; 0 sits first. */
  readonly order: number;
}

const KEYS: readonly WeisReason[] = ['value', 'length', 'height', 'trump', 'seat'];

/** What decides between two Weise, most important first; the greater number is better. */
function keysOf({ weis, order }: Entry, ranking: Ranking): number[] {
  const height = ranking.kind === 'undenufe' ? 8 - rankOf(bottom(weis)) : topRank(weis);
  const trump = isRun(weis) && isTrump(bottom(weis), ranking) ? 1 : 0;
  return [weis.points, weis.cards.length, height, trump, -order];
}

/** Index of the first key in which they differ, and by how much; two entries of one seat may be equal. */
function difference(a: Entry, b: Entry, ranking: Ranking): { readonly key: number; readonly by: number } {
  const other = keysOf(b, ranking);
  const diffs = keysOf(a, ranking).map((value, i) => value - (other[i] as number));
  const key = diffs.findIndex((diff) => diff !== 0);
  return key < 0 ? { key: KEYS.length - 1, by: 0 } : { key, by: diffs[key] as number };
}

/** The best Weis of a side, or null if it announced none. */
function bestOf(
  side: readonly Seat[],
  announced: readonly (readonly Weis[])[],
  leader: Seat,
  ranking: Ranking,
): Entry | null {
  const seats = announced.length;
  const entries = side.flatMap((seat) =>
    weiseOf(announced, seat).map((weis) => ({ weis, order: (seat - leader + seats) % seats })),
  );
  return entries.reduce<Entry | null>(
    (best, e) => (best && difference(best, e, ranking).by >= 0 ? best : e),
    null,
  );
}

const weiseOf = (announced: readonly (readonly Weis[])[], seat: Seat): readonly Weis[] =>
  announced[seat] ?? [];

/**
 * Compares what was announced (docs/RULES.md §3).
 * @param announced per seat
 * @param sides the two whose Weise count together
 * @param leader of the first trick
 * @returns the side that writes with the sum of all its Weise (without factor), and the first key that decides,
 *   null if only one side announced; null if nobody did
 */
export function compareWeise(
  announced: readonly (readonly Weis[])[],
  sides: readonly (readonly Seat[])[],
  leader: Seat,
  ranking: Ranking,
): { side: number; points: number; reason: WeisReason | null } | null {
  const [a, b] = sides.map((side) => bestOf(side, announced, leader, ranking));
  if (!a && !b) return null;
  const decided = a && b ? difference(a, b, ranking) : null;
  const side = a && (!decided || decided.by > 0) ? 0 : 1;
  const weise = (sides[side] as readonly Seat[]).flatMap((seat) => weiseOf(announced, seat));
  return {
    side,
    points: weise.reduce((sum, weis) => sum + weis.points, 0),
    reason: decided ? (KEYS[decided.key] as WeisReason) : null,
  };
}

/** The cards that would make a run longer; none for four of a kind (docs/RULES.md §3: a run is taken at full length). */
export function neighbours(cards: readonly Card[]): Card[] {
  const first = cards[0] as Card;
  const last = cards[cards.length - 1] as Card;
  if (suitOf(first) !== suitOf(last)) return [];
  const beyond: Card[] = [];
  if (rankOf(first) > 0) beyond.push(first - 1);
  if (rankOf(last) < 8) beyond.push(last + 1);
  return beyond;
}
