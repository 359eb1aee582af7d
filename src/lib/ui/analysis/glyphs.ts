import type { Glyph } from '../control/glyphs';

/** A magnifying glass. */
export const glass: Glyph = {
  stroke: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.2 15.2L20.5 20.5',
};
