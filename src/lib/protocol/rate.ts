/** `rate`: what each card that may be played brings on average. */
import { rateCards } from '../ai/player/rate';
import { cardText } from '../engine/notation';
import { think } from './effort';
import { readView } from './observed';
import { answered, type Op, refused } from './op';

export const rate: Op = (line) => {
  const read = readView(line);
  if (!read.ok) return read;
  const { seen, view } = read.value;
  if (view.phase !== 'play') return refused('format', 'rate is about the play phase');
  if (view.turn !== view.seat) return refused('illegal', `it is seat ${view.turn}'s turn`);
  const { answer, ms } = think(seen, (budget) => rateCards(view, seen.seed, budget));
  const cards = answer.cards.map((rated) => ({ ...rated, card: cardText(rated.card) }));
  return answered({ cards, worlds: answer.worlds, ...(ms === undefined ? {} : { ms }) });
};
