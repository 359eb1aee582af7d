import { nothing } from '../player/sums';
import type { Advising } from './advising';
import { type Figures, noFigures } from './figures';
import type { Advice } from './types';

/** Stöck that may be shown before the card always win the game: there is nothing to judge. */
export class Settled implements Advising {
  readonly blocks = 1;
  readonly nodes = 0;

  judge(): Figures {
    return noFigures(nothing([], 0));
  }

  conclude(): Advice {
    const opinion = { action: { type: 'stoeck' }, behind: 0, error: 0, points: null } as const;
    return { unit: 'chance', opinions: [opinion], reason: 'stoeck', weis: null, worlds: 0 };
  }
}
