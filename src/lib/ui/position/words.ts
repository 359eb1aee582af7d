/** What is wrong with a text, and what a level plays, in words. */
import type { Card } from '../../engine/types';
import type { Action } from '../../engine/variants/types';
import { position as words } from '../../i18n/de/position';
import type { Level, Pack } from '../../i18n/index.svelte';
import { actionName } from '../advice/words';
import { cardName } from '../card/faces';

/** `PositionFault` of table/positionSeal.ts, which ui does not know. */
export type Fault =
  | { readonly code: 'none' | 'newer' | 'cut' | 'changed' | 'count' | 'impossible' }
  | { readonly code: 'line' | 'contradiction'; readonly line: string }
  | { readonly code: 'order'; readonly trick: number }
  | { readonly code: 'twice'; readonly card: Card };

/** Longer lines say no more. */
const LONGEST = 80;
const shortened = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line);

export function faultText(fault: Fault, pack: Pack): string {
  switch (fault.code) {
    case 'line':
    case 'contradiction':
      return words.faults[fault.code](shortened(fault.line));
    case 'order':
      return words.faults.order(fault.trick);
    case 'twice':
      return words.faults.twice(cardName(fault.card, pack));
    default:
      return words.faults[fault.code];
  }
}

export interface LevelPlay {
  readonly level: Level;
  /** Null while it thinks. */
  readonly action: Action<'schieber'> | null;
}

export function playText(action: Action<'schieber'>, weise: number, pack: Pack): string {
  if (action.type === 'claim') return words.claim;
  const name = actionName(action, pack);
  if (action.type !== 'play' || weise === 0) return name;
  return `${name}, ${action.weis?.length === 0 ? words.withoutWeis : words.withWeis}`;
}
