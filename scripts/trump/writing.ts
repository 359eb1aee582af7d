import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '../../src/lib/ai/player/suitFeatures';
import { type Fits, type ModelName, MODELS } from './features';
import type { WeisTable } from './weise';

const FILE = fileURLToPath(new URL('../../src/lib/ai/player/trumpWeights.ts', import.meta.url));

/** Shortens by hand what prettier would put into columns of single numbers. */
const numbers = (values: readonly number[]): string => `[${values.join(', ')}]`;

function suitsOf(fits: Fits<Float64Array>, model: ModelName): number[] {
  const [trump, obenabe, undenufe] = fits[model].map((weights) => [...weights.slice(0, -1)]);
  return [...trump!, ...obenabe!, ...undenufe!].map((weight) => Math.round(weight * 4));
}

function modelText(fits: Fits<Float64Array>, model: ModelName): string {
  const bias = fits[model].map((weights) => Math.round(weights[weights.length - 1]!));
  const suits = suitsOf(fits, model);
  const rows = [0, 1, 2, 3].map(
    (kind) => `      ${suits.slice(kind * FEATURES, (kind + 1) * FEATURES).join(' ')}`,
  );
  return `  ${model}: {\n    bias: ${numbers(bias)},\n    quarters: \`\n${rows.join('\n')}\`,\n  },`;
}

const weisText = (name: string, { wins, others }: WeisTable): string =>
  `  ${name}: {\n    wins: ${numbers(wins)},\n    others: ${numbers(others)},\n  },`;

/** The table that the app carries. */
export function writeWeights(
  fits: Fits<Float64Array>,
  weis: { readonly solo: WeisTable; readonly team: WeisTable },
  about: string,
): void {
  writeFileSync(
    FILE,
    `/** Written by scripts/fitTrump.ts: ${about}. */
export interface Model {
  /** Trump, Obenabe, Undenufe. */
  readonly bias: readonly number[];
  /** By feature (suitFeatures.ts), a row each: trump, a suit beside trumps, Obenabe, Undenufe. */
  readonly quarters: string;
}
/** By class of points (trumpWorth.ts): how often the known Weise count, and what the others' bring. */
export interface WeisTable {
  readonly wins: readonly number[];
  readonly others: readonly number[];
}

/** Points of a contract by the hand of who chooses first, of who chooses after a push, and by both partners' cards. */
export const MODELS: Readonly<Record<'solo' | 'pushed' | 'team', Model>> = {
${MODELS.map((model) => modelText(fits, model)).join('\n')}
};

export const WEIS: Readonly<Record<'solo' | 'team', WeisTable>> = {
${weisText('solo', weis.solo)}
${weisText('team', weis.team)}
};
`,
  );
}
