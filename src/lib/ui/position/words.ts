/** What is wrong with a text, in words. */
import type { Card } from '../../engine/types';
import { position as words } from '../../i18n/de/position';
import type { Pack } from '../../i18n/index.svelte';
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
