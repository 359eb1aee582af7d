import { BUDGET, type Budget } from '../../src/lib/ai/player/cards';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { actBy, type CardRule, chooseByRule } from '../../src/lib/ai/player/rule';
import { uniformCard } from '../../src/lib/ai/player/uniform';
import type { Action, Game, View } from '../../src/lib/engine/variants/types';
import { clairvoyant } from './clairvoyant';
import { dmcts, PUBLISHED } from './dmcts';

/** Decides by the view and the seed; the table with all its cards is for the clairvoyant one alone. */
export type Player = (view: View<'schieber'>, seed: string, table: Game<'schieber'>) => Action<'schieber'>;

const byCards =
  (rule: CardRule): Player =>
  (view, seed) =>
    actBy(view, seed, rule);

const withBudget =
  (budget: Budget): Player =>
  (view, seed) =>
    chooseAction(view, seed, budget);

/** By kind; what follows the @ sets the work. */
const KINDS: Record<string, (work: readonly number[]) => Player> = {
  schwach: () => withBudget(BUDGETS.weak),
  mittel: () => withBudget(BUDGETS.medium),
  stark: () => withBudget(BUDGETS.strong),
  random: () => byCards(uniformCard),
  greedy: () => chooseByRule,
  mc: ([worlds = BUDGET.worlds, candidates = BUDGET.candidates, nodes = BUDGET.nodes]) =>
    withBudget({ ...BUDGET, worlds, candidates, nodes }),
  ruled: ([worlds]) => {
    const strong = playerOf(worlds === undefined ? 'mc' : `mc@${worlds}`);
    return (view, seed, table) => (view.phase === 'declare' ? chooseByRule : strong)(view, seed, table);
  },
  dmcts: ([worlds = PUBLISHED.worlds, iterations = PUBLISHED.iterations]) =>
    byCards(dmcts({ worlds, iterations })),
  clairvoyant: ([exactFrom, nodes, iterations]) => {
    const rule = clairvoyant(exactFrom, nodes, iterations);
    return (view, seed, table) => actBy(view, seed, (seen, random) => rule(seen, table, random));
  },
};

/**
 * `random`, `greedy`; the levels `schwach`, `mittel`, `stark`; `mc@worldsxcandidatesxnodes` is stark with that much work, `ruled@worlds` the
 * same with trump by the plain rule; `dmcts@worldsxiterations`; `clairvoyant@tricksxnodesxiterations`: searched to the
 * end from so many tricks on and, as far as so many nodes suffice, before, else by a tree with so many playouts.
 */
export function playerOf(name: string): Player {
  const [kind = '', work] = name.split('@');
  const numbers = work?.split('x').map(Number) ?? [];
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!make || numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`no player ${name}; there are ${Object.keys(KINDS).join(', ')}`);
  return make(numbers);
}
