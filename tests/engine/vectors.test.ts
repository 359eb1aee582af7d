/** The reference vectors through the engine's own functions: positions, deals and whole Schieber games. */
import { describe, expect, it } from 'vitest';
import { act, newGame, nextDeal, outcome } from '../../src/lib/engine/game';
import { cardTexts, parseCard, parseCards, parseRanking, suitText } from '../../src/lib/engine/notation';
import { readRecord } from '../../src/lib/engine/record';
import { legalCards, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { Action, Game } from '../../src/lib/engine/variants/types';
import {
  type DealVector,
  dealVectors,
  legalVectors,
  rankingText,
  schieberFaults,
  schieberRecords,
  tricksOf,
} from '../protocol/vectors';

const cards = (texts: readonly string[]): Card[] => parseCards(texts) as Card[];
const ranking = (trump: string): Ranking => parseRanking(rankingText(trump)) as Ranking;

describe('positions', () => {
  it('allows exactly the cards of every vector', () => {
    for (const { hand, trick, trump, legal } of legalVectors) {
      const allowed = cardTexts(legalCards(cards(hand), cards(trick), ranking(trump)));
      expect({ hand, trick, trump, allowed }).toEqual({ hand, trick, trump, allowed: legal });
    }
  });
});

/** A game of one deal, in which the leader of the vector is forehand and nobody announces anything. */
function playDeal({ trump, leader, hands, plays }: DealVector): Game<'schieber'> {
  let game = newGame<'schieber'>({
    variant: 'schieber',
    options: { ...DEFAULT_OPTIONS, target: null, deals: 1 },
    foreign: true,
  });
  const take = (by: number | 'chance', action: Action<'schieber'>): void => {
    const next = act<'schieber'>(game, by, action);
    if (!next.ok) throw new Error(`${next.error}: ${JSON.stringify(action)}`);
    game = next.value;
  };
  take('chance', { type: 'deal', dealer: (leader + 3) % 4, hands: hands.map(cards) });
  take(leader, { type: 'declare', contract: ranking(trump) });
  for (const [i, [seat, card]] of plays.entries()) {
    take(seat, { type: 'play', card: parseCard(card) as Card, ...(i < 4 ? { weis: [] } : {}) });
  }
  return game;
}

describe('deals', () => {
  it('every trick goes to the player of the vector', () => {
    for (const deal of dealVectors) {
      const winners = tricksOf(deal).map(
        (plays) => plays[winnerOf(cards(plays.map(([, card]) => card)), ranking(deal.trump))]?.[0],
      );
      expect(winners).toEqual(deal.trickWinners);
    }
  });
  it('played as a Schieber, every deal brings the winners and points of its vector', () => {
    for (const deal of dealVectors) {
      const game = playDeal(deal);
      const { trickWinners, trickPoints, points, match } = game.deals[0] as SchieberScore;
      const teamPoints = points.map((sum, side) => sum - (match === side ? 100 : 0));
      expect({ trickWinners, trickPoints, teamPoints }).toEqual({
        trickWinners: deal.trickWinners,
        trickPoints: deal.trickPoints,
        teamPoints: deal.teamPoints,
      });
      expect(game.end).toEqual({ by: 'deals', deal: 0, trick: null });
    }
  });
});

/** A deal's score as the vectors write it. */
const figures = ({ contract, stoeck, ...score }: SchieberScore) => ({
  forehand: score.forehand,
  chooser: score.chooser,
  contract: contract.kind === 'trump' ? { kind: 'trump', suit: suitText(contract.suit) } : contract,
  trickWinners: score.trickWinners,
  trickPoints: score.trickPoints,
  points: score.points,
  weis: score.weis,
  stoeck: stoeck === null ? null : { seat: stoeck, points: 20 },
  match: score.match,
  written: score.written,
});

describe('whole games', () => {
  it.each(schieberRecords.map((vector, i) => ({ ...vector, i })))(
    'Schieber $i',
    ({ record, expect: expected }) => {
      const read = readRecord(record);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const game = read.value.game as Game<'schieber'>;
      expect({ ...outcome(game), board: game.board, end: game.end, next: nextDeal(game) }).toEqual({
        ...Object.fromEntries(
          ['places', 'winners', 'schneider', 'rating'].map((key) => [key, expected[key]]),
        ),
        board: expected.board,
        end: expected.end,
        next: expected.next,
      });
      expect(game.deals.map(figures)).toEqual(expected.deals);
    },
  );
  it.each(schieberFaults)('finds the fault: $fault', ({ record, expect: { error, deal, action } }) => {
    expect(readRecord(record)).toMatchObject({ ok: false, error: { code: error, deal, action } });
  });
});
