/** How long a picture of the table stays before the next one, in milliseconds; the speed setting scales it. */
import { seatOf } from '../engine/play';
import type { View } from '../engine/variants/types';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** What the speeds multiply pauses and motions by. */
export const SPEED_FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

export interface Pace {
  readonly speed: Speed;
  /** False: a full trick lies until it is tapped. */
  readonly autoCollect: boolean;
}

const PAUSE = { card: 750, ownCard: 450, trick: 1500, choice: 1700, push: 1400, deal: 1800, notable: 2400 };

/**
 * Pause after showing `view`, which its effects and newest card explain. Infinity: until somebody taps; so it is also
 * without pauses before one's own lead, because the trick would never be seen.
 */
export function pauseAfter(view: View, { speed, autoCollect }: Pace): number {
  const unseen = speed === 'off' && view.turn === view.seat;
  if (tookTrick(view) && (!autoCollect || unseen)) return Infinity;
  return basePause(view) * SPEED_FACTOR[speed];
}

const tookTrick = (view: View): boolean => view.effects.some(({ type }) => type === 'trickWon');

function basePause(view: View): number {
  if (isNotable(view)) return PAUSE.notable;
  if (tookTrick(view)) return PAUSE.trick;
  const last = view.tricks[view.tricks.length - 1];
  if (!last) return view.contract ? PAUSE.choice : 'pushed' in view && view.pushed ? PAUSE.push : PAUSE.deal;
  return seatOf(view.active, last, last.cards.length - 1) === view.seat ? PAUSE.ownCard : PAUSE.card;
}

/** A match, a claim, the end of the game: a banner says so, which wants to be read. */
function isNotable({ effects }: View): boolean {
  return effects.some(
    (effect) =>
      effect.type === 'gameOver' ||
      effect.type === 'claimed' ||
      (effect.type === 'dealScored' && 'match' in effect.score && effect.score.match !== null),
  );
}
