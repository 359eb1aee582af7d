import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { orderOf } from '../fast/order';
import { MATCH, Position } from '../fast/position';
import { playable } from '../player/greedy';
import { load, standingOf } from '../player/loading';
import { Search } from '../solver/search';

/** Positions that are searched at a time: others may wait for the worker. */
const PART = 400_000;
/** So many of those, and nobody finds it out: nine cards take four as a rule, seldom sixty. */
const PARTS = 100;

/** Its table is large, and hardly anybody asks. */
let search: Search | null = null;
const position = new Position();
const found = new Int32Array(1);

/** `leads`, when it is through: see OpenCards; null if it takes too much work. */
export type Opened = { readonly done: false } | { readonly done: true; readonly leads: number[] | null };

/**
 * One decision with all cards open: for each card that may be played by how much own side is ahead from here on, in card
 * points with the 5 and the match, if all play their best. Exact, or refused; found out in parts.
 */
export class OpenCards {
  readonly #view: View<'schieber'>;
  readonly #hands: readonly (readonly Card[])[];
  readonly #leads: number[] = [];
  #parts = 0;

  /** @param hands what everybody holds, the own one too */
  constructor(view: View<'schieber'>, hands: readonly (readonly Card[])[]) {
    this.#view = view;
    this.#hands = hands;
    search ??= new Search();
    search.clear();
  }

  /** One part more. */
  go(): Opened {
    const cards = playable(this.#view.legal);
    const until = search!.nodes + PART;
    while (this.#leads.length < cards.length && search!.nodes < until)
      this.#look(cards[this.#leads.length]!, until - search!.nodes);
    if (this.#leads.length === cards.length) return { done: true, leads: this.#leads };
    return ++this.#parts >= PARTS ? { done: true, leads: null } : { done: false };
  }

  #look(card: Card, nodes: number): void {
    const order = orderOf(this.#view.contract!);
    position.matchBonus = MATCH;
    load(position, standingOf(this.#view, order), this.#hands);
    if (!search!.cardValues(position, [order.codeOf[card]!], found, nodes)) return;
    this.#leads.push(this.#view.seat & 1 ? -found[0]! : found[0]!);
  }
}
