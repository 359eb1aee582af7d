/**
 * A claim judged the slow way: every deal of the unseen cards that fits is written out, and at each turn of the claimant
 * those are kept that fit what he has seen. Nothing of it is shared with the engine.
 */
import type { Card, Ranking } from '../../src/lib/engine/types';
import { legalByHand, winnerByHand } from './naive';

/** What the next, the partner and the last one hold. */
export type Deal = readonly (readonly Card[])[];

/** Before a lead, or in the middle of a trick: `leader` 0 is the claimant. */
interface Moment {
  readonly hand: readonly Card[];
  readonly deals: readonly Deal[];
  readonly leader: number;
  readonly trick: readonly Card[];
}

export class BruteForce {
  readonly #game: Ranking;
  readonly #start: Moment;

  constructor(game: Ranking, hand: readonly Card[], deals: readonly Deal[]) {
    this.#game = game;
    this.#start = { hand, deals, leader: 0, trick: [] };
  }

  /** How many tricks he can be sure of before the first one is lost. */
  sure(): number {
    let tricks = 0;
    while (tricks < this.#start.hand.length && this.#takes(this.#start, tricks + 1)) tricks++;
    return tricks;
  }

  /** Whether `by`, in an opponent's hand, can take the first trick that he cannot be sure of, while he plays his best. */
  breaks(by: Card): boolean {
    return this.#breaks(this.#start, this.sure() + 1, by);
  }

  #takes(at: Moment, tricks: number): boolean {
    if (tricks === 0) return true;
    if (at.trick.length === 4) {
      const winner = this.#winner(at);
      return winner % 2 === 0 && this.#takes({ ...at, leader: winner, trick: [] }, tricks - 1);
    }
    const next = this.#next(at);
    return this.#seat(at) === 0
      ? next.some((after) => this.#takes(after, tricks))
      : next.every((after) => this.#takes(after, tricks));
  }

  #breaks(at: Moment, tricks: number, by: Card): boolean {
    if (at.trick.length === 4) {
      const winner = this.#winner(at);
      if (winner % 2 === 1) return tricks === 1 && at.trick[(winner - at.leader + 4) % 4] === by;
      return tricks > 1 && this.#breaks({ ...at, leader: winner, trick: [] }, tricks - 1, by);
    }
    const next = this.#next(at);
    const best = this.#seat(at) === 0 ? next.filter((after) => this.#takes(after, tricks - 1)) : next;
    return best.some((after) => this.#breaks(after, tricks, by));
  }

  #seat = ({ leader, trick }: Moment): number => (leader + trick.length) % 4;
  #winner = ({ leader, trick }: Moment): number => (leader + winnerByHand(trick, this.#game)) % 4;

  /** What can be seen to happen next, with the deals that are still possible then. */
  #next(at: Moment): Moment[] {
    const seat = this.#seat(at);
    if (seat === 0) {
      return legalByHand(at.hand, at.trick, this.#game).map((card) => ({
        ...at,
        hand: at.hand.filter((other) => other !== card),
        trick: [...at.trick, card],
      }));
    }
    const played = new Map<Card, Deal[]>();
    const plays = new Map<readonly Card[], { card: Card; rest: Card[] }[]>();
    for (const deal of at.deals) {
      const held = deal[seat - 1] as readonly Card[];
      if (!plays.has(held)) plays.set(held, this.#plays(held, at.trick));
      for (const { card, rest } of plays.get(held) ?? []) {
        if (!played.has(card)) played.set(card, []);
        played.get(card)?.push(deal.map((cards, i) => (i === seat - 1 ? rest : cards)));
      }
    }
    return [...played].map(([card, deals]) => ({ ...at, deals, trick: [...at.trick, card] }));
  }

  #plays(held: readonly Card[], trick: readonly Card[]): { card: Card; rest: Card[] }[] {
    return legalByHand(held, trick, this.#game).map((card) => ({
      card,
      rest: held.filter((other) => other !== card),
    }));
  }
}

/** Every way to give each of the others one of the hands he may have, so that all cards are dealt. */
export function* dealsOf(possible: readonly (readonly (readonly Card[])[])[]): Generator<Deal> {
  const [next, partner, last] = possible as [
    readonly (readonly Card[])[],
    readonly (readonly Card[])[],
    readonly (readonly Card[])[],
  ];
  for (const a of next) {
    for (const b of partner) {
      if (b.some((card) => a.includes(card))) continue;
      for (const c of last) if (!c.some((card) => a.includes(card) || b.includes(card))) yield [a, b, c];
    }
  }
}

/** All choices of `size` cards. */
export function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
