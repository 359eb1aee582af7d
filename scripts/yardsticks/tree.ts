import { COUNT } from '../../src/lib/ai/fast/deal';
import type { Code } from '../../src/lib/ai/fast/order';
import type { Position } from '../../src/lib/ai/fast/position';

/** Plays a deal to its end; the position is used up. */
export type Rollout = (position: Position) => void;

/** Exploration in UCB1, with values in units of all card points: 0.4 to 0.7 are alike, 0.2 and 1.2 a little worse. */
const EXPLORATION = 0.7;
const UNIT = 1 / 157;
const MOVES = 9;
const DEPTH = 37;

/**
 * Monte-Carlo tree search (UCT) over one deal with all hands known: each side maximises its own points. Node 0 is the
 * position given; the children of a node lie side by side from `first` on.
 */
export class Tree {
  readonly moves: Int8Array;
  readonly visits: Int32Array;
  readonly first: Int32Array;
  readonly count: Uint8Array;
  /** Side 0's points minus side 1's over all visits. */
  readonly #sums: Float64Array;
  /** How many children have been visited at least once. */
  readonly #tried: Uint8Array;
  readonly #log: Float64Array;
  readonly #path = new Int32Array(DEPTH);
  #size = 0;

  constructor(
    readonly iterations: number,
    readonly rollout: Rollout,
    readonly exploration = EXPLORATION,
  ) {
    const nodes = 1 + (iterations + 1) * MOVES;
    this.moves = new Int8Array(nodes);
    this.visits = new Int32Array(nodes);
    this.first = new Int32Array(nodes);
    this.count = new Uint8Array(nodes);
    this.#sums = new Float64Array(nodes);
    this.#tried = new Uint8Array(nodes);
    this.#log = Float64Array.from({ length: iterations + 1 }, (_, n) => Math.log(n));
  }

  /** Searches from `root`, which is left as it was; `position` is scratch. */
  grow(root: Position, position: Position): void {
    this.#size = 0;
    this.#add(0);
    for (let i = 0; i < this.iterations; i++) {
      copy(root, position);
      const depth = this.#descend(position);
      this.rollout(position);
      this.#credit(depth, position.diff);
    }
  }

  /** Down to the first node that is new, or to the end of the deal. */
  #descend(position: Position): number {
    let node = 0;
    let depth = 0;
    while (position.left > 0 && (node === 0 || this.visits[node]! > 0)) {
      if (this.count[node] === 0) this.#expand(node, position);
      node = this.#select(node, position.turn & 1 ? -1 : 1);
      position.play(this.moves[node]!);
      this.#path[++depth] = node;
    }
    return depth;
  }

  /** The next child not tried yet, else the one with the highest upper confidence bound. */
  #select(node: number, sign: number): number {
    const first = this.first[node]!;
    const count = this.count[node]!;
    if (this.#tried[node]! < count) return first + this.#tried[node]!++;
    const log = this.#log[this.visits[node]!]!;
    let best = first;
    let most = -Infinity;
    for (let child = first; child < first + count; child++) {
      const visits = this.visits[child]!;
      const bound = (sign * this.#sums[child]! * UNIT) / visits + this.exploration * Math.sqrt(log / visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  #expand(node: number, position: Position): void {
    position.findLegal();
    this.first[node] = this.#size;
    for (let suit = 0; suit < 4; suit++) {
      for (let rest = position.legal[suit]!; rest; rest &= rest - 1)
        this.#add(suit * 16 + 31 - Math.clz32(rest & -rest));
    }
    this.count[node] = this.#size - this.first[node];
  }

  #add(move: Code): void {
    const node = this.#size++;
    this.moves[node] = move;
    this.visits[node] = this.count[node] = this.#sums[node] = this.#tried[node] = 0;
  }

  #credit(depth: number, points: number): void {
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i]!;
      this.visits[node]!++;
      this.#sums[node]! += points;
    }
  }
}

function copy(from: Position, to: Position): void {
  for (let i = 0; i < 16; i++) to.hands[i] = from.hands[i]!;
  for (let i = 0; i < 4; i++) to.out[i] = from.out[i]!;
  to.order = from.order;
  to.trump = from.trump;
  to.turn = from.turn;
  to.size = from.size;
  to.led = from.led;
  to.best = from.best;
  to.bestSeat = from.bestSeat;
  to.trickPoints = from.trickPoints;
  to.left = from.left;
  to.takers = from.takers;
  to.diff = from.diff;
  to.matchBonus = from.matchBonus;
}

/** Random legal cards to the end, all equally likely, out of 32 random bits a card. */
export function randomRollout(bits: () => number): Rollout {
  return (position) => {
    while (position.left > 0) {
      position.findLegal();
      position.play(pick(position.legal, bits()));
    }
  };
}

function pick(legal: Int32Array, bits: number): Code {
  const cards = COUNT[legal[0]!]! + COUNT[legal[1]!]! + COUNT[legal[2]!]! + COUNT[legal[3]!]!;
  let nth = ((bits >>> 16) * cards) >>> 16;
  let suit = 0;
  while (nth >= COUNT[legal[suit]!]!) nth -= COUNT[legal[suit++]!]!;
  let mask = legal[suit]!;
  while (nth-- > 0) mask &= mask - 1;
  return suit * 16 + 31 - Math.clz32(mask & -mask);
}
