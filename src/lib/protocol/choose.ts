/** `choose`: what the computer player does in this place. */
import { chooseAction } from '../ai/player/choose';
import type { JsonObject } from '../engine/json';
import { rulesOf } from '../engine/variants/index';
import type { Action, View } from '../engine/variants/types';
import { think } from './effort';
import { readView } from './observed';
import { answered, type Op } from './op';

export const choose: Op = (line) => {
  const read = readView(line);
  if (!read.ok) return read;
  const { seen, view } = read.value;
  const { answer, ms } = think(seen, (budget) => {
    let worlds = 0;
    const action = chooseAction(view, seen.seed, budget, (sums) => (worlds = sums.worlds));
    return { action, worlds };
  });
  const { action, worlds } = answer;
  return answered({ ...write(view, action), worlds, ...(ms === undefined ? {} : { ms }) });
};

/** With its first card it says which Weise it announces, all of them included. */
function write({ weise, hand }: View<'schieber'>, action: Action<'schieber'>): JsonObject {
  const { writeMove } = rulesOf('schieber').record;
  if (action.type !== 'play' || hand.length < 9) return writeMove(action);
  return writeMove({ ...action, weis: action.weis ?? weise.map(({ cards }) => cards) });
}
