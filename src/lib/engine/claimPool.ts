/** The cards a claimant does not see, not dealt yet: who may hold which, and whether any deal is left (docs/RULES.md §2a). */
import { CARDS, type Others } from './claimKnowledge';
import { ALL_BUT_TRUMPS, type Denial, isDenied, NOTHING } from './denial';
import type { Card, Ranking } from './types';

/** What `takeBack` needs. */
interface Step {
  readonly card: Card;
  readonly who: Others;
  readonly holders: Others;
  /** How many cards were narrowed before. */
  readonly mark: number;
}

export class Pool {
  /** Which of the others may hold a card; 0 for one that nobody does. */
  readonly holders: Uint8Array;
  readonly #ranking: Ranking;
  /** By the bit of a seat: how many cards it holds. */
  readonly #sizes = new Int32Array(8);
  /** By set of seats: how many cards only these may hold. */
  readonly #counts = new Int32Array(8);
  /** Cards that lost a possible holder, the latest last. */
  readonly #narrowed: Card[] = [];
  readonly #steps: Step[] = [];

  constructor(holders: Readonly<Uint8Array>, sizes: readonly number[], ranking: Ranking) {
    this.holders = holders.slice();
    this.#ranking = ranking;
    sizes.forEach((size, other) => (this.#sizes[1 << other] = size));
    for (const seats of holders) if (seats > 0) this.#counts[seats] = (this.#counts[seats] as number) + 1;
  }

  /** One of the others plays `card`, which shows that he has nothing of what he denies. */
  play(card: Card, who: Others, denied: Denial): void {
    this.#steps.push({ card, who, holders: this.#of(card), mark: this.#narrowed.length });
    this.#count(card, -1);
    this.holders[card] = 0;
    this.#resize(who, -1);
    if (denied !== NOTHING) this.#deny(who, denied);
  }

  takeBack(): void {
    const { card, who, holders, mark } = this.#steps.pop() as Step;
    while (this.#narrowed.length > mark) {
      const other = this.#narrowed.pop() as Card;
      this.#move(other, this.#of(other) | who);
    }
    this.holders[card] = holders;
    this.#resize(who, 1);
    this.#count(card, 1);
  }

  /** Gives him the card for good, if he may hold it together with all that he was given; false if not. */
  give(card: Card, who: Others): boolean {
    const before = this.#of(card);
    if (!(before & who)) return false;
    this.#move(card, who);
    if (this.isDealable()) return true;
    this.#move(card, before);
    return false;
  }

  /** Whether the cards can be dealt: nobody, no two and not all three are the only ones for more than they hold. */
  isDealable(): boolean {
    for (let group = 0; group < 7; group++) if (this.#isOverfull(group)) return false;
    return true;
  }

  /** More cards that only this group may hold than it holds. */
  #isOverfull(group: Others): boolean {
    let only = this.#counts[0] as number;
    let held = 0;
    for (let part = group; part > 0; part = (part - 1) & group) {
      only += this.#counts[part] as number;
      held += this.#sizes[part] as number;
    }
    return only > held;
  }

  #of = (card: Card): Others => this.holders[card] as Others;
  #count(card: Card, by: number): void {
    this.#counts[this.#of(card)] = (this.#counts[this.#of(card)] as number) + by;
  }

  #resize(who: Others, by: number): void {
    this.#sizes[who] = (this.#sizes[who] as number) + by;
  }

  #move(card: Card, holders: Others): void {
    this.#count(card, -1);
    this.holders[card] = holders;
    this.#count(card, 1);
  }

  #deny(who: Others, denied: Denial): void {
    const first = denied === ALL_BUT_TRUMPS ? 0 : denied * 9;
    const end = denied === ALL_BUT_TRUMPS ? CARDS : first + 9;
    for (let card = first; card < end; card++) {
      if (!(this.#of(card) & who) || !isDenied(card, denied, this.#ranking)) continue;
      this.#move(card, this.#of(card) & ~who);
      this.#narrowed.push(card);
    }
  }
}
