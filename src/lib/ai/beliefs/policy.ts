import { COUNT } from '../fast/deal';
import type { Code } from '../fast/order';
import { decay } from './decay';
import type { Look } from './look';

/*
 * What a sensible player would play, as a sum of small weights: every card has one feature of each of three or four
 * families, and the card with the larger sum is played the more often. Here each family begins among the weights.
 */
const LEAD_POINTS = 0;
const LEAD_TRUMPS = LEAD_POINTS + 6 * 6;
const LEAD_VOIDS = LEAD_TRUMPS + 6 * 3 * 4;
const POINTS = LEAD_VOIDS + 6 * 4;
const STRENGTH = POINTS + 6 * 3 * 3 * 6;
const POT = STRENGTH + 6 * 3 * 4;
const VOIDS = POT + 6 * 3 * 4;
/** The last one leaves everything as it is. */
const NOTHING = VOIDS + 6 * 4;
export const FEATURES = NOTHING + 1;
/** So many features has a card. */
export const ACTIVE = 4;

/** Classes of points: nothing, Under to king, an eight that counts, banner and ace, Nell, Buur. */
const CLASS_OF_POINTS = Uint8Array.of(0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5);
/** The share of cards that no rule explains. */
const WHIM = 0.02;

/** The features of a card in this situation, into `ids`. */
export function featuresOf(look: Look, code: Code, ids: Int32Array): void {
  const suit = code >> 4;
  const points = CLASS_OF_POINTS[look.at.order.value[code]!]!;
  const higher = COUNT[look.unseen[suit]! >> (code & 15)]!;
  if (look.at.size === 0) leading(look, suit, points, higher, ids);
  else following(look, code, points, higher, ids);
}

/** Kinds of leads: trump, a side suit, no trump; each boss or not. */
function leading(look: Look, suit: number, points: number, higher: number, ids: Int32Array): void {
  const { order, role, voids } = look.at;
  const kind = (order.trump < 0 ? 4 : suit === order.trump ? 0 : 2) + (higher === 0 ? 1 : 0);
  const trumps = order.trump < 0 ? 0 : COUNT[look.unseen[order.trump]!]!;
  ids[0] = LEAD_POINTS + kind * 6 + points;
  ids[1] = LEAD_TRUMPS + (kind * 3 + role) * 4 + ((Math.min(trumps, 6) + 1) >> 1);
  ids[2] = LEAD_VOIDS + kind * 4 + voids[suit]!;
  ids[3] = NOTHING;
}

function following(look: Look, code: Code, points: number, higher: number, ids: Int32Array): void {
  const { order, pot, voids, led } = look.at;
  const suit = code >> 4;
  const kind = kindOf(look, suit);
  const held = heldBy(look);
  const both = kind * 3 + winning(look, code, higher);
  ids[0] = POINTS + (both * 3 + held) * 6 + points;
  ids[1] = STRENGTH + (kind * 3 + held) * 4 + Math.min(higher, 3);
  ids[2] = POT + both * 4 + (pot === 0 ? 0 : pot < 10 ? 1 : pot < 20 ? 2 : 3);
  ids[3] = VOIDS + kind * 4 + voids[suit === order.trump ? led : suit]!;
}

/** 0 follows, 1 ruffs, 2 discards, 3 trump to trump; without trump 4 follows, 5 discards. */
function kindOf(look: Look, suit: number): number {
  const { order, led } = look.at;
  if (order.trump < 0) return suit === led ? 4 : 5;
  if (suit === order.trump) return led === suit ? 3 : 1;
  return suit === led ? 0 : 2;
}

/** Who holds the trick: 0 an opponent, 1 the partner for now, 2 the partner for good. */
function heldBy(look: Look): number {
  const { bestSeat, seat, best, size } = look.at;
  if ((bestSeat ^ seat) & 1) return 0;
  return size === 3 || look.unseen[best >> 4]! >> (best & 15) === 0 ? 2 : 1;
}

/** 0 does not take the trick, 1 takes it for now, 2 for good. */
function winning(look: Look, code: Code, higher: number): number {
  const { best, size, order } = look.at;
  const beats = code >> 4 === best >> 4 ? code > best : code >> 4 === order.trump;
  if (!beats) return 0;
  return size === 3 || higher === 0 ? 2 : 1;
}

const ids = new Int32Array(ACTIVE);
const scores = new Float64Array(36);

/** How likely the hand in `look` plays this card (or an equal one); 1 if it has no choice. */
export function chanceOf(look: Look, code: Code, weights: ArrayLike<number>): number {
  if (look.count === 1) return 1;
  let most = -Infinity;
  for (let i = 0; i < look.count; i++) {
    featuresOf(look, look.codes[i]!, ids);
    const score = weights[ids[0]!]! + weights[ids[1]!]! + weights[ids[2]!]! + weights[ids[3]!]!;
    scores[i] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let i = 0; i < look.count; i++) sum += decay(most - scores[i]!);
  const model = decay(most - scores[look.indexOf(code)]!) / sum;
  return model * (1 - WHIM) + WHIM / look.count;
}
