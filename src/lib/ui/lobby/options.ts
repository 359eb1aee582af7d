/** What can be chosen before a Schieber starts. The numbers come from the engine, by way of the page. */
import type { Factors, SchieberOptions } from '../../engine/variants/schieber/types';

export type Preset = 'standard' | 'bellsDouble' | 'undenufe4' | 'allOne' | 'own';

export interface Choices {
  readonly defaults: SchieberOptions;
  readonly targets: readonly number[];
  readonly presets: Readonly<Record<Exclude<Preset, 'own'>, Factors>>;
  readonly allOneTarget: number;
  readonly range: { readonly min: number; readonly max: number };
}

export const FACTOR_KEYS = ['D', 'H', 'S', 'C', 'obenabe', 'undenufe'] as const;
export type FactorKey = (typeof FACTOR_KEYS)[number];

const same = (a: Factors, b: Factors): boolean => FACTOR_KEYS.every((key) => a[key] === b[key]);

export function presetOf(factors: Factors, { presets }: Choices): Preset {
  const known = (Object.keys(presets) as (keyof typeof presets)[]).find((name) =>
    same(presets[name], factors),
  );
  return known ?? 'own';
}

/** The target of a game that was set up with all factors 1 and has nobody's choice in it. */
export function lentIn(options: SchieberOptions, choices: Choices): number | null {
  const isLent = presetOf(options.factors, choices) === 'allOne' && options.target === choices.allOneTarget;
  return isLent ? choices.defaults.target : null;
}

/**
 * With all factors 1 a game to 2500 would take the whole evening, so the usual target comes along.
 * @param lent the target that gave way to that one and comes back with other factors; null if none did
 */
export function withPreset(
  options: SchieberOptions,
  to: Preset,
  choices: Choices,
  lent: number | null,
): SchieberOptions {
  if (to === 'own') return options;
  const factors = choices.presets[to];
  if (to === 'allOne') return { ...options, factors, target: choices.allOneTarget };
  return { ...options, factors, target: lent ?? options.target };
}
