import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import type { PlanRules } from '../../src/lib/ai/fast/plan';

/** Some tricks before the end, all hands known. */
export interface Ending {
  /** Who plays with whom, by which ranking in which trick, and what counts. */
  readonly rules: PlanRules;
  readonly leader: number;
  readonly hands: readonly (readonly Card[])[];
  /** Sides with a trick so far (bit 0, bit 1). */
  readonly takers: number;
}

/**
 * Does the rest count at least so much for side 0? By the engine's rules alone, trying whatever may be played until the
 * answer is known. Answers are kept, and what the rules say: who may play what on which cards, who wins which trick.
 */
export class BruteForce {
  readonly #ending: Ending;
  readonly #seats: number;
  readonly #known = new Map<number, boolean>();
  readonly #legal = new Map<number, number>();
  readonly #tricks = new Map<number, [winner: number, points: number]>();

  constructor(ending: Ending) {
    this.#ending = ending;
    this.#seats = ending.hands.length;
  }

  isExactly(value: number): boolean {
    return this.atLeast(value) && !this.atLeast(value + 1);
  }

  /** Cards left are a mask over each hand's cards, eight bits a hand. */
  atLeast(goal: number): boolean {
    const { hands, leader, takers } = this.#ending;
    const all = (1 << hands[0]!.length) - 1;
    return this.#start(
      hands.reduce((left, _, seat) => left | (all << (8 * seat)), 0),
      leader,
      takers,
      goal,
    );
  }

  #start(left: number, leader: number, takers: number, goal: number): boolean {
    if (left === 0) return goal <= 0;
    const key = ((left * 4 + leader) * 4 + takers) * 1024 + goal + 512;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#play(left, leader, takers, goal, 0, 0);
      this.#known.set(key, known);
    }
    return known;
  }

  /** `table` holds the places of the cards played, three bits each. */
  #play(left: number, leader: number, takers: number, goal: number, size: number, table: number): boolean {
    if (size === this.#seats) return this.#close(left, leader, takers, goal, table);
    const seat = (leader + size) % this.#seats;
    const wanted = this.#ending.rules.sides[seat] === 0;
    const legal = this.#mayPlay((left >> (seat * 8)) & 255, seat, leader, size, table);
    for (let place = 0; legal >> place; place++) {
      if (((legal >> place) & 1) === 0) continue;
      const after = left & ~(1 << (seat * 8 + place));
      if (this.#play(after, leader, takers, goal, size + 1, table | (place << (3 * size))) === wanted)
        return wanted;
    }
    return !wanted;
  }

  #close(left: number, leader: number, takers: number, goal: number, table: number): boolean {
    const { sides, points: sign = 1, difference } = this.#ending.rules;
    const [winner, points] = this.#trick(leader, table, this.#played(left & 255) - 1);
    const side = sides[winner]!;
    const after = takers | (1 << side);
    const all = sign * (points + (left === 0 ? 5 : 0));
    const gain = (side === 0 ? all : difference ? -all : 0) + (left === 0 ? this.#match(after) : 0);
    return this.#start(left, winner, after, goal - gain);
  }

  #match(takers: number): number {
    const [own, other] = this.#ending.rules.match ?? [0, 0];
    if (takers === 3) return 0;
    return takers === 1 ? own : -other;
  }

  /** How many cards are missing from a hand. */
  #played(held: number): number {
    let cards = 0;
    for (let rest = held; rest; rest &= rest - 1) cards++;
    return this.#ending.hands[0]!.length - cards;
  }

  #cards(leader: number, size: number, table: number): Card[] {
    return Array.from(
      { length: size },
      (_, i) => this.#ending.hands[(leader + i) % this.#seats]![(table >> (3 * i)) & 7]!,
    );
  }

  #mayPlay(held: number, seat: number, leader: number, size: number, table: number): number {
    const key = ((table * 4 + size) * 4 + leader) * 32 + held;
    let legal = this.#legal.get(key);
    if (legal === undefined) {
      const hand = this.#ending.hands[seat]!;
      const cards = hand.filter((_, place) => (held >> place) & 1);
      const { rankings, undertrumpWhenVoid = false } = this.#ending.rules;
      const ranking = rankings[this.#played(held)]!;
      const may = legalCards(cards, this.#cards(leader, size, table), ranking, { undertrumpWhenVoid });
      legal = may.reduce((mask, card) => mask | (1 << hand.indexOf(card)), 0);
      this.#legal.set(key, legal);
    }
    return legal;
  }

  #trick(leader: number, table: number, number: number): [number, number] {
    const key = (table * 4 + leader) * 8 + number;
    let trick = this.#tricks.get(key);
    if (!trick) {
      const ranking = this.#ending.rules.rankings[number]!;
      const cards = this.#cards(leader, this.#seats, table);
      trick = [(leader + winnerOf(cards, ranking)) % this.#seats, this.#count(cards, ranking)];
      this.#tricks.set(key, trick);
    }
    return trick;
  }

  #count(cards: readonly Card[], ranking: Ranking): number {
    const { counted = ranking, aces11 } = this.#ending.rules;
    const points = pointsOf(cards, counted);
    if (!aces11 || counted.kind !== 'undenufe') return points;
    const [sixes, aces] = [0, 8].map((rank) => cards.filter((card) => card % 9 === rank).length);
    return points + 11 * aces! - 11 * sixes!;
  }
}
