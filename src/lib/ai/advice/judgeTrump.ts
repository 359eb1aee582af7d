import type { Card, Ranking } from '../../engine/types';
import { factorOf } from '../../engine/variants/schieber/options';
import type { Action, View } from '../../engine/variants/types';
import { BeliefWorlds, type Weighted } from '../beliefs/beliefWorlds';
import { randomOf } from '../player/rule';
import { type Scale, scaleOf } from '../player/stake';
import { bestOf, errorOf, meanOf, nothing } from '../player/sums';
import { choosesAfterPush, chooseTrump } from '../player/trumpChoice';
import type { Advising } from './advising';
import { behindOf, type Figures, gapTo, noFigures, withWorld } from './figures';
import { Outcomes } from './outcomes';
import { trumpReason } from './trumpReasons';
import type { Advice, Opinion } from './types';

/** Deals looked at, of so many weighed by the partner's push, and how many at a time. */
export interface TrumpBudget {
  readonly worlds: number;
  readonly candidates: number;
  readonly block: number;
}
export const TRUMP_ADVICE: TrumpBudget = { worlds: 900, candidates: 1800, block: 15 };

type Choice = Action<'schieber'>;

/** What every contract and pushing bring, all on the same deals. */
export class TrumpAdvising implements Advising {
  readonly blocks: number;
  readonly nodes = Infinity;
  readonly #view: View<'schieber'>;
  readonly #choices: readonly Choice[];
  readonly #contracts: readonly Ranking[];
  /** The place of what the strong computer does. */
  readonly #usual: number;
  readonly #sample: readonly Weighted[];
  readonly #block: number;
  readonly #scale: Scale;
  readonly #factors: readonly number[];
  readonly #partner: (hand: readonly Card[]) => Ranking;
  readonly #outcomes: Outcomes;

  constructor(view: View<'schieber'>, seed: string, budget: TrumpBudget = TRUMP_ADVICE) {
    this.#view = view;
    this.#choices = view.legal;
    this.#contracts = view.legal.flatMap((action) => (action.type === 'declare' ? [action.contract] : []));
    this.#factors = this.#contracts.map((contract) => factorOf(contract, view.options.factors));
    this.#usual = placeOf(chooseTrump(view, randomOf(view, seed)), this.#choices);
    this.#sample = sampleOf(view, `${seed}/trump`, budget);
    this.#scale = scaleOf(view, this.#factors);
    this.#partner = choosesAfterPush(view);
    this.#outcomes = new Outcomes(view);
    this.#block = budget.block;
    this.blocks = Math.ceil(this.#sample.length / budget.block);
  }

  judge(block: number): Figures {
    const places = this.#choices.map((_, i) => i);
    const from = block * this.#block;
    this.#outcomes.clear();
    return this.#sample
      .slice(from, from + this.#block)
      .reduce((figures, weighted) => this.#add(figures, weighted), noFigures(nothing(places, this.#usual)));
  }

  #add(figures: Figures, { world: { hands }, weight }: Weighted): Figures {
    const values = this.#contracts.map((contract, i) => {
      const { made, lost } = this.#outcomes.of(contract, hands);
      return this.#scale.of(made, lost, this.#factors[i]!);
    });
    const chosen = this.#partner(hands[(this.#view.seat + 2) & 3]!);
    const pushed = values[this.#contracts.findIndex((contract) => isSame(contract, chosen))]!;
    const all = this.#choices.map(({ type }, i) => (type === 'push' ? pushed : values[i]!));
    return withWorld(figures, weight, all, all, 0);
  }

  conclude(figures: Figures): Advice {
    const { unit } = this.#scale;
    const best = this.#first(figures);
    const gap = (place: number): number => gapTo(figures, best, place);
    const opinions = this.#choices
      .map((_, place) => place)
      .sort((a, b) => Number(b === best) - Number(a === best) || gap(a) - gap(b) || a - b)
      .map((place): Opinion => {
        const figure = behindOf(figures, { unit, best, isAll: false }, place);
        return { action: this.#choices[place]!, ...figure, points: null };
      });
    const verdict = {
      isAhead: bestOf(figures.sums) === best,
      loses: unit === 'points' && meanOf(figures.sums, best) < 0,
    };
    const reason = trumpReason(this.#view, opinions, verdict);
    return { unit, opinions, reason, weis: null, worlds: figures.sums.worlds };
  }

  /** What brings most; but the strong computer's own choice, fitted to many more deals, if it is hardly behind. */
  #first(figures: Figures): number {
    const best = bestOf(figures.sums);
    const isClose = gapTo(figures, best, this.#usual) <= 2 * errorOf(figures.sums, best, this.#usual);
    return isClose ? this.#usual : best;
  }
}

/** Only a push says anything about the cards that are not seen. */
function sampleOf(view: View<'schieber'>, seed: string, budget: TrumpBudget): Weighted[] {
  const candidates = view.pushed ? budget.candidates : 0;
  return new BeliefWorlds(view, candidates).sample(budget.worlds, randomOf(view, seed));
}

const placeOf = (choice: Choice, choices: readonly Choice[]): number =>
  choices.findIndex(
    (other) =>
      other.type === choice.type &&
      (other.type !== 'declare' || choice.type !== 'declare' || isSame(other.contract, choice.contract)),
  );

const isSame = (a: Ranking, b: Ranking): boolean =>
  a.kind === 'trump' ? b.kind === 'trump' && a.suit === b.suit : a.kind === b.kind;
