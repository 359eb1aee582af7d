import type { Position } from '../fast/position';
import { Judge } from './judge';

const judge = new Judge();

/** Plays the deal to its end by the judge's first choice; the position is used up. */
export function playOut(position: Position): void {
  while (position.left > 0) {
    const count = judge.list(position, 0);
    judge.bringBest(0, count);
    position.play(judge.moves[0]!);
  }
}
