/** The variants that are built. Adding one = its folder, its entry in `types.ts`, and its line here. */
import type { Rules } from '../rules';
import { schieber } from './schieber/rules';
import type { Variant } from './types';

const RULES: { readonly [V in Variant]?: Rules<V> } = { schieber };

/** The variants this engine can play. */
export const VARIANTS: readonly Variant[] = Object.keys(RULES) as Variant[];

export const isBuilt = (variant: unknown): variant is Variant => VARIANTS.some((known) => known === variant);

/** @throws if the variant is not built: callers let only known variants in (`isBuilt`). */
export function rulesOf<V extends Variant>(variant: V): Rules<V> {
  const rules: Rules<V> | undefined = RULES[variant];
  if (!rules) throw new Error(`no rules for variant ${variant}`);
  return rules;
}
