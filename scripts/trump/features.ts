import { FEATURES, suitFeatures } from '../../src/lib/ai/player/suitFeatures';
import { inOrder, OBENABE } from '../../src/lib/ai/player/trumpWorth';

/** Whose cards a model looks at: the chooser's alone, forehand or after a push, or those of both partners together. */
export const MODELS = ['solo', 'pushed', 'team'] as const;
export type ModelName = (typeof MODELS)[number];
/** Of contracts: trump, whichever suit, and the two without. */
export type Kind = 0 | 1 | 2;
export const KINDS: readonly Kind[] = [0, 1, 2];

/** One of each for every model and kind. */
export type Fits<T> = Readonly<Record<ModelName, readonly T[]>>;
export function fitsOf<T>(make: (kind: Kind, model: ModelName) => T): Fits<T> {
  const of = (model: ModelName): T[] => KINDS.map((kind) => make(kind, model));
  return { solo: of('solo'), pushed: of('pushed'), team: of('team') };
}

export const kindOf = (contract: number): Kind => (contract < OBENABE ? 0 : contract === OBENABE ? 1 : 2);
/** Trump and side suits are two sets of features. */
export const sizeOf = (kind: Kind): number => (kind === 0 ? 2 * FEATURES : FEATURES);

const BY_MASK = [0, 1, 2, 3].map((kind) =>
  Array.from({ length: 512 }, (_, mask) => suitFeatures(inOrder(kind, mask))),
);

/** The features of a hand (a mask a suit, natural order) under a contract. */
export function featuresOf(contract: number, hand: Int32Array): number[] {
  const features: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const side = contract < OBENABE && suit !== contract;
    const kind = contract >= OBENABE ? contract - 2 : side ? 1 : 0;
    for (const feature of BY_MASK[kind]![hand[suit]!]!) features.push(side ? feature + FEATURES : feature);
  }
  return features;
}

/** What a model looks at; `hands` seat after seat, forehand first. */
export function handOf(model: ModelName, hands: Int32Array): Int32Array {
  const [own, partner] = [hands.subarray(0, 4), hands.subarray(8, 12)];
  if (model === 'solo') return own;
  return model === 'pushed' ? partner : own.map((mask, suit) => mask | partner[suit]!);
}

/** Hands from the seats of the cards. */
export function handsOf(seats: ArrayLike<number>): Int32Array {
  const hands = new Int32Array(16);
  for (let card = 0; card < 36; card++) hands[seats[card]! * 4 + ((card / 9) | 0)]! |= 1 << (card % 9);
  return hands;
}
