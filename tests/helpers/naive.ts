/**
 * The rules of playing to a trick once more, written from the rules of play and sharing nothing with the engine:
 * slow, with tables of texts instead of arithmetic, so that the two can catch each other.
 */
import type { Card, Ranking } from '../../src/lib/engine/types';
import { cardText, suitText } from '../fixtures/notation';

const TRUMP = ['6', '7', '8', '10', 'Q', 'K', 'A', '9', 'J'];
const NATURAL = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const BACKWARDS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'];

const suitName = (card: Card): string => cardText(card).slice(0, 1);
const rankName = (card: Card): string => cardText(card).slice(1);
const trumpName = (game: Ranking): string => (game.kind === 'trump' ? suitText(game.suit) : 'none');

/** Place of a card in its own suit, from weak to strong. */
function place(card: Card, game: Ranking): number {
  if (game.kind === 'undenufe') return BACKWARDS.indexOf(rankName(card));
  if (game.kind === 'obenabe') return NATURAL.indexOf(rankName(card));
  return (suitName(card) === trumpName(game) ? TRUMP : NATURAL).indexOf(rankName(card));
}

/** All cards of `hand` that may be played to `trick`. */
export function legalByHand(hand: readonly Card[], trick: readonly Card[], game: Ranking): Card[] {
  if (trick.length === 0) return [...hand];
  const trump = trumpName(game);
  const led = suitName(trick[0] as Card);
  const trumps = hand.filter((card) => suitName(card) === trump);
  const suited = hand.filter((card) => suitName(card) === led);
  if (led === trump) {
    const onlyBuur = trumps.length === 1 && rankName(trumps[0] as Card) === 'J';
    return trumps.length === 0 || onlyBuur ? [...hand] : trumps;
  }
  const lying = trick.filter((card) => suitName(card) === trump);
  let high = -1;
  for (const card of lying) high = Math.max(high, TRUMP.indexOf(rankName(card)));
  const nothingElse = trumps.length === hand.length;
  const good = trumps.filter((card) => nothingElse || TRUMP.indexOf(rankName(card)) > high);
  if (suited.length > 0) return [...suited, ...good];
  return [...hand.filter((card) => suitName(card) !== trump), ...good];
}

/** Which card of a complete trick wins it. */
export function winnerByHand(trick: readonly Card[], game: Ranking): number {
  const trumps = trick.filter((card) => suitName(card) === trumpName(game));
  const led = trick.filter((card) => suitName(card) === suitName(trick[0] as Card));
  const fighting = trumps.length > 0 ? trumps : led;
  const strongest = [...fighting].sort((a, b) => place(b, game) - place(a, game))[0] as Card;
  return trick.indexOf(strongest);
}

/** What a trick counts, without the 5 of the last. */
export function pointsByHand(trick: readonly Card[], game: Ranking): number {
  let sum = 0;
  for (const card of trick) {
    const rank = rankName(card);
    const trump = suitName(card) === trumpName(game);
    if (rank === '10') sum += 10;
    else if (rank === 'K') sum += 4;
    else if (rank === 'Q') sum += 3;
    else if (rank === 'J') sum += trump ? 20 : 2;
    else if (rank === '9') sum += trump ? 14 : 0;
    else if (rank === '8') sum += game.kind === 'trump' ? 0 : 8;
    else if (rank === 'A') sum += game.kind === 'undenufe' ? 0 : 11;
    else if (rank === '6') sum += game.kind === 'undenufe' ? 11 : 0;
  }
  return sum;
}

/** What a hand may announce, as texts like `'50 D6 D7 D8 D9'`, sorted. */
export function weiseByHand(hand: readonly Card[], fourLowCards: boolean): string[] {
  const names = new Set(hand.map(cardText));
  const found: string[] = [];
  for (const suit of ['D', 'H', 'S', 'C']) {
    let run: string[] = [];
    for (const rank of [...NATURAL, 'end']) {
      if (names.has(suit + rank)) {
        run.push(suit + rank);
        continue;
      }
      const worth: Record<number, number> = { 3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300 };
      if (run.length > 2) found.push(`${worth[run.length]} ${run.join(' ')}`);
      run = [];
    }
  }
  const worth: Record<string, number> = { J: 200, 9: 150, A: 100, K: 100, Q: 100, 10: 100 };
  if (fourLowCards) Object.assign(worth, { 8: 100, 7: 100, 6: 100 });
  for (const [rank, points] of Object.entries(worth)) {
    const four = ['D', 'H', 'S', 'C'].map((suit) => suit + rank);
    if (four.every((name) => names.has(name))) found.push(`${points} ${four.join(' ')}`);
  }
  return found.sort();
}

/** A Weis that somebody announced, `late` seats after forehand. */
export interface Told {
  readonly points: number;
  readonly cards: readonly Card[];
  readonly late: number;
}

/** Above zero if `a` is the better one; and which of the five keys says so. */
export function duel(a: Told, b: Told, game: Ranking): { better: number; key: string } {
  const top = (weis: Told): number => Math.max(...weis.cards.map((card) => NATURAL.indexOf(rankName(card))));
  const low = (weis: Told): number => Math.min(...weis.cards.map((card) => NATURAL.indexOf(rankName(card))));
  const inTrump = (weis: Told): number =>
    weis.cards.every((card) => suitName(card) === trumpName(game)) ? 1 : 0;
  if (a.points !== b.points) return { better: a.points - b.points, key: 'value' };
  if (a.cards.length !== b.cards.length) return { better: a.cards.length - b.cards.length, key: 'length' };
  const height = game.kind === 'undenufe' ? low(b) - low(a) : top(a) - top(b);
  if (height !== 0) return { better: height, key: 'height' };
  if (inTrump(a) !== inTrump(b)) return { better: inTrump(a) - inTrump(b), key: 'trump' };
  return { better: b.late - a.late, key: 'seat' };
}
