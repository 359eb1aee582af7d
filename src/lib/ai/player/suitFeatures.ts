import { COUNT } from '../fast/deal';

const PAIRS = 19;
const GUARDS = 29;
const RUNS = 44;
/** How many features a suit has. */
export const FEATURES = 48;
/** The longest guard and run that are told apart. */
const LONGEST = 5;

/**
 * What the cards of a suit (nine bits, the strongest the highest) are looked at by: each card 0..8; how many there are
 * 9..18; each two of the top five 19..28; ace, king, Ober in a holding of one to five cards 29..43; how many of the
 * highest are held in a row, from two on 44..47.
 */
export function suitFeatures(mask: number): number[] {
  const length = COUNT[mask]!;
  const features = [9 + length];
  for (let strength = 0; strength < 9; strength++) if (holds(mask, strength)) features.push(strength);
  let pair = PAIRS;
  for (let high = 8; high > 3; high--)
    for (let low = high - 1; low > 3; low--, pair++)
      if (holds(mask, high) && holds(mask, low)) features.push(pair);
  if (length > 0 && length <= LONGEST)
    for (let high = 8; high > 5; high--)
      if (holds(mask, high)) features.push(GUARDS + (8 - high) * LONGEST + length - 1);
  for (let run = 2; run <= LONGEST && mask >> (9 - run) === (1 << run) - 1; run++)
    features.push(RUNS + run - 2);
  return features;
}

const holds = (mask: number, strength: number): boolean => ((mask >> strength) & 1) === 1;
