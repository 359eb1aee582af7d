import { ORDERS } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { handWorth } from '../../src/lib/ai/player/declare';
import { Random, shuffle } from '../../src/lib/ai/random';
import { playOut } from '../../src/lib/ai/solver/rollout';
import { STOECK } from '../../src/lib/engine/variants/schieber/stoeck';
import { featuresOf, type Fits, fitsOf, handOf, handsOf, kindOf, MODELS, sizeOf } from './features';
import { Regression } from './regression';

/** By the plain rule: with more than this nobody pushes. */
export const NEVER_PUSHED = 45;
/** Of the contracts that nobody would choose, one in so many is played too. */
const ODD = 8;
/** Ober and king, natural order. */
const STOECK_MASK = 0b011000000;

const position = new Position();

/** The deal played out quickly with all hands known, forehand leading: points with match and Stöck. */
export function rollOut(hands: Int32Array, seats: ArrayLike<number>, contract: number): number {
  const order = ORDERS[contract]!;
  position.hands.fill(0);
  for (let card = 0; card < 36; card++) {
    const code = order.codeOf[card]!;
    position.hands[seats[card]! * 4 + (code >> 4)]! |= 1 << (code & 15);
  }
  position.begin(order, 0, 9, 0);
  playOut(position);
  return position.diff + stoeckOf(hands, contract);
}

export function stoeckOf(hands: Int32Array, contract: number): number {
  if (contract >= 4) return 0;
  for (let seat = 0; seat < 4; seat++)
    if ((hands[seat * 4 + contract]! & STOECK_MASK) === STOECK_MASK) return seat & 1 ? -STOECK : STOECK;
  return 0;
}

/** Random deals rolled out under every contract that might be chosen, into one regression a model and kind. */
export function rollDeals(count: number, seed: string): Fits<Regression> {
  const fits = fitsOf((kind) => new Regression(sizeOf(kind)));
  const random = new Random(seed);
  const pack = Array.from({ length: 36 }, (_, card) => card);
  const seats = new Int32Array(36);
  for (let i = 0; i < count; i++) {
    shuffle(pack, random).forEach((card, at) => (seats[card] = (at / 9) | 0));
    roll(fits, pack, seats, random);
  }
  return fits;
}

function roll(fits: Fits<Regression>, pack: readonly number[], seats: Int32Array, random: Random): void {
  const hands = handsOf(seats);
  const own = ORDERS.map((order) => handWorth(pack.slice(0, 9), order));
  const partner = ORDERS.map((order) => handWorth(pack.slice(18, 27), order));
  const pushes = Math.max(...own) < NEVER_PUSHED;
  ORDERS.forEach((_, contract) => {
    const solo = own[contract]! > 0 || random.below(ODD) === 0;
    const pushed = pushes && (partner[contract]! > 0 || random.below(ODD) === 0);
    if (!solo && !pushed) return;
    const points = rollOut(hands, seats, contract);
    for (const model of MODELS)
      if (model === 'solo' ? solo : pushed)
        fits[model][kindOf(contract)]!.add(featuresOf(contract, handOf(model, hands)), points);
  });
}
