/** Where people sit round the cloth, as seen from below. */
import type { Chair } from '../../i18n/index.svelte';

export type Place = 'bottom' | 'right' | 'top' | 'left' | 'upperRight' | 'upperLeft';

const FOUR: readonly Place[] = ['bottom', 'right', 'top', 'left'];
/** Nobody sits opposite: the plates stand in the upper corners, and a trick is a triangle. */
const THREE: readonly Place[] = ['bottom', 'upperRight', 'upperLeft'];

/** @param seats how many there are at the table, those that sit out included */
export const placeOf = (chair: Chair, seats: number): Place =>
  (seats === 3 ? THREE : FOUR)[chair] ?? 'bottom';

/** How far the cards of the own hand come when somebody deals them: widths of the hand, heights of the table. */
export const DEALT_FROM: Readonly<Record<Place, string>> = {
  bottom: '0 16cqh',
  top: '0 -56cqh',
  left: '-50cqw -36cqh',
  right: '50cqw -36cqh',
  upperLeft: '-40cqw -52cqh',
  upperRight: '40cqw -52cqh',
};

/** The others in the order in which they are read: from the left round to the right, the one opposite first. */
export const othersOf = (seats: number): readonly Exclude<Chair, 0>[] => (seats === 3 ? [2, 1] : [2, 3, 1]);
