/**
 * What the exact search costs on fixed deals: `node --import ./scripts/typescript.mjs scripts/solverBench.ts`.
 * Nodes are the same on every machine; milliseconds are this machine's.
 */
import type { Ranking, Suit } from '../src/lib/engine/types';
import { masksOf, ORDERS } from '../src/lib/ai/fast/order';
import { Plan, type PlanRules } from '../src/lib/ai/fast/plan';
import { PlannedPosition } from '../src/lib/ai/fast/planned';
import { Position } from '../src/lib/ai/fast/position';
import { Random, shuffle } from '../src/lib/ai/random';
import { PlannedSearch } from '../src/lib/ai/solver/planned/search';
import { Search } from '../src/lib/ai/solver/search';

/** Random deals of so many cards each, always the same ones. */
interface Deals {
  readonly name: string;
  readonly cards: number;
  readonly deals: number;
}
/** Schieber, by the fast search. */
export interface SolverSet extends Deals {
  readonly trump: boolean;
}
/** Other variants. */
interface PlannedSet extends Deals {
  readonly rankings: (random: Random, cards: number) => Ranking[];
  readonly sides: (random: Random) => number[];
  readonly pack?: readonly number[];
  readonly rules?: Partial<PlanRules>;
}

export const SOLVER_SETS: readonly SolverSet[] = [
  { name: '5 trump', cards: 5, trump: true, deals: 300 },
  { name: '6 trump', cards: 6, trump: true, deals: 200 },
  { name: '7 trump', cards: 7, trump: true, deals: 100 },
  { name: '9 trump', cards: 9, trump: true, deals: 20 },
  { name: '5 no trump', cards: 5, trump: false, deals: 300 },
  { name: '6 no trump', cards: 6, trump: false, deals: 200 },
  { name: '7 no trump', cards: 7, trump: false, deals: 100 },
  { name: '9 no trump', cards: 9, trump: false, deals: 40 },
];

const PACK = Array.from({ length: 36 }, (_, card) => card);
const PANDUR_PACK = PACK.filter((card) => card % 9 > 2);
const OBENABE: Ranking = { kind: 'obenabe' };
const UNDENUFE: Ranking = { kind: 'undenufe' };
const always = (ranking: Ranking, cards: number): Ranking[] => Array.from({ length: cards }, () => ranking);
const trump = (random: Random, cards: number): Ranking[] =>
  always({ kind: 'trump', suit: random.below(4) as Suit }, cards);
const obenabe = (_: Random, cards: number): Ranking[] => always(OBENABE, cards);
const slalom = (_: Random, cards: number): Ranking[] =>
  Array.from({ length: cards }, (_, i) => (i % 2 ? UNDENUFE : OBENABE));
const gusti = (_: Random, cards: number): Ranking[] => [
  ...always(OBENABE, cards - 5),
  ...always(UNDENUFE, 5),
];
const partners = (): number[] => [0, 1, 0, 1];
const oneAgainst = (others: number) => (random: Random) => {
  const taker = random.below(others + 1);
  return Array.from({ length: others + 1 }, (_, seat) => (seat === taker ? 0 : 1));
};
const oneAgainstTwo = oneAgainst(2);
const NO_TRICK: Partial<PlanRules> = { points: 0, match: [0, -1] };

export const PLANNED_SETS: readonly PlannedSet[] = [
  { name: 'Pandur, 8 of 24', cards: 8, deals: 100, rankings: trump, sides: oneAgainstTwo, pack: PANDUR_PACK },
  {
    name: 'Misère ohne',
    cards: 8,
    deals: 100,
    rankings: obenabe,
    sides: oneAgainstTwo,
    pack: PANDUR_PACK,
    rules: NO_TRICK,
  },
  {
    name: 'Misère mit',
    cards: 8,
    deals: 100,
    rankings: trump,
    sides: oneAgainstTwo,
    pack: PANDUR_PACK,
    rules: { ...NO_TRICK, undertrumpWhenVoid: true },
  },
  { name: 'royal trump, 9 of 12', cards: 9, deals: 40, rankings: trump, sides: oneAgainstTwo },
  { name: 'royal no trump, 9 of 12', cards: 9, deals: 60, rankings: obenabe, sides: oneAgainstTwo },
  {
    name: 'royal Slalom, 9 of 12',
    cards: 9,
    deals: 60,
    rankings: slalom,
    sides: oneAgainstTwo,
    rules: { aces11: true },
  },
  { name: 'one against three, 7', cards: 7, deals: 60, rankings: trump, sides: oneAgainst(3) },
  { name: 'Slalom, 7', cards: 7, deals: 60, rankings: slalom, sides: partners, rules: { match: [100, 0] } },
  { name: 'Gusti, 7', cards: 7, deals: 60, rankings: gusti, sides: partners, rules: { match: [100, 0] } },
  {
    name: 'Coiffeur Misère, 7',
    cards: 7,
    deals: 60,
    rankings: obenabe,
    sides: partners,
    rules: { points: -1 },
  },
];

