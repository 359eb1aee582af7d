import { cardOf, KING, QUEEN } from '../../engine/cards';
import type { Card, Rank, Ranking } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import { factorOf } from '../../engine/variants/schieber/options';
import { STOECK } from '../../engine/variants/schieber/stoeck';
import { findWeise } from '../../engine/weis';
import { COUNT } from '../fast/deal';
import { masksOf, type Order, orderOf } from '../fast/order';
import type { Random } from '../random';
import { Worlds } from '../worlds';
import { OBENABE, SIDE, type SuitTable, TRUMP, UNDENUFE } from './weights';

const STOECK_RANKS: readonly Rank[] = [KING, QUEEN];
/** Deals of the unseen cards looked at before pushing. */
const PARTNERS = 100;

/**
 * What a contract is worth to the side that plays it, judged by the bare hand of the one who chooses: by how much its
 * points will be ahead of the others'. A sum over the suits of weights fitted to deals played out.
 */
export function handWorth(hand: readonly Card[], order: Order): number {
  const masks = masksOf(hand, order);
  let worth = 0;
  for (let suit = 0; suit < 4; suit++) worth += suitWorth(masks[suit]!, tableOf(order, suit));
  return worth;
}

function tableOf(order: Order, suit: number): SuitTable {
  if (order === orderOf({ kind: 'obenabe' })) return OBENABE;
  if (order === orderOf({ kind: 'undenufe' })) return UNDENUFE;
  return suit === order.trump ? TRUMP : SIDE;
}

function suitWorth(mask: number, table: SuitTable): number {
  let worth = table[9 + COUNT[mask]!]!;
  for (let rest = mask; rest; rest &= rest - 1) worth += table[31 - Math.clz32(rest & -rest)]!;
  return worth;
}

/** A contract with its worth times its factor (docs/RULES.md §4), Weis and Stöck included. */
interface Judged {
  readonly contract: Ranking;
  readonly points: number;
}

/** Every contract that may be declared, as the holder of `hand` judges it. */
function judgeContracts(view: View<'schieber'>, hand: readonly Card[]): Judged[] {
  const weis = weisOf(view, hand);
  return contracts(view.legal).map((contract) => {
    const points = handWorth(hand, orderOf(contract)) + weis + stoeckOf(hand, contract);
    return { contract, points: points * factorOf(contract, view.options.factors) };
  });
}

const weisOf = (view: View<'schieber'>, hand: readonly Card[]): number =>
  findWeise(hand, view.options).reduce((sum, { points }) => sum + points, 0);

const contracts = (legal: readonly Action<'schieber'>[]): Ranking[] =>
  legal.flatMap((action) => (action.type === 'declare' ? [action.contract] : []));

function stoeckOf(hand: readonly Card[], contract: Ranking): number {
  if (contract.kind !== 'trump') return 0;
  return STOECK_RANKS.every((rank) => hand.includes(cardOf(contract.suit, rank))) ? STOECK : 0;
}

const best = (judged: readonly Judged[]): Judged =>
  judged.reduce((top, other) => (other.points > top.points ? other : top));

/** Chooses what is worth most, or pushes when the partner's best choice is worth more on average. */
export function declare(view: View<'schieber'>, random: Random): Action<'schieber'> {
  const { contract, points } = best(judgeContracts(view, view.hand));
  const mayPush = view.legal.some(({ type }) => type === 'push');
  if (mayPush && partnerWorth(view, random) > points) return { type: 'push' };
  return { type: 'declare', contract };
}

/**
 * What pushing is worth: what the partner finds in his hand and the own Weis by the factor he chooses, mean over deals
 * of the cards that the seat does not hold.
 */
function partnerWorth(view: View<'schieber'>, random: Random): number {
  const worlds = new Worlds(view);
  const partner = (view.seat + 2) & 3;
  const weis = weisOf(view, view.hand);
  let sum = 0;
  for (let i = 0; i < PARTNERS; i++) {
    const { contract, points } = best(judgeContracts(view, worlds.draw(random).hands[partner]!));
    sum += points + weis * factorOf(contract, view.options.factors);
  }
  return sum / PARTNERS;
}
