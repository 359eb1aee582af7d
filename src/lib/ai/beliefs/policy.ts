import { COUNT } from '../fast/deal';
import type { Code } from '../fast/order';
import { decay } from './decay';
import type { Look } from './look';

/*
 * What a sensible player would play, as a sum of small weights: every card has one feature of each of some families,
 * and the card with the larger sum is played the more often. Here each family begins among the weights.
 */
const LEAD_STAGE = 0;
const LEAD_TRUMPS = LEAD_STAGE + 6 * 3 * 6;
const LEAD_VOIDS = LEAD_TRUMPS + 6 * 3 * 4;
const LEAD_GUARD = LEAD_VOIDS + 6 * 4;
const LEAD_HIGHER = LEAD_GUARD + 6 * 3 * 4;
const POINTS = LEAD_HIGHER + 6 * 5 * 4;
const STRENGTH = POINTS + 6 * 3 * 3 * 3 * 6;
const POT = STRENGTH + 6 * 3 * 4;
const VOIDS = POT + 6 * 3 * 4;
const STAGE = VOIDS + 6 * 4;
const GUARD = STAGE + 6 * 2 * 3 * 6;
const HIGHER = GUARD + 6 * 3 * 3 * 4;
export const FEATURES = HIGHER + 6 * 5 * 4 * 3;
/** At most so many features has a card. */
export const ACTIVE = 7;

/** Classes of points: nothing, Under to king, an eight that counts, banner and ace, Nell, Buur. */
const CLASS_OF_POINTS = Uint8Array.of(0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5);
/** The share of cards that no rule explains. */
const WHIM = 0.02;

/** The features of a card in this situation, into `ids`; how many. */
export function featuresOf(look: Look, code: Code, ids: Int32Array): number {
  const unseen = look.unseen[code >> 4]!;
  const points = CLASS_OF_POINTS[look.at.order.value[code]!]!;
  const higher = COUNT[unseen >> (code & 15)]!;
  const rivals = Math.min(4, COUNT[unseen]!) * 4 + Math.min(3, higher);
  if (look.at.size === 0) return leading(look, code, points, higher, rivals, ids);
  return following(look, code, points, higher, rivals, ids);
}

/** Kinds of leads: trump, a side suit, no trump; each boss or not. */
function leading(
  look: Look,
  code: Code,
  points: number,
  higher: number,
  rivals: number,
  ids: Int32Array,
): number {
  const { order, role, voids } = look.at;
  const suit = code >> 4;
  const kind = (order.trump < 0 ? 4 : suit === order.trump ? 0 : 2) + (higher === 0 ? 1 : 0);
  const trumps = order.trump < 0 ? 0 : COUNT[look.unseen[order.trump]!]!;
  ids[0] = LEAD_STAGE + (kind * 3 + stageOf(look)) * 6 + points;
  ids[1] = LEAD_TRUMPS + (kind * 3 + role) * 4 + ((Math.min(trumps, 6) + 1) >> 1);
  ids[2] = LEAD_VOIDS + kind * 4 + voids[suit]!;
  ids[3] = LEAD_GUARD + (kind * 3 + guardOf(look, suit)) * 4 + placeOf(look, code);
  ids[4] = LEAD_HIGHER + kind * 20 + rivals;
  return 5;
}

function following(
  look: Look,
  code: Code,
  points: number,
  higher: number,
  rivals: number,
  ids: Int32Array,
): number {
  const { order, pot, voids, led, size } = look.at;
  const suit = code >> 4;
  const kind = kindOf(look, suit);
  const held = heldBy(look);
  const stage = stageOf(look);
  const both = kind * 3 + winning(look, code, higher);
  ids[0] = POINTS + ((both * 3 + held) * 3 + size - 1) * 6 + points;
  ids[1] = STRENGTH + (kind * 3 + held) * 4 + Math.min(higher, 3);
  ids[2] = POT + both * 4 + (pot === 0 ? 0 : pot < 10 ? 1 : pot < 20 ? 2 : 3);
  ids[3] = VOIDS + kind * 4 + voids[suit === order.trump ? led : suit]!;
  ids[4] = STAGE + ((kind * 2 + (held === 0 ? 0 : 1)) * 3 + stage) * 6 + points;
  ids[5] = GUARD + ((kind * 3 + stage) * 3 + guardOf(look, suit)) * 4 + placeOf(look, code);
  ids[6] = HIGHER + (kind * 20 + rivals) * 3 + (points >> 1);
  return 7;
}

/** Tricks left: 0 more than six, 1 more than three, 2 the last ones. */
const stageOf = ({ left }: Look): number => (left > 6 ? 0 : left > 3 ? 1 : 2);

/** The hand's best card of a suit: 2 is boss, 1 would be if the rest of them covered it, 0 neither. */
function guardOf(look: Look, suit: number): number {
  const hand = look.hand[suit]!;
  const above = COUNT[look.unseen[suit]! >> (31 - Math.clz32(hand))]!;
  return above === 0 ? 2 : above < COUNT[hand]! ? 1 : 0;
}

/** Among the hand's cards of the suit: 0 the only one, 1 the lowest, 2 between, 3 the highest. */
function placeOf(look: Look, code: Code): number {
  const hand = look.hand[code >> 4]!;
  const bit = 1 << (code & 15);
  if (hand === bit) return 0;
  return hand >> (code & 15) === 1 ? 3 : (hand & (bit - 1)) === 0 ? 1 : 2;
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
    const count = featuresOf(look, look.codes[i]!, ids);
    let score = 0;
    for (let k = 0; k < count; k++) score += weights[ids[k]!]!;
    scores[i] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let i = 0; i < look.count; i++) sum += decay(most - scores[i]!);
  const model = decay(most - scores[look.indexOf(code)]!) / sum;
  return model * (1 - WHIM) + WHIM / look.count;
}
