import { openCards } from '../../engine/play';
import type { Card } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import { type Code, masksOf, type Order, orderOf } from '../fast/order';

/** What a player who plans nothing looks at: his cards, the trick, and what is still out. */
interface Look {
  readonly order: Order;
  /** What may be played. */
  readonly legal: readonly Code[];
  /** Per suit the cards that other hands still hold. */
  readonly unseen: Int32Array;
  readonly table: readonly Code[];
}

/** Cash boss cards, feed the partner, else win as cheaply as possible: the yardstick, and the player of last resort. */
export function greedyCard(view: View<'schieber'>): Card {
  const look = lookAt(view);
  const code = look.table.length === 0 ? lead(look) : follow(look);
  return look.order.cardOf[code]!;
}

function lookAt(view: View<'schieber'>): Look {
  const order = orderOf(view.contract!);
  const seen = new Set([...view.hand, ...view.tricks.flatMap(({ cards }) => cards)]);
  const pack = Array.from({ length: 36 }, (_, card) => card);
  return {
    order,
    legal: playable(view.legal).map((card) => order.codeOf[card]!),
    unseen: masksOf(
      pack.filter((card) => !seen.has(card)),
      order,
    ),
    table: openCards(view.tricks, view.active).map((card) => order.codeOf[card]!),
  };
}

/** The cards among what a seat may do. */
export const playable = (legal: readonly Action<'schieber'>[]): Card[] =>
  legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));

const isTrump = (look: Look, code: Code): boolean => code >> 4 === look.order.trump;
const value = (look: Look, code: Code): number => look.order.value[code]!;
const isBoss = (look: Look, code: Code): boolean => look.unseen[code >> 4]! >> (code & 15) === 0;
const trumpsOut = (look: Look): boolean => look.order.trump >= 0 && look.unseen[look.order.trump] !== 0;

/** Boss cards, trumps first while others still hold some; else a cheap card. */
function lead(look: Look): Code {
  const bosses = look.legal.filter((code) => isBoss(look, code));
  const trumps = bosses.filter((code) => isTrump(look, code));
  if (trumps.length > 0 && trumpsOut(look)) return least(trumps, (code) => code);
  const others = bosses.filter((code) => !isTrump(look, code));
  if (others.length > 0) return least(others, (code) => -value(look, code));
  return least(look.legal, (code) => price(look, code));
}

function follow(look: Look): Code {
  const best = look.table.reduce((held, code) => (beats(look, code, held) ? code : held));
  if (best === look.table[look.table.length - 2] && holds(look, best)) return feed(look);
  const winners = look.legal.filter((code) => beats(look, code, best));
  const sure = winners.filter((code) => holds(look, code));
  if (sure.length > 0)
    return least(sure, (code) => price(look, code) - (isTrump(look, code) ? 0 : 2 * value(look, code)));
  return least(look.legal, (code) => price(look, code));
}

function beats(look: Look, code: Code, best: Code): boolean {
  return code >> 4 === best >> 4 ? code > best : isTrump(look, code);
}

/** Whether a card that holds the trick now will probably keep it. */
function holds(look: Look, code: Code): boolean {
  return look.table.length === 3 || isBoss(look, code);
}

/** Schmieren: the most points that are neither trump nor a card that will take a trick itself. */
function feed(look: Look): Code {
  return least(
    look.legal,
    (code) => -value(look, code) + (isTrump(look, code) ? 40 : isBoss(look, code) ? 6 : 0),
  );
}

/** What giving a card away costs: its points, its strength, and much for a trump. */
function price(look: Look, code: Code): number {
  return value(look, code) * 2 + (code & 15) + (isTrump(look, code) ? 30 : 0);
}

/** The item with the least cost; of several the first. */
function least(codes: readonly Code[], cost: (code: Code) => number): Code {
  return codes.reduce((best, code) => (cost(code) < cost(best) ? code : best));
}
