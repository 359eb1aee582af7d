/** What a level plays, in words. */
import type { Action } from '../../engine/variants/types';
import { position as words } from '../../i18n/de/position';
import type { Level, Pack } from '../../i18n/index.svelte';
import { actionName } from '../advice/words';

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
