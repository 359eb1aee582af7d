/** The choices of a view, sorted by where the table offers them. */
import type { Card, Ranking } from '../../engine/types';
import type { Action } from '../../engine/variants/types';
import { t, type Pack } from '../../i18n/index.svelte';
import { suitName } from '../card/faces';
import { suitOf } from '../../engine/cards';
import { chairOf, isFull, sitsOut, type TableView } from './read';

export type TableAction = Action<'schieber'>;

export interface Moves {
  readonly cards: readonly Card[];
  readonly contracts: readonly Ranking[];
  readonly push: boolean;
  readonly claim: boolean;
  readonly stoeck: boolean;
}

export function movesOf(view: TableView): Moves {
  const has = (type: TableAction['type']): boolean => view.legal.some((action) => action.type === type);
  return {
    cards: view.legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])),
    contracts: view.legal.flatMap((action) => (action.type === 'declare' ? [action.contract] : [])),
    push: has('push'),
    claim: mayClaim(view, has('claim')),
    stoeck: has('stoeck'),
  };
}

/** From so many cards on whoever leads may try: a button that comes only with the proof would give it away. */
const TRY = 5;
function mayClaim(view: TableView, proved: boolean): boolean {
  const newest = view.tricks.at(-1);
  const leads = view.phase === 'play' && view.turn === view.seat && (!newest || isFull(view, newest));
  const left = view.hand.length;
  return leads && left > 1 && (proved || left <= TRY);
}

/** Why a card cannot be played now, in words. */
export function whyNot(view: TableView, card: Card, pack: Pack): string {
  if (view.phase === 'declare' && view.turn === view.seat) return t.why.choose;
  const reason = view.forbidden.find((one) => one.card === card)?.reason;
  const led = view.tricks.at(-1)?.cards[0];
  if (reason === 'undertrump') return t.why.undertrump;
  if (reason === 'follow' && led !== undefined) return t.why.follow(suitName(suitOf(led), pack));
  if (typeof view.turn === 'number' && view.turn !== view.seat) return t.why.notYet(chairOf(view, view.turn));
  return t.why.wait;
}

/** What the table waits for, in words. */
export function promptOf(view: TableView, thinking: boolean, pack: Pack): string {
  const stoeck = view.effects.find((effect) => effect.type === 'stoeck' && effect.by === view.seat);
  if (stoeck) return t.notice.stoeck(0);
  if (typeof view.turn !== 'number') return thinking ? t.table.waiting : '';
  if (view.phase === 'play' && sitsOut(view, 0)) return t.table.youSitOut;
  if (view.turn !== view.seat)
    return view.phase === 'declare'
      ? t.table.choosing(chairOf(view, view.turn))
      : t.table.thinking(chairOf(view, view.turn));
  if (view.phase !== 'play') return '';
  const newest = view.tricks.at(-1);
  const led = newest?.cards[0];
  if (!newest || led === undefined || isFull(view, newest)) return t.table.youLead;
  return t.table.led(chairOf(view, newest.leader), suitName(suitOf(led), pack));
}
