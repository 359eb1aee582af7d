/** What a card is worth and how strong it is, in words. The numbers are the engine's (docs/RULES.md §1). */
import { cardOf, JACK, KING, NINE, QUEEN, rankOf, RANKS, suitOf, SUITS } from '../../engine/cards';
import { heightOf, isTrump, valueOf } from '../../engine/ranking';
import type { Card, Rank, Ranking, Suit } from '../../engine/types';
import { t, type Pack } from '../../i18n/index.svelte';
import { cardName, contractName, rankName, suitName } from '../card/faces';
import type { Explanation } from './tip.svelte';

const OTHER: Readonly<Record<Pack, Pack>> = { german: 'french', french: 'german' };

/** The name a trump has among Jass players, if it has one. */
export function jassName(card: Card): string | null {
  if (rankOf(card) === JACK) return t.explain.card.buur;
  return rankOf(card) === NINE ? t.explain.card.nell : null;
}

/** A suit from its strongest card down. */
export const fromTop = (suit: Suit, ranking: Ranking): readonly Card[] =>
  RANKS.map((rank) => cardOf(suit, rank)).sort((a, b) => heightOf(b, ranking) - heightOf(a, ranking));

function counts(card: Card, ranking: Ranking): string {
  const name = isTrump(card, ranking) ? jassName(card) : null;
  const value = valueOf(card, ranking);
  return name === null ? t.explain.card.counts(value) : t.explain.card.named(name, value);
}

function stoeck(card: Card, ranking: Ranking, pack: Pack): readonly string[] {
  const rank = rankOf(card);
  if (!isTrump(card, ranking) || (rank !== KING && rank !== QUEEN)) return [];
  const [king, queen] = [KING, QUEEN].map((one) => rankName(cardOf(suitOf(card), one as Rank), pack));
  return [t.explain.card.stoeck(king ?? '', queen ?? '')];
}

function strength(card: Card, ranking: Ranking, pack: Pack): string {
  const order = fromTop(suitOf(card), ranking);
  const place = order.indexOf(card) + 1;
  if (isTrump(card, ranking)) return t.explain.card.trumps(place, order.length);
  const plain = t.explain.card.plain(place, order.length, suitName(suitOf(card), pack));
  return ranking.kind === 'trump'
    ? t.explain.card.beaten(plain)
    : t.explain.card.within(contractName(ranking, pack), plain);
}

/** Before anything is chosen: what the card would count. */
function undecided(card: Card): readonly string[] {
  const own = suitOf(card);
  const other = SUITS.find((suit) => suit !== own) as Suit;
  const worth = (ranking: Ranking): number => valueOf(card, ranking);
  return [
    t.explain.card.undecided,
    t.explain.card.asTrump(
      worth({ kind: 'trump', suit: own }),
      jassName(card),
      worth({ kind: 'trump', suit: other }),
    ),
    t.explain.card.asNoTrump(worth({ kind: 'obenabe' }), worth({ kind: 'undenufe' })),
  ];
}

/** @param ranking that of the card's trick; null while nothing is chosen */
export function cardInfo(card: Card, ranking: Ranking | null, pack: Pack): Explanation {
  const other = OTHER[pack];
  const worth = ranking
    ? [counts(card, ranking), strength(card, ranking, pack), ...stoeck(card, ranking, pack)]
    : undecided(card);
  return {
    title: cardName(card, pack),
    lines: [...worth, t.explain.card.otherPack[other](cardName(card, other))],
  };
}
