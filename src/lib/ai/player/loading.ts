import { isComplete, trickResults } from '../../engine/play';
import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { masksOf, type Order } from '../fast/order';
import type { Position } from '../fast/position';

const TRICKS = 9;

/** How far a deal has come, read from a view once for all its worlds. */
export interface Standing {
  readonly order: Order;
  readonly leader: number;
  /** On the table, as codes. */
  readonly table: readonly number[];
  /** Tricks not yet completed, and the sides that have one already (bit 0, bit 1). */
  readonly left: number;
  readonly takers: number;
}

export function standingOf(view: View<'schieber'>, order: Order): Standing {
  const results = trickResults(view.tricks, view.active, () => view.contract!, TRICKS);
  const last = view.tricks[view.tricks.length - 1];
  const open = last && !isComplete(last, view.active) ? last : { leader: view.turn as number, cards: [] };
  return {
    order,
    leader: open.leader,
    table: open.cards.map((card) => order.codeOf[card]!),
    left: TRICKS - results.length,
    takers: results.reduce((sides, { winner }) => sides | (1 << (winner & 1)), 0),
  };
}

/** Sets the position to this standing with these hands. */
export function load(position: Position, standing: Standing, hands: readonly (readonly Card[])[]): void {
  const { order, leader, left, takers, table } = standing;
  for (let seat = 0; seat < 4; seat++) masksOf(hands[seat]!, order, position.hands, seat * 4);
  position.begin(order, leader, left, takers);
  for (const code of table) position.lay(code);
}
