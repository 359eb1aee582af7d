/** How long a picture of the table stays before the next one, in milliseconds; the speed setting scales it. */
import { seatOf } from '../engine/play';
import type { View } from '../engine/variants/types';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** What the speeds multiply pauses and motions by. */
export const SPEED_FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

const PAUSE = { card: 550, ownCard: 350, trick: 1300, choice: 1500, push: 1200, deal: 500 };

/** Pause after showing `view`, which its effects and newest card explain. */
export function pauseAfter(view: View, speed: Speed): number {
  return basePause(view) * SPEED_FACTOR[speed];
}

function basePause(view: View): number {
  if (view.effects.some(({ type }) => type === 'trickWon')) return PAUSE.trick;
  const last = view.tricks[view.tricks.length - 1];
  if (!last) return view.contract ? PAUSE.choice : 'pushed' in view && view.pushed ? PAUSE.push : PAUSE.deal;
  return seatOf(view.active, last, last.cards.length - 1) === view.seat ? PAUSE.ownCard : PAUSE.card;
}
