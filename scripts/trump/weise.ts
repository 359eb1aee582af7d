import { weisPoints } from '../../src/lib/ai/beliefs/weise';
import { WEIS_CLASSES } from '../../src/lib/ai/player/trumpWorth';
import { Random, shuffle } from '../../src/lib/ai/random';
import { compareWeise, findWeise } from '../../src/lib/engine/weis';
import { handsOf } from './features';

const SIDES = [
  [0, 2],
  [1, 3],
] as const;

/** Sums over deals in which the known hands hold Weise of one class of points. */
interface Row {
  count: number;
  points: number;
  wins: number;
  net: number;
}
export interface WeisTable {
  /** How often the known Weise count. */
  readonly wins: number[];
  /** What the others bring: those of the partner, if he is not known, minus those of the opponents. */
  readonly others: number[];
}

/** What Weise bring to who sees the own hand, or both hands of a side, over random deals. */
export function weiseOf(deals: number, seed: string): { readonly solo: WeisTable; readonly team: WeisTable } {
  const random = new Random(seed);
  const rows = [0, 1].map(() => WEIS_CLASSES.map((): Row => ({ count: 0, points: 0, wins: 0, net: 0 })));
  const pack = Array.from({ length: 36 }, (_, card) => card);
  for (let i = 0; i < deals; i++) addDeal(rows, shuffle(pack, random));
  return { solo: tableOf(rows[0]!), team: tableOf(rows[1]!) };
}

function addDeal(rows: readonly Row[][], pack: readonly number[]): void {
  const seats = new Int32Array(36);
  pack.forEach((card, at) => (seats[card] = (at / 9) | 0));
  const hands = handsOf(seats);
  const announced = [0, 1, 2, 3].map((seat) =>
    findWeise(pack.slice(seat * 9, seat * 9 + 9), { fourLowCards: false }),
  );
  const result = compareWeise(announced, SIDES, 0, { kind: 'obenabe' });
  const net = result === null ? 0 : result.side === 0 ? result.points : -result.points;
  const own = weisPoints(hands, 0, false);
  const both = own + weisPoints(hands, 8, false);
  [own, both].forEach((points, known) => {
    const row = rows[known]![classOf(points)]!;
    row.count++;
    row.points += points;
    row.wins += result?.side === 0 ? 1 : 0;
    row.net += net;
  });
}

const classOf = (points: number): number => WEIS_CLASSES.filter((least) => least <= points).length - 1;

function tableOf(rows: readonly Row[]): WeisTable {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return {
    wins: rows.map(({ wins, count }) => round(wins / count)),
    others: rows.map(({ net, wins, points, count }) => round((net - (wins / count) * points) / count)),
  };
}
