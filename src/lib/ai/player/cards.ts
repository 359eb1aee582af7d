import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { BeliefWorlds, type Weighted } from '../beliefs/beliefWorlds';
import { orderOf } from '../fast/order';
import { Position } from '../fast/position';
import type { Random } from '../random';
import { Judge } from '../solver/judge';
import { playOut } from '../solver/rollout';
import { Search } from '../solver/search';
import { load, type Standing, standingOf } from './loading';

/** How much work a decision may be, in work and never in time: the answer is the same on every device. */
export interface Budget {
  /** Deals to look at. */
  readonly worlds: number;
  /** Deals weighed by what the others did, of which those are chosen; none: every possible deal counts alike. */
  readonly candidates?: number;
  /** Tricks left from which on every deal is searched to its end. */
  readonly exactFrom: number;
  /** Positions searched, in all deals together, after which no further deal is begun. */
  readonly nodes: number;
}
export const BUDGET: Budget = { worlds: 60, candidates: 600, exactFrom: 5, nodes: 300_000 };

/** What a decision cost. */
export interface Work {
  worlds: number;
  nodes: number;
}
/** What a card is worth: own side's points minus the others', mean over the worlds. */
export interface Judged {
  readonly card: Card;
  readonly points: number;
}

const search = new Search();
const judge = new Judge();
const position = new Position();

/**
 * Every card that may be played, with what it brings on average over deals that fit what the seat has seen, each
 * counting as much as the others' play makes it likely; all cards are judged on the same deals. Of equal neighbours
 * (six and seven of a side suit) only one is judged and listed.
 */
export function judgeCards(
  view: View<'schieber'>,
  random: Random,
  budget: Budget = BUDGET,
  work: Work = { worlds: 0, nodes: 0 },
): Judged[] {
  const standing = standingOf(view, orderOf(view.contract!));
  const sample = new BeliefWorlds(view, budget.candidates ?? 0).sample(budget.worlds, random);
  const codes = rootMoves(standing, sample[0]!.world.hands);
  const sums = codes.map(() => 0);
  const begun = search.nodes;
  let count = 0;
  let weight = 0;
  for (; count < sample.length && search.nodes - begun < budget.nodes; count++) {
    addWorld(standing, sample[count]!, codes, sums, budget);
    weight += sample[count]!.weight;
  }
  work.worlds += count;
  work.nodes += search.nodes - begun;
  const sign = view.seat & 1 ? -1 : 1;
  return codes.map((code, i) => ({ card: standing.order.cardOf[code]!, points: (sign * sums[i]!) / weight }));
}

/** Equal neighbours are the same in every world: what lies between them is out or not, whoever holds it. */
function rootMoves(standing: Standing, hands: readonly (readonly Card[])[]): number[] {
  load(position, standing, hands);
  return [...judge.moves.subarray(0, judge.list(position, 0))];
}

function addWorld(
  standing: Standing,
  { world, weight }: Weighted,
  codes: readonly number[],
  sums: number[],
  budget: Budget,
): void {
  search.clear();
  const exact = standing.left <= budget.exactFrom;
  codes.forEach((code, i) => {
    load(position, standing, world.hands);
    position.play(code);
    if (!exact) playOut(position);
    else if (position.left > 0) position.diff += search.value(position);
    sums[i]! += weight * position.diff;
  });
}
