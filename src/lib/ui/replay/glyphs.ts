/** The pictures on the buttons of a replay. */
import type { Glyph } from '../control/glyphs';

export const first: Glyph = { stroke: 'M5.5 5v14M18 5l-8 7 8 7' };
export const stepBack: Glyph = { stroke: 'M15.5 5l-8 7 8 7' };
export const play: Glyph = { solid: 'M7.5 4.5l12 7.5-12 7.5z' };
export const pause: Glyph = { solid: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z' };
export const stepOn: Glyph = { stroke: 'M8.5 5l8 7-8 7' };
export const last: Glyph = { stroke: 'M18.5 5v14M6 5l8 7-8 7' };
/** Cards in a fan, face up. */
export const fan: Glyph = { stroke: 'M8 6.5h8v12H8zM8 9l-4.5 1.5 3 9L8 19M16 9l4.5 1.5-3 9L16 19' };
