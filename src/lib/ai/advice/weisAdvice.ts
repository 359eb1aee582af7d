import type { View } from '../../engine/variants/types';
import { weiseToAnnounce } from '../player/weis';
import type { WeisAdvice } from './types';

/** With the first card: show, unless what there is cannot count any more; null without a Weis. */
export function weisAdvice(view: View<'schieber'>): WeisAdvice | null {
  if (view.weise.length === 0) return null;
  return weiseToAnnounce(view).weis === undefined
    ? { show: true, reason: 'weisShow' }
    : { show: false, reason: 'weisBeaten' };
}