export interface SolverCost {
  readonly nodes: number;
  readonly most: number;
  readonly ms: number;
  readonly worst: number;
  /** Sum of the values: another one is another answer. */
  readonly sum: number;
}

/** Cards at random; in an ending one side has tricks already, or both. */
export function solverDeal(random: Random, { cards, trump }: SolverSet): Position {
  const order = ORDERS[trump ? random.below(4) : 4 + random.below(2)]!;
  const pack = Array.from({ length: 36 }, (_, card) => card);
  const position = new Position();
  for (let i = 0; i < 4 * cards; i++) {
    const code = order.codeOf[pack.splice(random.below(pack.length), 1)[0]!]!;
    position.hands[(i & 3) * 4 + (code >> 4)]! |= 1 << (code & 15);
  }
  position.begin(order, random.below(4), cards, cards === 9 ? 0 : 1 + random.below(3));
  return position;
}

/** Whole deals of Pandur are led by the taker, others by anyone; nobody has a trick yet. */
export function plannedDeal(random: Random, set: PlannedSet): PlannedPosition {
  const { cards, pack = PACK } = set;
  const sides = set.sides(random);
  const plan = new Plan({ rankings: set.rankings(random, cards), sides, ...set.rules });
  const position = new PlannedPosition(plan);
  const shuffled = shuffle([...pack], random);
  sides.forEach((_, seat) =>
    masksOf(shuffled.slice(seat * cards, (seat + 1) * cards), plan.orders[cards]!, position.hands, seat * 4),
  );
  position.begin(plan, set.pack ? sides.indexOf(0) : random.below(sides.length), cards, 0);
  return position;
}

export function measureSolver(set: SolverSet, deals = set.deals): SolverCost {
  return measure(`solver ${set.name}`, deals, new Search(), (random) => solverDeal(random, set));
}

export function measurePlanned(set: PlannedSet, deals = set.deals): SolverCost {
  return measure(`solver ${set.name}`, deals, new PlannedSearch(), (random) => plannedDeal(random, set));
}

interface Solver<P> {
  readonly nodes: number;
  clear(): void;
  value(position: P): number;
}

function measure<P>(seed: string, deals: number, search: Solver<P>, deal: (random: Random) => P): SolverCost {
  const random = new Random(seed);
  let [nodes, most, ms, worst, sum] = [0, 0, 0, 0, 0];
  for (let i = 0; i < deals; i++) {
    const position = deal(random);
    const before = search.nodes;
    const started = performance.now();
    search.clear();
    sum += search.value(position);
    const took = performance.now() - started;
    nodes += search.nodes - before;
    most = Math.max(most, search.nodes - before);
    ms += took;
    worst = Math.max(worst, took);
  }
  return { nodes: nodes / deals, most, ms: ms / deals, worst, sum };
}

const whole = (x: number): string => Math.round(x).toLocaleString('en').padStart(12);
const fine = (x: number): string => x.toFixed(2).padStart(10);

function print(name: string, { nodes, most, ms, worst, sum }: SolverCost): void {
  console.log(
    `${name.padEnd(24)}${whole(nodes)}${whole(most)}${fine(ms)}${fine(worst)}${String(sum).padStart(12)}`,
  );
}

if (process.argv[1]?.endsWith('solverBench.ts')) {
  const named = process.argv.slice(2);
  const isWanted = ({ name }: Deals): boolean =>
    named.length === 0 || named.some((word) => name.startsWith(word));
  console.log(`${'cards'.padEnd(24)}   nodes avg         max    ms avg       max    sum of values`);
  for (const set of SOLVER_SETS.filter(isWanted)) print(set.name, measureSolver(set));
  for (const set of PLANNED_SETS.filter(isWanted)) print(set.name, measurePlanned(set));
}
