/** `rate`: what each card that may be played brings on average. */
import { rateCards } from '../ai/player/rate';
import { cardText } from '../engine/notation';
import { think } from './effort';
import { readObservation } from './observation';
import { viewIn } from './observed';
import { answered, type Op, refused } from './op';

export const rate: Op = (line) => {
  const seen = readObservation(line);
  if (seen.ok && seen.value.phase !== 'play') return refused('format', 'rate is about the play phase');
  const view = seen.ok ? viewIn(seen.value) : seen;
  if (!seen.ok || !view.ok) return view as Extract<typeof view, { ok: false }>;
  if (view.value.turn !== view.value.seat) return refused('illegal', `it is seat ${view.value.turn}'s turn`);
  const { answer, ms } = think(seen.value, (budget) => rateCards(view.value, seen.value.seed, budget));
  const cards = answer.cards.map((rated) => ({ ...rated, card: cardText(rated.card) }));
  return answered({ cards, worlds: answer.worlds, ...(ms === undefined ? {} : { ms }) });
};
