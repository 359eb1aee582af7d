import type { Position } from '../fast/position';
import { Judge } from './judge';

const judge = new Judge();

/** Plays the deal to its end by the judge's first choice; the position is used up. */
export function playOut(position: Position): void {
  while (position.left > 0) {
    const count = judge.list(position, 0);
    let best = 0;
    for (let i = 1; i < count; i++) if (judge.scores[i]! > judge.scores[best]!) best = i;
    position.play(judge.moves[best]!);
  }
}
