/** Reading the line of `solve`: a deal, or the rest of one, with all cards known. */
import { readFields, readList } from '../engine/json';
import { readCards } from '../engine/moves';
import { cardText, parseRanking } from '../engine/notation';
import type { Card, Ranking, Result, Seat } from '../engine/types';
import { may, must, orNull, readAll } from './fields';
import { malformed, type ProtocolError, RANKING, readSeat } from './op';

const MOST_SEATS = 4;
const FEWEST_SEATS = 3;
/** In Hammerjass royal three hold twelve cards each. */
const MOST_CARDS = 12;

export interface Ending {
  /** Of the tricks still to come, the open one first. */
  readonly rankings: readonly Ranking[];
  /** Per seat what it still holds. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
  readonly trick: readonly Card[];
  /** The seats of side A, whose points are asked for, and of side B. */
  readonly sides: readonly (readonly Seat[])[];
  /** Those who play, in playing order. */
  readonly active: readonly Seat[];
  readonly turn: Seat;
}

const READERS = {
  ranking: orNull(must(parseRanking, RANKING)),
  rankings: orNull(
    must((raw) => readList(raw, MOST_CARDS, parseRanking), 'rankings is a list of rankings, one per trick'),
  ),
  hands: must(readHands, `hands is a list of three or four hands of at most ${MOST_CARDS} cards`),
  leader: must(readSeat, 'leader is a seat'),
  trick: must((raw) => readCards(raw, MOST_SEATS - 1), 'trick is a list of at most three different cards'),
  sides: may(must(readSides, 'sides is two lists of seats'), [
    [0, 2],
    [1, 3],
  ]),
};

function readHands(raw: unknown): Card[][] | null {
  const hands = readList(raw, MOST_SEATS, (hand) => readCards(hand, MOST_CARDS));
  return hands && hands.length >= FEWEST_SEATS ? hands : null;
}

function readSides(raw: unknown): Seat[][] | null {
  const sides = readList(raw, 2, (side) => readList(side, MOST_SEATS - 1, readSeat));
  return sides?.length === 2 && sides.every((side) => side.length > 0) ? sides : null;
}

export function readEnding(line: unknown): Result<Ending, ProtocolError> {
  const fields = readFields(line, ['op', 'hands', 'leader', 'trick'], ['ranking', 'rankings', 'sides']);
  if (!fields) return malformed('solve takes ranking or rankings, hands, leader, trick and sides');
  const read = readAll(fields, READERS);
  if (typeof read === 'string') return malformed(read);
  const { ranking, rankings, hands, leader, trick, sides } = read;
  if ((ranking === null) === (rankings === null)) return malformed('solve takes either ranking or rankings');
  const active = sides.flat().sort((a, b) => a - b);
  const place = active.indexOf(leader);
  const turn = active[(place + trick.length) % active.length]!;
  const fault =
    wrongSides(active, hands) ??
    wrongTrick(place, trick, active) ??
    twice([...trick, ...hands.flat()]) ??
    wrongSizes({ hands, trick, active, place });
  if (fault) return malformed(fault);
  const tricks = hands[turn]!.length;
  if (rankings && rankings.length !== tricks)
    return malformed(`there are ${tricks} tricks to come, and ${rankings.length} rankings`);
  const all = rankings ?? Array.from({ length: tricks }, () => ranking!);
  return { ok: true, value: { rankings: all, hands, leader, trick, sides, active, turn } };
}

function wrongSides(active: readonly Seat[], hands: readonly (readonly Card[])[]): string | null {
  if (new Set(active).size < active.length) return 'a seat is twice in sides';
  if (active.length < FEWEST_SEATS) return 'three or four seats play';
  if (active.some((seat) => seat >= hands.length)) return 'a seat in sides has no hand';
  const idle = hands.findIndex((hand, seat) => hand.length > 0 && !active.includes(seat));
  return idle < 0 ? null : `seat ${idle} has cards, but is in no side`;
}

function wrongTrick(place: number, trick: readonly Card[], active: readonly Seat[]): string | null {
  if (place < 0) return 'leader is in no side';
  return trick.length < active.length ? null : 'the trick is complete';
}

function twice(cards: readonly Card[]): string | null {
  const again = cards.find((card, i) => cards.indexOf(card) < i);
  return again === undefined ? null : `${cardText(again)} is there twice`;
}

/** Whoever has played to the open trick holds one card less. */
function wrongSizes({
  hands,
  trick,
  active,
  place,
}: Pick<Ending, 'hands' | 'trick' | 'active'> & { place: number }): string | null {
  const inTurn = active.map((_, i) => active[(place + i) % active.length]!);
  const tricks = hands[inTurn[trick.length]!]!.length;
  if (tricks === 0) return 'there is no card left to play';
  const wrong = inTurn.find((seat, i) => hands[seat]!.length !== (i < trick.length ? tricks - 1 : tricks));
  return wrong === undefined
    ? null
    : `seat ${wrong} should hold ${tricks} cards, or one less if it has played to the trick`;
}
