import { type Code, orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { greedyCard, playable } from '../../src/lib/ai/player/greedy';
import { load, standingOf } from '../../src/lib/ai/player/loading';
import { playOut } from '../../src/lib/ai/solver/rollout';
import { Search } from '../../src/lib/ai/solver/search';
import type { Card } from '../../src/lib/engine/types';
import type { Game, View } from '../../src/lib/engine/variants/types';
import { copy, Tree } from './tree';

/** Tricks left from which on the deal is searched to its end. */
const EXACT_FROM = 7;
/** Before that: playouts by the solver's move ordering, in a tree over the real hands. */
const ITERATIONS = 2000;
/** Less than for random playouts: these hardly scatter. */
const EXPLORATION = 0.3;
const MOST = 1000;

export type SeeingRule = (view: View<'schieber'>, table: Game<'schieber'>) => Card;

/**
 * Sees all cards and plays as if everybody did: what beliefs could bring at most. The greedy card is preferred among
 * equals, for the others do not see the cards.
 */
export function clairvoyant(exactFrom = EXACT_FROM, iterations = ITERATIONS): SeeingRule {
  const search = new Search();
  const tree = new Tree(iterations, playOut, EXPLORATION);
  const root = new Position();
  const scratch = new Position();
  return (view, table) => {
    const cards = usualFirst(view);
    if (cards.length === 1) return cards[0]!;
    const standing = standingOf(view, orderOf(view.contract!));
    load(root, standing, table.hands as Card[][]);
    const codes = cards.map((card) => standing.order.codeOf[card]!);
    const code =
      standing.left > exactFrom ? byTree(tree, root, scratch) : byValue(search, root, scratch, codes);
    return standing.order.cardOf[code]!;
  };
}

function usualFirst(view: View<'schieber'>): Card[] {
  const usual = greedyCard(view);
  return [usual, ...playable(view.legal).filter((card) => card !== usual)];
}

function byTree(tree: Tree, root: Position, scratch: Position): Code {
  tree.grow(root, scratch);
  let best = tree.first[0]!;
  for (let child = best; child < tree.first[0]! + tree.count[0]!; child++)
    if (tree.visits[child]! > tree.visits[best]!) best = child;
  return tree.moves[best]!;
}

/** The first card that no other beats: of the others only whether they bring more is asked. */
function byValue(search: Search, root: Position, scratch: Position, codes: readonly Code[]): Code {
  const sign = root.turn & 1 ? -1 : 1;
  let best = codes[0]!;
  let most = -sign * MOST;
  search.clear();
  for (const code of codes) {
    copy(root, scratch);
    scratch.play(code);
    const worth = valueOf(search, scratch, sign > 0 ? most : -MOST, sign > 0 ? MOST : most);
    if (sign * (worth - most) <= 0) continue;
    best = code;
    most = worth;
  }
  return best;
}

/** What the deal ends with, exact between the bounds. */
function valueOf(search: Search, position: Position, alpha: number, beta: number): number {
  const { diff } = position;
  return position.left === 0 ? diff : diff + search.value(position, alpha - diff, beta - diff);
}
