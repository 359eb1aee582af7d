import type { View } from '../../engine/variants/types';
import { masksOf, ORDERS, orderOf } from '../fast/order';
import { knowledgeOf } from '../knowledge';
import type { World } from '../worlds';
import { Declaring } from './declaring';
import { type Played, playedCards } from './evidence';
import { Look } from './look';
import { chanceOf } from './policy';
import { WEIGHTS } from './policyWeights';
import { weisPoints } from './weise';

/** How often a Weis is concealed. */
const CONCEALED = 0.04;

/** How likely all that the others have done is in a world, for one view. */
export class Weighing {
  readonly #view: View<'schieber'>;
  readonly #declaring: Declaring;
  readonly #played: readonly Played[];
  /** Per seat the cards already played, as masks like the hands. */
  readonly #gone = new Int32Array(16);
  /** Those who have played and with it announced, and their points. */
  readonly #announced: readonly { readonly seat: number; readonly points: number }[];
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
      .map((seat) => ({ seat, points: view.announced[seat]!.reduce((sum, { points }) => sum + points, 0) }));
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
    for (const { seat, points } of this.#announced) {
      const held = weisPoints(this.#dealt, seat * 4, this.#view.options.fourLowCards);
      likelihood *= held > points ? CONCEALED : 1 - CONCEALED;
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
