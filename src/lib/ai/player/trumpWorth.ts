import { ORDERS } from '../fast/order';
import { FEATURES, suitFeatures } from './suitFeatures';
import type { Model, WeisTable } from './trumpWeights';

/** Points of Weise from which on another row of a table holds. */
export const WEIS_CLASSES = [0, 20, 40, 70, 100, 150];

/** Contracts as in `ORDERS`: trump by suit, Obenabe, Undenufe. */
export const OBENABE = 4;
/** A suit that is trump, one beside trumps, and one of the two without. */
const KINDS = 4;
const MASKS = 512;

/** By kind: a contract in which the first suit is one. */
export const ORDER_OF_KIND = [ORDERS[0]!, ORDERS[1]!, ORDERS[4]!, ORDERS[5]!];

/** A model with what each holding of a suit adds, at kind * 512 + mask (natural order, the six the lowest bit). */
export interface Worth {
  readonly bias: readonly number[];
  readonly suits: Float64Array;
}

export function worthBy(model: Model): Worth {
  const suits = new Float64Array(KINDS * MASKS);
  const quarters = model.quarters.trim().split(/\s+/).map(Number);
  for (let kind = 0; kind < KINDS; kind++)
    for (let mask = 0; mask < MASKS; mask++)
      for (const feature of suitFeatures(inOrder(kind, mask)))
        suits[kind * MASKS + mask]! += quarters[kind * FEATURES + feature]! / 4;
  return { bias: model.bias, suits };
}

/** The mask of the same cards by strength. */
export function inOrder(kind: number, natural: number): number {
  let mask = 0;
  for (let rank = 0; rank < 9; rank++)
    if ((natural >> rank) & 1) mask |= 1 << (ORDER_OF_KIND[kind]!.codeOf[rank]! & 15);
  return mask;
}

/** What the cards (a mask a suit from `at` on, natural order) are worth under a contract. */
export function worthOf({ bias, suits }: Worth, contract: number, hands: Int32Array, at = 0): number {
  const noTrump = contract >= OBENABE;
  let worth = bias[noTrump ? contract - 3 : 0]!;
  for (let suit = 0; suit < 4; suit++) {
    const kind = noTrump ? contract - 2 : suit === contract ? 0 : 1;
    worth += suits[kind * MASKS + hands[at + suit]!]!;
  }
  return worth;
}

/** What Weise of so many points bring on average, with what the hands not seen will announce. */
export function weisWorth(points: number, table: WeisTable): number {
  let at = WEIS_CLASSES.length - 1;
  while (WEIS_CLASSES[at]! > points) at--;
  return table.wins[at]! * points + table.others[at]!;
}
