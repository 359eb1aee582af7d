/** Advice as the table shows it: its shape, and what is advised in words. */
import type { Card, Ranking } from '../../engine/types';
import type { Action } from '../../engine/variants/types';
import { advice as words } from '../../i18n/de/advice';
import type { Pack } from '../../i18n/index.svelte';
import { cardName, contractName } from '../card/faces';

/** `Opinion` and `Advice` of table/ports.ts, which ui does not know. */
export interface OpinionProps {
  readonly action: Action;
  /** How much less than the best it brings on average, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  readonly points: number | null;
}
export interface AdviceProps {
  readonly unit: 'points' | 'chance';
  /** Best first. */
  readonly opinions: readonly OpinionProps[];
  readonly reason: keyof typeof words.reasons;
  readonly weis: { readonly show: boolean; readonly reason: 'weisShow' | 'weisBeaten' } | null;
  readonly worlds: number;
}

/** A card, a contract, pushing or the Stöck, by name. */
export function actionName(action: Action, pack: Pack): string {
  if (action.type === 'play') return cardName(action.card as Card, pack);
  if (action.type === 'declare') return contractName(action.contract as Ranking, pack);
  return action.type === 'stoeck' ? words.stoeck : words.push;
}

/** Of several, how long the bar of each is: the best 1, the worst 0 at the earliest. */
export function shareOf({ behind }: OpinionProps, all: readonly OpinionProps[]): number {
  const most = Math.max(...all.map((other) => other.behind), 1);
  return 1 - behind / most;
}
