import { type Code, orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { greedyCard, playable } from '../../src/lib/ai/player/greedy';
import { load, standingOf } from '../../src/lib/ai/player/loading';
import type { Random } from '../../src/lib/ai/random';
import { Search } from '../../src/lib/ai/solver/search';
import type { Card } from '../../src/lib/engine/types';
import type { Game, View } from '../../src/lib/engine/variants/types';
import { randomRollout, Tree } from './tree';

/** Tricks left from which on every deal is searched to its end, however long that takes. */
const EXACT_FROM = 7;
/** Positions searched before that, and, where they do not suffice, random playouts in a tree over the real hands. */
const NODES = 200_000;
const ITERATIONS = 4000;

export type SeeingRule = (view: View<'schieber'>, table: Game<'schieber'>, random: Random) => Card;

/**
 * Sees all cards and plays as if everybody did: what beliefs could bring at most. The greedy card is preferred among
 * equals, for the others do not see the cards.
 */
export function clairvoyant(exactFrom = EXACT_FROM, nodes = NODES, iterations = ITERATIONS): SeeingRule {
  const search = new Search();
  const root = new Position();
  return (view, table, random) => {
    const cards = usualFirst(view);
    if (cards.length === 1) return cards[0]!;
    const standing = standingOf(view, orderOf(view.contract!));
    load(root, standing, table.hands as Card[][]);
    const codes = cards.map((card) => standing.order.codeOf[card]!);
    const most = standing.left > exactFrom ? nodes : Infinity;
    return standing.order.cardOf[byValue(search, root, codes, most) ?? byTree(root, iterations, random)]!;
  };
}

function usualFirst(view: View<'schieber'>): Card[] {
  const usual = greedyCard(view);
  return [usual, ...playable(view.legal).filter((card) => card !== usual)];
}

/** The first of the best cards; null if it takes more nodes to know. */
function byValue(search: Search, root: Position, codes: readonly Code[], nodes: number): Code | null {
  const values = new Int32Array(codes.length);
  search.clear();
  if (!search.cardValues(root, codes, values, nodes)) return null;
  const best = root.turn & 1 ? Math.min(...values) : Math.max(...values);
  return codes[values.indexOf(best)]!;
}

function byTree(root: Position, iterations: number, random: Random): Code {
  const tree = new Tree(
    iterations,
    randomRollout(() => random.next()),
  );
  tree.grow(root, new Position());
  let best = tree.first[0]!;
  for (let child = best; child < tree.first[0]! + tree.count[0]!; child++)
    if (tree.visits[child]! > tree.visits[best]!) best = child;
  return tree.moves[best]!;
}
