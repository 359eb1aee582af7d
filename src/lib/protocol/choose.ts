/** `choose`: what the computer player does in this place. */
import { chooseAction } from '../ai/player/choose';
import type { JsonObject } from '../engine/json';
import { rulesOf } from '../engine/variants/index';
import type { Action, View } from '../engine/variants/types';
import { think } from './effort';
import { readObservation } from './observation';
import { viewIn } from './observed';
import { answered, type Op } from './op';

export const choose: Op = (line) => {
  const seen = readObservation(line);
  const view = seen.ok ? viewIn(seen.value) : seen;
  if (!seen.ok || !view.ok) return view as Extract<typeof view, { ok: false }>;
  const { answer, ms } = think(seen.value, (budget) => {
    let worlds = 0;
    const action = chooseAction(view.value, seen.value.seed, budget, (sums) => (worlds = sums.worlds));
    return { action, worlds };
  });
  const { action, worlds } = answer;
  return answered({ ...write(view.value, action), worlds, ...(ms === undefined ? {} : { ms }) });
};

/** With its first card it says which Weise it announces, all of them included. */
function write({ weise, hand }: View<'schieber'>, action: Action<'schieber'>): JsonObject {
  const { writeMove } = rulesOf('schieber').record;
  if (action.type !== 'play' || hand.length < 9) return writeMove(action);
  return writeMove({ ...action, weis: action.weis ?? weise.map(({ cards }) => cards) });
}
