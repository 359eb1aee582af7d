/** `legal`: the cards of a hand that may be played to a trick (docs/RULES.md §2). */
import { sortCards } from '../engine/cards';
import { readCards } from '../engine/moves';
import { cardTexts, parseRanking } from '../engine/notation';
import { legalCards } from '../engine/trick';
import { answered, malformed, type Op, RANKING, readLine, readWord } from './op';

/** With four cards on it, nobody plays to it any more. */
const MAX_OPEN = 3;

export const legal: Op = (line) => {
  const fields = readLine(line, ['ranking', 'hand', 'trick'], ['undertrump']);
  if (!fields) return malformed('legal takes ranking, hand, trick and undertrump');
  const ranking = parseRanking(fields.ranking);
  if (!ranking) return malformed(RANKING);
  const hand = readCards(fields.hand, 36);
  const trick = readCards(fields.trick, MAX_OPEN);
  if (!hand) return malformed('hand is a list of different cards');
  if (!trick) return malformed('trick is a list of at most three different cards');
  if (trick.some((card) => hand.includes(card))) return malformed('a card is in hand and trick');
  const undertrumpWhenVoid = readWord(fields.undertrump, 'whenVoid');
  if (undertrumpWhenVoid === null) return malformed('undertrump is "whenVoid" or left out');
  return answered({ legal: cardTexts(sortCards(legalCards(hand, trick, ranking, { undertrumpWhenVoid }))) });
};
