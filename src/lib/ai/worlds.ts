import { sortCards } from '../engine/cards';
import type { Announced, Card, Seat } from '../engine/types';
import type { Game, View } from '../engine/variants/types';
import { neighbours } from '../engine/weis';
import {
  claimWeis,
  type Holders,
  type Knowledge,
  knowledgeOf,
  type SecretWeis,
  weiseLike,
} from './knowledge';
import { Lots } from './lots';
import { type Random, shuffle } from './random';

/** One way the unseen cards may lie. */
export interface World {
  /** Per seat, the own hand as it is. */
  readonly hands: readonly (readonly Card[])[];
  /** The cards of each Weis in `Knowledge.secrets`. */
  readonly secrets: readonly (readonly Card[])[];
  /** How many deals it stands for: where Weise are secret, their cards are drawn first and evenly. */
  readonly ways: number;
}

/**
 * Deals the unseen cards in every way that what the seat has seen allows, each equally likely once it is weighed by the
 * `ways` it stands for. Nothing is tried and thrown away: the ways are counted first (`Lots`), then one of them is drawn
 * by its number. Only in trick 1, where Weise are known by value and length alone, is there something to search: the
 * cards of those Weis.
 */
export class Worlds {
  /** Placements of secret Weise tried so far. */
  tried = 0;
  readonly #view: View<'schieber'>;
  readonly #known: Knowledge;
  /** The ways to deal, unless secret Weise make them differ from world to world. */
  readonly #lots: Lots | null;
  readonly #choices: readonly (readonly Card[])[][];

  constructor(view: View<'schieber'>) {
    this.#view = view;
    this.#known = knowledgeOf(view);
    const { secrets, holders, sizes } = this.#known;
    this.#lots = secrets.length === 0 ? new Lots(holders, sizes) : null;
    this.#choices = secrets.map((weis) => this.#choicesOf(weis));
  }

  /** The next world out of `random`. */
  draw(random: Random): World {
    if (this.#lots) return { hands: this.#hands(this.#lots, random), secrets: [], ways: 1 };
    const placed = this.#place([], this.#known.holders, random);
    if (!placed) throw new Error('no deal fits what was announced');
    return { hands: this.#hands(placed.lots, random), secrets: placed.secrets, ways: placed.lots.ways };
  }

  /** How many worlds there are, as far as they can be counted: not while Weise are secret. */
  get ways(): number {
    return this.#lots ? this.#lots.ways : Infinity;
  }

  /** Every one of these `ways` worlds. */
  all(): World[] {
    const lots = this.#lots;
    if (!lots) throw new Error('worlds with secret Weise are not counted');
    return Array.from({ length: lots.ways }, (_, i) => ({
      hands: this.#own(lots.at(i)),
      secrets: [],
      ways: 1,
    }));
  }

  #hands(lots: Lots, random: Random): Card[][] {
    return this.#own(lots.draw(random));
  }

  #own(hands: Card[][]): Card[][] {
    hands[this.#known.seat] = [...this.#view.hand];
    return hands;
  }

  /** The cards a secret Weis may be made of, as far as its owner may hold them or has played them. */
  #choicesOf(weis: SecretWeis): Card[][] {
    const { holders, played } = this.#known;
    const own = played[weis.seat]!;
    const all = weiseLike(weis.points, weis.length, this.#view.options.fourLowCards);
    return all.filter(
      (cards) =>
        cards.every((card) => (holders[card]! >> weis.seat) & 1 || own.includes(card)) &&
        !neighbours(cards).some((card) => own.includes(card)),
    );
  }

  /** Gives the next secret Weis its cards, in random order of trial, going back where no deal is left. */
  #place(secrets: Card[][], holders: Holders, random: Random): { lots: Lots; secrets: Card[][] } | null {
    const next = this.#known.secrets[secrets.length];
    if (!next) return this.#deal(secrets, holders);
    for (const cards of shuffle([...this.#choices[secrets.length]!], random)) {
      if (this.#isTaken(cards, next, secrets)) continue;
      const after = this.#claimed(holders, next.seat, cards);
      const placed = after && this.#place([...secrets, [...cards]], after, random);
      if (placed) return placed;
    }
    return null;
  }

  #deal(secrets: Card[][], holders: Holders): { lots: Lots; secrets: Card[][] } | null {
    const lots = new Lots(holders, this.#known.sizes);
    return lots.ways > 0 ? { lots, secrets } : null;
  }

  /** A player announces each Weis once. */
  #isTaken(cards: readonly Card[], weis: SecretWeis, placed: readonly Card[][]): boolean {
    return placed.some(
      (other, i) =>
        this.#known.secrets[i]!.seat === weis.seat &&
        other.length === cards.length &&
        other[0] === cards[0] &&
        other[1] === cards[1],
    );
  }

  /** Who may hold what once the seat holds these cards; null if that cannot be dealt. */
  #claimed(holders: Holders, seat: Seat, cards: readonly Card[]): Holders | null {
    this.tried++;
    const after = holders.slice();
    claimWeis(after, seat, cards);
    return new Lots(after, this.#known.sizes).ways === 0 ? null : after;
  }
}

/** The whole game as it would be in this world: what the engine itself could have shown to the seat of the view. */
export function gameIn(view: View<'schieber'>, world: World): Game<'schieber'> {
  const { seat: _seat, hand: _hand, legal: _legal, forbidden: _forbidden, weise: _weise, ...open } = view;
  let secret = 0;
  const fill = (weis: Announced<'seat'>): Announced<'all'> => ({
    ...weis,
    cards: weis.cards ?? world.secrets[secret++]!,
  });
  return {
    ...open,
    hands: world.hands.map(sortCards),
    announced: view.announced.map((weise) => weise.map(fill)),
  };
}
