/** Weise in words. */
import { rankOf, suitOf } from '../../engine/cards';
import type { Card, Ranking, Suit, WeisReason } from '../../engine/types';
import { t, type Pack } from '../../i18n/index.svelte';
import { rankName, rankPlural, suitName } from '../card/faces';

/** A Weis of the own hand has no length of its own; an announced one hides its cards until the comparison. */
interface AnyWeis {
  readonly points: number;
  readonly length?: number;
  readonly cards: readonly Card[] | null;
}

interface WeisWords {
  /** "Dreiblatt", "Vier Under". */
  readonly name: string;
  /** "bis König", or nothing while the cards are hidden. */
  readonly detail: string;
  /** The suit of a run. */
  readonly suit: Suit | null;
}

const FOUR_RUN_POINTS = 50;
const isFour = ({ points, cards, length }: AnyWeis): boolean =>
  cards ? suitOf(cards[0] as Card) !== suitOf(cards[1] as Card) : length === 4 && points !== FOUR_RUN_POINTS;

export function weisWords(weis: AnyWeis, pack: Pack): WeisWords {
  const { cards } = weis;
  if (isFour(weis)) {
    const name = cards ? t.weis.four(rankPlural(cards[0] as Card, pack)) : t.weis.fourUnknown;
    return { name, detail: '', suit: null };
  }
  const name = t.weis.run(cards?.length ?? weis.length ?? 0);
  if (!cards) return { name, detail: '', suit: null };
  return { name, detail: t.weis.upTo(rankName(cards.at(-1) as Card, pack)), suit: suitOf(cards[0] as Card) };
}

/** For reading out: with the suit, which on the screen is a picture. */
export function weisSpoken(weis: AnyWeis, pack: Pack): string {
  const { name, detail, suit } = weisWords(weis, pack);
  const words = suit === null ? name : `${name} ${suitName(suit, pack)} ${detail}`;
  return `${words}, ${weis.points}`;
}

type Open = { readonly points: number; readonly cards: readonly Card[] };
const open = (announced: readonly (readonly AnyWeis[])[]): Open[] =>
  announced.flat().flatMap(({ points, cards }) => (cards ? [{ points, cards }] : []));

/** Best by value, then length, then height; enough to name the two cards that decided. */
const byHeight =
  (downwards: boolean) =>
  (a: Open, b: Open): number =>
    b.points - a.points ||
    b.cards.length - a.cards.length ||
    (downwards
      ? rankOf(a.cards[0] as Card) - rankOf(b.cards[0] as Card)
      : rankOf(b.cards.at(-1) as Card) - rankOf(a.cards.at(-1) as Card));

/** Why the Weise were ordered as they were; `winners` and `losers` are the announcements of the two sides. */
export function reasonWords(
  reason: WeisReason,
  winners: readonly (readonly AnyWeis[])[],
  losers: readonly (readonly AnyWeis[])[],
  contract: Ranking | null,
  pack: Pack,
): string {
  const order = byHeight(contract?.kind === 'undenufe');
  const [best] = open(winners).sort(order);
  const [beaten] = open(losers).sort(order);
  const runs = best && beaten && !isFour(best) && !isFour(beaten);
  if (reason !== 'height' || !runs || contract?.kind === 'undenufe') return t.weis.reasons[reason];
  return t.weis.against(
    rankName(best.cards.at(-1) as Card, pack),
    rankName(beaten.cards.at(-1) as Card, pack),
  );
}
