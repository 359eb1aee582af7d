import type { Random } from '../random';
import { type Code, ORDERS } from './order';
import { Position } from './position';

/** Bits set in a nine-bit mask. */
export const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest; rest &= rest - 1) bits++;
  return bits;
});

const PACK = Int32Array.from({ length: 36 }, (_, card) => card);
const shuffling = new Int32Array(36);

/** Deals nine random cards to each seat: contract by its place in `ORDERS`. */
export function dealRandom(position: Position, contract: number, leader: number, random: Random): void {
  const order = ORDERS[contract]!;
  const hands = position.hands.fill(0);
  shuffling.set(PACK);
  for (let i = 35; i >= 0; i--) {
    const j = random.below(i + 1);
    const code = order.codeOf[shuffling[j]!]!;
    shuffling[j] = shuffling[i]!;
    hands[(i & 3) * 4 + (code >> 4)]! |= 1 << (code & 15);
  }
  position.begin(order, leader, 9, 0);
}

/** A random one of the cards in `position.legal`. */
export function pickRandom(position: Position, random: Random): Code {
  const legal = position.legal;
  let nth = random.below(COUNT[legal[0]!]! + COUNT[legal[1]!]! + COUNT[legal[2]!]! + COUNT[legal[3]!]!);
  let suit = 0;
  while (nth >= COUNT[legal[suit]!]!) nth -= COUNT[legal[suit++]!]!;
  let mask = legal[suit]!;
  while (nth-- > 0) mask &= mask - 1;
  return suit * 16 + 31 - Math.clz32(mask & -mask);
}

/** Plays whole deals with random legal cards, contracts in turn; the sum of side 0's leads proves the work was done. */
export function randomDeals(count: number, random: Random): number {
  const position = new Position();
  let sum = 0;
  for (let i = 0; i < count; i++) {
    dealRandom(position, i % 6, i & 3, random);
    while (position.left > 0) {
      position.findLegal();
      position.play(pickRandom(position, random));
    }
    sum += position.diff;
  }
  return sum;
}
