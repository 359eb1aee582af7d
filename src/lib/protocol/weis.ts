/** `weis`: the Weise of a hand, best first (docs/RULES.md §3). */
import { NINE, rankOf } from '../engine/cards';
import { readCards } from '../engine/moves';
import { cardTexts } from '../engine/notation';
import type { Weis } from '../engine/types';
import { findWeise } from '../engine/weis';
import { answered, malformed, type Op, readLine, readSwitch, readWord } from './op';

/** A Weis as answers show it. */
export const writeWeis = ({ points, cards }: Weis): { points: number; cards: string[] } => ({
  points,
  cards: cardTexts(cards),
});

export const weis: Op = (line) => {
  const fields = readLine(line, ['hand'], ['fourLowCards', 'pack']);
  if (!fields) return malformed('weis takes hand, fourLowCards and pack');
  const hand = readCards(fields.hand, 36);
  if (!hand) return malformed('hand is a list of different cards');
  const fourLowCards = readSwitch(fields.fourLowCards);
  if (fourLowCards === null) return malformed('fourLowCards is true, false or left out');
  const small = readWord(fields.pack, 24);
  if (small === null) return malformed('pack is 24 or left out');
  if (small && hand.some((card) => rankOf(card) < NINE))
    return malformed('the pack of 24 begins with the nines');
  return answered({ weise: findWeise(hand, { fourLowCards }).map(writeWeis) });
};
