import type { View } from '../../engine/variants/types';
import type { Advising } from './advising';
import { Gathering } from './gathering';
import { CardAdvising } from './judgeCards';
import { TrumpAdvising } from './judgeTrump';
import { Settled } from './settled';
import type { Advice } from './types';

/** Advice on the decision of the seat whose turn it is: by what it sees and the seed alone. */
export function advisingOn(view: View<'schieber'>, seed: string): Advising {
  if (view.legal.some(({ type }) => type === 'stoeck')) return new Settled();
  if (view.legal.length === 0) throw new Error('advice: nothing is to be decided');
  return view.phase === 'declare' ? new TrumpAdvising(view, seed) : new CardAdvising(view, seed);
}

/** The same, all of it here and now. */
export function adviseOn(view: View<'schieber'>, seed: string): Advice {
  return worked(advisingOn(view, seed));
}

export function worked(advising: Advising): Advice {
  const gathering = new Gathering(advising);
  for (let block = 0; !gathering.isDone; block++) gathering.add(block, advising.judge(block));
  return advising.conclude(gathering.figures);
}
