/**
 * What the exact search costs on fixed deals: `node --import ./scripts/typescript.mjs scripts/solverBench.ts`.
 * Nodes are the same on every machine; milliseconds are this machine's.
 */
import { ORDERS } from '../src/lib/ai/fast/order';
import { Position } from '../src/lib/ai/fast/position';
import { Random } from '../src/lib/ai/random';
import { Search } from '../src/lib/ai/solver/search';

/** Random deals of so many cards each, always the same ones. */
export interface SolverSet {
  readonly name: string;
  readonly cards: number;
  readonly trump: boolean;
  readonly deals: number;
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

export function measureSolver(set: SolverSet, deals = set.deals): SolverCost {
  const random = new Random(`solver ${set.name}`);
  const search = new Search();
  let [nodes, most, ms, worst, sum] = [0, 0, 0, 0, 0];
  for (let i = 0; i < deals; i++) {
    const position = solverDeal(random, set);
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

function print(sets: readonly SolverSet[]): void {
  console.log(`${'cards'.padEnd(12)}   nodes avg         max    ms avg       max    sum of values`);
  for (const set of sets) {
    const { nodes, most, ms, worst, sum } = measureSolver(set);
    console.log(
      `${set.name.padEnd(12)}${whole(nodes)}${whole(most)}${fine(ms)}${fine(worst)}${String(sum).padStart(12)}`,
    );
  }
}

if (process.argv[1]?.endsWith('solverBench.ts')) {
  const named = process.argv.slice(2);
  print(SOLVER_SETS.filter(({ name }) => named.length === 0 || named.some((word) => name.startsWith(word))));
}
