import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { BeliefWorlds, type Weighted } from '../beliefs/beliefWorlds';
import { orderOf } from '../fast/order';
import { MATCH, Position } from '../fast/position';
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
/** Without trump a trick more is no more work. */
const EARLIER = 1;

/** What counts: what the end of a deal is worth, and what all its tricks bring beside their points. */
export interface Goal {
  readonly stake: Stake;
  readonly matchBonus: number;
}

/** One deal that was looked at: how much it counts, by how much side 0 is ahead after each card, and the work. */
export interface Found {
  readonly weight: number;
  readonly differences: readonly number[];
  readonly nodes: number;
}

/**
 * One decision: what each card that may be played brings, in deals that fit what the seat has seen, numbered and in
 * blocks. A block depends on nothing but its number, so that several workers can share the work. Of equal neighbours
 * (six and seven of a side suit) only one is judged.
 */
export class Inquiry {
  readonly blocks: number;
  readonly #budget: Budget;
  readonly #standing: Standing;
  readonly #goal: Goal;
  readonly #sample: readonly Weighted[];
  readonly #codes: readonly number[];
  readonly #nothing: Sums;

  constructor(
    view: View<'schieber'>,
    random: Random,
    budget: Budget,
    goal: Goal = { stake: stakeOf(view), matchBonus: MATCH },
  ) {
    this.#budget = budget;
    this.#standing = standingOf(view, orderOf(view.contract!));
    this.#goal = goal;
    this.#sample = sampleOf(view, random, budget);
    this.#codes = rootMoves(this.#standing, this.#sample[0]!.world.hands);
    const cards = this.#codes.map((code) => this.#standing.order.cardOf[code]!);
    this.#nothing = nothing(cards, cards[this.indexOf(greedyCard(view))]!);
    this.blocks = Math.ceil(this.#sample.length / budget.block);
  }

  /** The place of a card, or of the best of its equals, among those that are judged. */
  indexOf(card: Card): number {
    const code = this.#standing.order.codeOf[card]!;
    const above = this.#codes.filter((other) => other >= code && other >> 4 === code >> 4);
    return this.#codes.indexOf(Math.min(...above));
  }

  /** How many cards are in question. */
  get cards(): number {
    return this.#codes.length;
  }

  /** What is in question, each with its equals. */
  get none(): Sums {
    return this.#nothing;
  }

  /** The worlds of one block, from 0 on; the places of the cards that they are about: all of them, if not told. */
  judge(block: number, open: readonly number[] = this.#nothing.open): Sums {
    const none = { ...this.#nothing, open };
    return this.look(block, open).reduce((sums, { weight, differences: found, nodes }) => {
      const values = this.#codes.map(() => 0);
      open.forEach((place, i) => (values[place] = this.#goal.stake(found[i]!)));
      return plus(sums, world(none, weight, values, nodes));
    }, none);
  }

  /** The same worlds, and in each of them what follows from these cards. */
  look(block: number, open: readonly number[] = this.#nothing.open): Found[] {
    const from = block * this.#budget.block;
    const codes = open.map((i) => this.#codes[i]!);
    position.matchBonus = this.#goal.matchBonus;
    search.clear();
    return this.#sample
      .slice(from, from + this.#budget.block)
      .map((weighted) => this.#lookAt(weighted, codes));
  }

  #lookAt({ world: { hands }, weight }: Weighted, codes: readonly number[]): Found {
    const before = search.nodes;
    load(position, this.#standing, hands);
    if (!this.#isSearched(codes)) this.#playOut(codes, hands);
    return { weight, differences: [...differences.subarray(0, codes.length)], nodes: search.nodes - before };
  }

  /** Searched to the end, if that is not too much work. */
  #isSearched(codes: readonly number[]): boolean {
    if (position.left > this.#budget.exactFrom + (position.trump < 0 ? EARLIER : 0)) return false;
    return search.cardValues(position, codes, differences, this.#budget.share);
  }

  /** Played on by rule of thumb, the last tricks searched. */
  #playOut(codes: readonly number[], hands: readonly (readonly Card[])[]): void {
    codes.forEach((code, i) => {
      load(position, this.#standing, hands);
      position.play(code);
      playOut(position, this.#budget.tail);
      differences[i] = position.diff + this.#ending();
    });
  }

  /** What the position brings from here on. */
  #ending(): number {
    if (position.left === 0) return 0;
    const value = search.valueWithin(position, this.#budget.share);
    if (value !== null) return value;
    const before = position.diff;
    playOut(position);
    return position.diff - before;
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

/**
 * Equal neighbours are the same in every world: what lies between them is out or not, whoever holds it. Only to a
 * player who forgets may it seem otherwise, and he takes them as the first world has them.
 */
function rootMoves(standing: Standing, hands: readonly (readonly Card[])[]): number[] {
  load(position, standing, hands);
  return [...judge.moves.subarray(0, judge.list(position, 0))];
}
