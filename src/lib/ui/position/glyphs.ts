import type { Glyph } from '../control/glyphs';

/** Two sheets, one on the other. */
export const copy: Glyph = { stroke: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4M11.5 12.5h5M11.5 16.5h5' };
