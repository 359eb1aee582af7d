/** `compare`: whose Weise count (docs/RULES.md §3). */
import { readList } from '../engine/json';
import { readCards } from '../engine/moves';
import { parseRanking } from '../engine/notation';
import { sortCards } from '../engine/cards';
import type { Card, Weis } from '../engine/types';
import { compareWeise, pickWeise } from '../engine/weis';
import { answered, malformed, type Op, RANKING, readLine, readSeat, refused } from './op';

const SEATS = 4;
/** Cards in a hand. */
const HAND = 9;
const SIDES = [
  [0, 2],
  [1, 3],
];

export const compare: Op = (line) => {
  const fields = readLine(line, ['ranking', 'leader', 'announced'], ['taker']);
  if (!fields) return malformed('compare takes ranking, leader and announced');
  if (fields.taker !== undefined) return refused('variant', 'Pandur is not built yet');
  const ranking = parseRanking(fields.ranking);
  if (!ranking) return malformed(RANKING);
  const leader = readSeat(fields.leader);
  if (leader === null) return malformed('leader is a seat, 0 to 3');
  const announced = readAnnounced(fields.announced);
  if (!announced) return malformed('announced is per seat a list of Weise that its hand can hold');
  const weis = compareWeise(announced, SIDES, leader, ranking);
  if (!weis) return answered({ side: null, points: [0, 0], reason: null });
  const points = SIDES.map((_, side) => (side === weis.side ? weis.points : 0));
  return answered({ side: weis.side, points, reason: weis.reason });
};

/** Four lists of Weise, no card with two seats; null if no deal could bring them. */
function readAnnounced(raw: unknown): Weis[][] | null {
  const named = readList(raw, SEATS, (seat) => readList(seat, HAND, (weis) => readCards(weis, HAND)));
  if (!named || named.length < SEATS) return null;
  const hands = named.map((seat) => [...new Set(seat.flat())]);
  const apart = new Set(hands.flat()).size === hands.flat().length;
  const weise = named.map((seat, i) => pickNamed(seat, hands[i] as Card[]));
  return apart && !weise.includes(null) ? (weise as Weis[][]) : null;
}

/** Four eights, sevens or sixes may be named; they count only by house rule, so whoever names them plays by it. */
function pickNamed(named: readonly Card[][], hand: readonly Card[]): Weis[] | null {
  return hand.length > HAND ? null : pickWeise(hand, named.map(sortCards), { fourLowCards: true });
}
