import type { CardRule } from '../../src/lib/ai/player/rule';
import { orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { playable } from '../../src/lib/ai/player/greedy';
import { load, standingOf } from '../../src/lib/ai/player/loading';
import { Random } from '../../src/lib/ai/random';
import { Worlds } from '../../src/lib/ai/worlds';
import type { Card } from '../../src/lib/engine/types';
import { randomRollout, Tree } from './tree';

/** The work of one decision. */
export interface Work {
  readonly worlds: number;
  readonly iterations: number;
}
/** Worlds as published; 200 to 400 iterations in each are. */
export const PUBLISHED: Work = { worlds: 45, iterations: 400 };

/**
 * Determinized Monte-Carlo tree search in the published design (JassTheRipper): deals that fit what the seat has seen,
 * all equally likely; over each of them UCT with random rollouts, as if all hands were known; the card with the most
 * visits over all of them. A yardstick: no inference, no exact endings.
 */
export function dmcts({ worlds, iterations }: Work = PUBLISHED): CardRule {
  let random = new Random('');
  const tree = new Tree(
    iterations,
    randomRollout(() => random.next()),
  );
  const root = new Position();
  const scratch = new Position();
  return (view, chance) => {
    const cards = playable(view.legal);
    if (cards.length === 1) return cards[0]!;
    random = chance;
    const standing = standingOf(view, orderOf(view.contract!));
    const deals = new Worlds(view);
    const visits = new Int32Array(64);
    for (let i = 0; i < worlds; i++) {
      load(root, standing, deals.draw(random).hands);
      tree.grow(root, scratch);
      count(tree, visits);
    }
    return mostVisited(cards, standing.order.codeOf, visits);
  };
}

function count(tree: Tree, visits: Int32Array): void {
  const first = tree.first[0]!;
  for (let child = first; child < first + tree.count[0]!; child++)
    visits[tree.moves[child]!]! += tree.visits[child]!;
}

const mostVisited = (cards: readonly Card[], codeOf: Int32Array, visits: Int32Array): Card =>
  cards.reduce((best, card) => (visits[codeOf[card]!]! > visits[codeOf[best]!]! ? card : best));
