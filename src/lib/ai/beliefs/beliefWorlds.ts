import type { View } from '../../engine/variants/types';
import type { Random } from '../random';
import { type World, Worlds } from '../worlds';
import { Weighing } from './weighing';

/** A world and how much it counts; the weights of a sample have the mean 1. */
export interface Weighted {
  readonly world: World;
  readonly weight: number;
}

/** So many placements of secret Weise are tried for one decision: nine Weise in trick 1 would take half a minute. */
const TRIES = 20_000;

/**
 * Worlds as the others' trump choice, Weise and cards make them likely. Many are dealt evenly and weighed; of these the
 * heavy ones are kept with their weight, the light ones thinned out evenly, each with the same weight. So the worlds
 * that are searched differ from one another, and on average each counts for as much as before.
 */
export class BeliefWorlds {
  readonly #worlds: Worlds;
  readonly #weigh: (world: World) => number;
  readonly #candidates: number;

  constructor(view: View<'schieber'>, candidates: number, weigh?: (world: World) => number) {
    const weighing = new Weighing(view);
    this.#worlds = new Worlds(view);
    this.#weigh = weigh ?? ((world) => weighing.weigh(world));
    this.#candidates = candidates;
  }

  /** At most `count` worlds: fewer if there are no more. Without candidates, each drawn evenly. */
  sample(count: number, random: Random): Weighted[] {
    if (this.#candidates === 0) return this.#drawn(count, random).map((world) => ({ world, weight: 1 }));
    const worlds = this.#candidatesOf(random);
    const weights = Float64Array.from(worlds, (world) => world.ways * this.#weigh(world));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const step = stepOf(weights, total, count);
    const picked: Weighted[] = [];
    let next = (step * (random.below(1 << 20) + 0.5)) / (1 << 20);
    worlds.forEach((world, i) => {
      const weight = weights[i]!;
      if (weight >= step) picked.push({ world, weight });
      else if ((next -= weight) < 0) {
        picked.push({ world, weight: step });
        next += step;
      }
    });
    const mean = picked.reduce((sum, { weight }) => sum + weight, 0) / picked.length;
    return picked.map(({ world, weight }) => ({ world, weight: weight / mean }));
  }

  #candidatesOf(random: Random): World[] {
    return this.#worlds.ways <= this.#candidates ? this.#worlds.all() : this.#drawn(this.#candidates, random);
  }

  #drawn(count: number, random: Random): World[] {
    const worlds = [this.#worlds.draw(random)];
    const most = this.#worlds.tried + TRIES;
    while (worlds.length < count && this.#worlds.tried < most) worlds.push(this.#worlds.draw(random));
    return worlds;
  }
}

/**
 * The weight from which on a world is kept as it is: with it, as many are kept and drawn in all as wanted (the optimal
 * resampling of Fearnhead and Clifford, 2003).
 */
function stepOf(weights: Float64Array, total: number, count: number): number {
  if (weights.length <= count) return 0;
  const falling = weights.slice().sort().reverse();
  let rest = total;
  for (let kept = 0; kept < count; kept++) {
    const step = rest / (count - kept);
    if (falling[kept]! < step) return step;
    rest -= falling[kept]!;
  }
  return falling[count]!;
}
