import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { BeliefWorlds, type Weighted } from '../beliefs/beliefWorlds';
import { orderOf } from '../fast/order';
import { Position } from '../fast/position';
import { type Random, shuffle } from '../random';
import { Judge } from '../solver/judge';
import { playOut } from '../solver/rollout';
import { Search } from '../solver/search';
import type { Budget } from './cards';
import { greedyCard } from './greedy';
import { load, type Standing, standingOf } from './loading';
import { forgottenCards, misremember } from './memory';
import { type Stake, stakeOf } from './stake';
import { nothing, plus, type Sums, world } from './sums';

const search = new Search();
const judge = new Judge();
const position = new Position();
const differences = new Int32Array(36);

/**
 * One decision: what each card that may be played brings, in deals that fit what the seat has seen, numbered and in
 * blocks. A block depends on nothing but its number, so that several workers can share the work. Of equal neighbours
 * (six and seven of a side suit) only one is judged.
 */
export class Inquiry {
  readonly blocks: number;
  readonly #budget: Budget;
  readonly #standing: Standing;
  readonly #stake: Stake;
  readonly #sample: readonly Weighted[];
  readonly #codes: readonly number[];
  readonly #nothing: Sums;

  constructor(view: View<'schieber'>, random: Random, budget: Budget) {
    this.#budget = budget;
    this.#standing = standingOf(view, orderOf(view.contract!));
    this.#stake = stakeOf(view);
    this.#sample = sampleOf(view, random, budget);
    this.#codes = rootMoves(this.#standing, this.#sample[0]!.world.hands);
    this.#nothing = nothing(
      this.#codes.map((code) => this.#standing.order.cardOf[code]!),
      usualOf(this.#standing, this.#codes, greedyCard(view)),
    );
    this.blocks = Math.ceil(this.#sample.length / budget.block);
  }

  /** The worlds of one block, from 0 on. */
  judge(block: number): Sums {
    const from = block * this.#budget.block;
    search.clear();
    return this.#sample
      .slice(from, from + this.#budget.block)
      .reduce((sums, weighted) => plus(sums, this.#judgeWorld(weighted)), this.#nothing);
  }

  #judgeWorld({ world: { hands }, weight }: Weighted): Sums {
    const before = search.nodes;
    load(position, this.#standing, hands);
    if (!this.#isSearched()) this.#playOut(hands);
    const values = this.#codes.map((_, i) => this.#stake(differences[i]!));
    return world(this.#nothing, weight, values, search.nodes - before);
  }

  /** Searched to the end, if that is not too much work. */
  #isSearched(): boolean {
    const { exactFrom, nodes, block } = this.#budget;
    return position.left <= exactFrom && search.cardValues(position, this.#codes, differences, nodes / block);
  }

  #playOut(hands: readonly (readonly Card[])[]): void {
    this.#codes.forEach((code, i) => {
      load(position, this.#standing, hands);
      position.play(code);
      playOut(position);
      differences[i] = position.diff;
    });
  }
}

/** Small endings come in order of their number, and a block of them would be lopsided: they are shuffled. */
function sampleOf(view: View<'schieber'>, random: Random, budget: Budget): Weighted[] {
  const sample = shuffle(new BeliefWorlds(view, budget.candidates).sample(budget.worlds, random), random);
  const forgotten = forgottenCards(view, budget.memory);
  if (forgotten.length === 0) return sample;
  return sample.map(({ world, weight }) => ({
    world: misremember(world, forgotten, view.seat, random),
    weight,
  }));
}

/** Equal neighbours are the same in every world: what lies between them is out or not, whoever holds it. */
function rootMoves(standing: Standing, hands: readonly (readonly Card[])[]): number[] {
  load(position, standing, hands);
  return [...judge.moves.subarray(0, judge.list(position, 0))];
}

/** The usual card as it is listed: the best of its equals. */
function usualOf({ order }: Standing, codes: readonly number[], usual: Card): Card {
  const code = order.codeOf[usual]!;
  const listed = codes.filter((other) => other >= code && other >> 4 === code >> 4);
  return listed.length > 0 ? order.cardOf[Math.min(...listed)]! : usual;
}
