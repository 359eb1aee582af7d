/** «Stellung kopieren»: comes with the menu, so that whoever only plays need not wait for it. */
import { version } from '$app/environment';
import type { View } from '../engine/variants/types';
import type { Level } from '../table/ports';
import { isPosition, writePosition } from '../table/position';

/** What the seat of this view sees, as text; null where there is nothing to decide and nothing to report. */
export const positionText = (view: View, game: string, ply: number, level: Level): string | null =>
  isPosition(view) ? writePosition({ app: version, game, ply, level, view }) : null;
