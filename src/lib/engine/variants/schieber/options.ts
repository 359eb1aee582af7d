/** What can be set for a Schieber, and reading it from foreign data (docs/RULES.md §3–4). */
import type { Ranking } from '../../types';
import type { Factors, SchieberOptions } from './types';

export const STANDARD_FACTORS: Factors = { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 };
export const UNDENUFE_4_FACTORS: Factors = { ...STANDARD_FACTORS, undenufe: 4 };
/** Roses and acorns single, shields and bells double: the custom at many tables with the German-Swiss pack. */
export const BELLS_DOUBLE_FACTORS: Factors = { ...STANDARD_FACTORS, D: 2, C: 1 };
export const ALL_ONE_FACTORS: Factors = { D: 1, H: 1, S: 1, C: 1, obenabe: 1, undenufe: 1 };

/** The targets the app offers; the engine takes any whole number from 1 on. */
export const TARGETS: readonly number[] = [1000, 1500, 2500, 3000];
/** The usual target when all factors are 1. */
export const ALL_ONE_TARGET = 1000;
/** The factors the app offers for free editing. */
export const FACTOR_RANGE = { min: 1, max: 9 } as const;

export const DEFAULT_OPTIONS: SchieberOptions = {
  target: 2500,
  deals: null,
  factors: STANDARD_FACTORS,
  stoeckEarly: false,
  fourLowCards: false,
};

const FACTOR_KEYS = ['D', 'H', 'S', 'C', 'obenabe', 'undenufe'] as const;

/** Which factor a contract is multiplied by. */
export function factorOf(contract: Ranking, factors: Factors): number {
  return contract.kind === 'trump'
    ? factors[FACTOR_KEYS[contract.suit] as 'D' | 'H' | 'S' | 'C']
    : factors[contract.kind];
}

/** Null if a key is unknown, a value out of range, or the game could never end. */
export function parseOptions(raw: unknown): SchieberOptions | null {
  if (!isObject(raw) || Object.keys(raw).some((key) => !Object.hasOwn(DEFAULT_OPTIONS, key))) return null;
  const options = { ...DEFAULT_OPTIONS, ...raw };
  const { target, deals, factors, stoeckEarly, fourLowCards } = options;
  const endless = target === null && deals === null;
  if (endless || !isCountOrNull(target) || !isCountOrNull(deals) || !isFactors(factors)) return null;
  return typeof stoeckEarly === 'boolean' && typeof fourLowCards === 'boolean' ? options : null;
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A whole number from 1 on that leaves sums exact. */
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 1e6;
const isCountOrNull = (value: unknown): boolean => value === null || isCount(value);

function isFactors(raw: unknown): boolean {
  if (!isObject(raw) || Object.keys(raw).length !== FACTOR_KEYS.length) return false;
  return FACTOR_KEYS.every((key) => isCount(raw[key]));
}
