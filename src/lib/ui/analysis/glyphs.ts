import type { Glyph } from '../control/glyphs';
import { check } from '../control/glyphs';
import type { Grade } from './props';

/** Told apart by their shape alone. */
export const grades: Readonly<Record<Grade, Glyph>> = {
  good: check,
  small: { stroke: 'M12 4.5v9M12 18.5v.2' },
  big: { stroke: 'M8 4.5v9M8 18.5v.2M16 4.5v9M16 18.5v.2' },
};
/** A magnifying glass. */
export const glass: Glyph = {
  stroke: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.2 15.2L20.5 20.5',
};
