import type { Seat } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { masksOf, ORDERS, orderOf } from '../fast/order';
import { knowledgeOf } from '../knowledge';
import { HARDLY_BEATEN } from '../player/weis';
import type { World } from '../worlds';
import { Declaring } from './declaring';
import { type Played, playedCards } from './evidence';
import { Look } from './look';
import { chanceOf } from './policy';
import { WEIGHTS } from './policyWeights';
import { weisPoints } from './weise';

/** How often a Weis is concealed; and how often behind a better one of the others, where showing it brings nothing. */
const CONCEALED = 0.04;
const CONCEALED_BEHIND = 0.5;

/** How likely all that the others have done is in a world, for one view. */
export class Weighing {
  readonly #view: View<'schieber'>;
  readonly #declaring: Declaring;
  readonly #played: readonly Played[];
  /** Per seat the cards already played, as masks like the hands. */
  readonly #gone = new Int32Array(16);
  /** Those who have played and with it announced, their points, and what the others had announced before. */
  readonly #announced: readonly { readonly seat: number; readonly points: number; readonly behind: number }[];
  /** Masks by seat and suit: all nine cards in natural order, and what is left by the contract's order. */
  readonly #dealt = new Int32Array(16);
  readonly #hands = new Int32Array(16);
  readonly #look = new Look();

  constructor(view: View<'schieber'>) {
    this.#view = view;
    this.#declaring = new Declaring(view);
    this.#played = playedCards(view);
    const { played } = knowledgeOf(view);
    played.forEach((cards, seat) => masksOf(cards, ORDERS[4]!, this.#gone, seat * 4));
    this.#announced = view.active
      .filter((seat) => seat !== view.seat && played[seat]!.length > 0)
      .map((seat) => ({ seat, points: sumOf(view.announced[seat]!), behind: behindOf(view, seat) }));
  }

  weigh(world: World): number {
    this.load(world);
    return this.declaring() * this.weise() * this.cards();
  }

  load({ hands }: Pick<World, 'hands'>): void {
    const { contract } = this.#view;
    for (let seat = 0; seat < 4; seat++) {
      masksOf(hands[seat]!, ORDERS[4]!, this.#dealt, seat * 4);
      if (contract) masksOf(hands[seat]!, orderOf(contract), this.#hands, seat * 4);
    }
    for (let at = 0; at < 16; at++) this.#dealt[at]! |= this.#gone[at]!;
  }

  /** Trump choice and push, in the world that was loaded. */
  declaring(): number {
    return this.#declaring.likelihood(this.#dealt);
  }

  /** Weise that were not announced. */
  weise(): number {
    let likelihood = 1;
    for (const { seat, points, behind } of this.#announced) {
      const held = weisPoints(this.#dealt, seat * 4, this.#view.options.fourLowCards);
      const concealed = held < behind ? CONCEALED_BEHIND : CONCEALED;
      likelihood *= held > points ? concealed : 1 - CONCEALED;
    }
    return likelihood;
  }

  /** The cards played. */
  cards(): number {
    let likelihood = 1;
    for (const card of this.#played) {
      this.#look.set(card, this.#hands, card.seat * 4, card.later);
      likelihood *= chanceOf(this.#look, card.code, WEIGHTS);
    }
    return likelihood;
  }
}

const sumOf = (weise: readonly { readonly points: number }[]): number =>
  weise.reduce((sum, { points }) => sum + points, 0);

/** The best Weis that the others had announced before the seat, if its partner could no longer beat that. */
function behindOf({ active, announced }: View<'schieber'>, seat: Seat): number {
  const place = active.indexOf(seat);
  const before = active.filter((other, i) => i < place && ((other ^ seat) & 1) === 1);
  const best = Math.max(0, ...before.flatMap((other) => announced[other]!.map(({ points }) => points)));
  return place < 2 && best < HARDLY_BEATEN ? 0 : best;
}
