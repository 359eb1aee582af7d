import type { Ranking } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { factorOf } from '../../engine/variants/schieber/options';
import { worthOf } from '../player/trumpWorth';
import { Random, shuffle } from '../random';
import { decay } from './decay';
import { type TrumpRule, trumpRules } from './trumpRules';
import { weisPoints } from './weise';

/** How far apart, in points times half the mean factor, choices must be for e : 1; and what no rule explains. */
const CONTRACT = 6;
const PUSH = 12;
const WHIM = 0.03;
/** Random hands that tell what is usual. */
const SAMPLE = 64;

const CONTRACTS: readonly Ranking[] = [
  ...([0, 1, 2, 3] as const).map((suit) => ({ kind: 'trump', suit }) as const),
  { kind: 'obenabe' },
  { kind: 'undenufe' },
];

const placeOf = (contract: Ranking): number =>
  contract.kind === 'trump' ? contract.suit : contract.kind === 'obenabe' ? 4 : 5;

/**
 * How likely the choice of trump is, seen from the hands that were dealt. Hands are masks in natural order of all nine
 * cards, seat s and suit t at s * 4 + t.
 */
export class Declaring {
  readonly #choosers: readonly Chooser[];

  constructor(view: View<'schieber'>) {
    this.#choosers = trumpRules().map((rule) => new Chooser(view, rule));
  }

  likelihood(dealt: Int32Array): number {
    let sum = 0;
    for (const chooser of this.#choosers) sum += chooser.likelihood(dealt);
    return sum / this.#choosers.length;
  }
}

/** A side that chooses by one rule, softened, for nobody plays exactly like a computer. */
class Chooser {
  readonly #view: View<'schieber'>;
  readonly #rule: TrumpRule;
  readonly #factors: readonly number[];
  readonly #scale: number;
  readonly #points = new Float64Array(CONTRACTS.length);
  /** What the best contract of a random hand is worth, and by what it is multiplied. */
  #usualPoints = 0;
  #usualFactor = 0;

  constructor(view: View<'schieber'>, rule: TrumpRule) {
    this.#view = view;
    this.#rule = rule;
    this.#factors = CONTRACTS.map((contract) => factorOf(contract, view.options.factors));
    this.#scale = this.#factors.reduce((sum, factor) => sum + factor, 0) / 12;
    this.#findUsual();
  }

  likelihood(dealt: Int32Array): number {
    const { active, chooser, pushed, seat, contract } = this.#view;
    const forehand = active[0]!;
    let likelihood = 1;
    if (forehand !== seat && (pushed || contract !== null)) {
      const push = this.#pushes(dealt, forehand * 4);
      likelihood = pushed ? push : 1 - push;
    }
    if (contract === null || chooser === seat) return likelihood;
    return likelihood * this.#chooses(dealt, chooser! * 4, placeOf(contract));
  }

  /** Forehand compares with what the partner may find, the own Weis counted by his factor. */
  #pushes(dealt: Int32Array, from: number): number {
    const pushed = this.#usualPoints + this.#usualFactor * this.#weis(dealt, from);
    const short = (pushed - this.#judge(dealt, from, false)) / this.#scale;
    const rarer = decay(Math.abs(short) / PUSH);
    return ((short < 0 ? rarer : 1) / (1 + rarer)) * (1 - WHIM) + WHIM / 2;
  }

  #chooses(dealt: Int32Array, from: number, chosen: number): number {
    const most = this.#judge(dealt, from, this.#view.pushed);
    const chances = this.#points.map((points) => decay((most - points) / (this.#scale * CONTRACT)));
    const sum = chances.reduce((total, chance) => total + chance, 0);
    return (chances[chosen]! / sum) * (1 - WHIM) + WHIM / CONTRACTS.length;
  }

  /** What each contract is worth to a hand, into `#points`; the most. */
  #judge(dealt: Int32Array, from: number, pushed: boolean): number {
    const worth = pushed ? this.#rule.pushed : this.#rule.first;
    const weis = this.#weis(dealt, from);
    let most = -Infinity;
    for (let i = 0; i < CONTRACTS.length; i++) {
      const points = (worthOf(worth, i, dealt, from) + weis) * this.#factors[i]!;
      this.#points[i] = points;
      if (points > most) most = points;
    }
    return most;
  }

  #weis(dealt: Int32Array, from: number): number {
    return this.#rule.weis(weisPoints(dealt, from, this.#view.options.fourLowCards));
  }

  #findUsual(): void {
    const random = new Random('usual');
    const pack = Array.from({ length: 36 }, (_, card) => card);
    const hand = new Int32Array(4);
    for (let i = 0; i < SAMPLE; i++) {
      hand.fill(0);
      for (const card of shuffle(pack, random).slice(0, 9)) hand[(card / 9) | 0]! |= 1 << (card % 9);
      const points = this.#judge(hand, 0, true);
      this.#usualPoints += points / SAMPLE;
      this.#usualFactor += this.#factors[this.#points.indexOf(points)]! / SAMPLE;
    }
  }
}
