import type { Position } from '../fast/position';
import { Judge } from './judge';

const judge = new Judge();

/** Plays on by the judge's first choice, to the end or until so many tricks are left; the position is used up. */
export function playOut(position: Position, until = 0): void {
  while (position.left > until) {
    const count = judge.list(position, 0);
    judge.bringBest(0, count);
    position.play(judge.moves[0]!);
  }
}
