/** `trick`: who wins a trick and what it counts (docs/RULES.md §1–2). */
import { readCards } from '../engine/moves';
import { parseRanking } from '../engine/notation';
import { LAST_TRICK } from '../engine/ranking';
import { pointsOf, winnerOf } from '../engine/trick';
import type { Ranking } from '../engine/types';
import { answered, malformed, type Op, RANKING, readLine, readSwitch, readWord } from './op';

/** Aces 11 and sixes 0 in Undenufe as well (docs/RULES.md §8): then it counts exactly like Obenabe. */
const withAces = (values: Ranking): Ranking => (values.kind === 'undenufe' ? { kind: 'obenabe' } : values);

export const trick: Op = (line) => {
  const fields = readLine(line, ['ranking', 'trick'], ['last', 'aces', 'values']);
  if (!fields) return malformed('trick takes ranking, trick, last, aces and values');
  const ranking = parseRanking(fields.ranking);
  if (!ranking) return malformed(RANKING);
  const cards = readCards(fields.trick, 4);
  if (!cards || cards.length === 0) return malformed('trick is a list of one to four different cards');
  const last = readSwitch(fields.last);
  if (last === null) return malformed('last is true, false or left out');
  const always11 = readWord(fields.aces, 'always11');
  if (always11 === null) return malformed('aces is "always11" or left out');
  const values = fields.values === undefined ? ranking : parseRanking(fields.values);
  if (!values) return malformed('values is a ranking or left out');
  const points = pointsOf(cards, always11 ? withAces(values) : values) + (last ? LAST_TRICK : 0);
  return answered({ winner: winnerOf(cards, ranking), points });
};
