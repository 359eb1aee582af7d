import { cardOf, KING, QUEEN } from '../../engine/cards';
import type { Card, Ranking, Weis } from '../../engine/types';
import { STOECK } from '../../engine/variants/schieber/stoeck';
import type { View } from '../../engine/variants/types';
import { compareWeise, findWeise } from '../../engine/weis';
import { orderOf } from '../fast/order';
import { MATCH, Position } from '../fast/position';
import { load } from '../player/loading';
import { pointsOf, restOf } from '../player/stake';
import { playOut } from '../solver/rollout';
import { Search } from '../solver/search';

const TRICKS = 9;
/** So many tricks are searched: one more would take twice the time, and more deals say more. */
const TAIL = 3;
const search = new Search();
const position = new Position();

type Hands = readonly (readonly Card[])[];

/** What own side makes of a deal and what the others make: cards, Weise and Stöck, before the factor. */
export interface Outcome {
  readonly made: number;
  readonly lost: number;
}

/** What a deal comes to under a contract, played by rule of thumb, its end searched; everybody announces all he has. */
export class Outcomes {
  readonly #view: View<'schieber'>;
  readonly #rest: number;
  #hands: Hands = [];
  #weise: readonly (readonly Weis[])[] = [];

  constructor(view: View<'schieber'>) {
    this.#view = view;
    this.#rest = restOf(view);
  }

  /** What was learnt from earlier deals counts no more. */
  clear(): void {
    search.clear();
  }

  of(contract: Ranking, hands: Hands): Outcome {
    const lead = this.#play(contract, hands);
    const weis = this.#weis(contract, hands);
    const stoeck = this.#stoeck(contract, hands);
    return {
      made: pointsOf(lead, this.#rest) + Math.max(0, weis) + Math.max(0, stoeck),
      lost: pointsOf(-lead, this.#rest) + Math.max(0, -weis) + Math.max(0, -stoeck),
    };
  }

  /** By how much own side's card points are ahead. */
  #play(contract: Ranking, hands: Hands): number {
    const leader = this.#view.active[0]!;
    position.matchBonus = MATCH;
    load(position, { order: orderOf(contract), leader, table: [], left: TRICKS, takers: 0 }, hands);
    playOut(position, TAIL);
    const lead = position.diff + search.value(position);
    return this.#view.seat & 1 ? -lead : lead;
  }

  /** What Weise bring, ahead; the same for Stöck. */
  #weis(contract: Ranking, hands: Hands): number {
    const { options, sides, active, seat } = this.#view;
    if (this.#hands !== hands) this.#weise = hands.map((hand) => findWeise(hand, options));
    this.#hands = hands;
    const result = compareWeise(this.#weise, sides, active[0]!, contract);
    if (!result) return 0;
    return result.side === (seat & 1) ? result.points : -result.points;
  }

  #stoeck(contract: Ranking, hands: Hands): number {
    if (contract.kind !== 'trump') return 0;
    const pair = [cardOf(contract.suit, KING), cardOf(contract.suit, QUEEN)];
    const holder = hands.findIndex((hand) => pair.every((card) => hand.includes(card)));
    if (holder < 0) return 0;
    return ((holder ^ this.#view.seat) & 1) === 0 ? STOECK : -STOECK;
  }
}
