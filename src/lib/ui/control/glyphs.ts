/** The pictures on buttons and plates, in a box of 24: strokes and solids in the text colour, accents in yellow. */
export interface Glyph {
  readonly stroke?: string;
  readonly solid?: string;
  readonly accent?: string;
  readonly accentStroke?: string;
}

export const back: Glyph = { stroke: 'M14.5 5l-7 7 7 7' };
export const arrow: Glyph = { stroke: 'M4 12h15M13 6l6 6-6 6' };
export const close: Glyph = { stroke: 'M6 6l12 12M18 6L6 18' };
export const check: Glyph = { stroke: 'M5 12.5l4.5 4.5L19 7.5' };
export const minus: Glyph = { stroke: 'M6 12h12' };
export const plus: Glyph = { stroke: 'M6 12h12M12 6v12' };
export const bin: Glyph = { stroke: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5' };
export const games: Glyph = { stroke: 'M4 4h16v16H4zM4 9h16M9 4v16' };
export const gear: Glyph = {
  stroke:
    'M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8',
};
export const menu: Glyph = { stroke: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const book: Glyph = {
  stroke: 'M12 6c-2-1.7-5-2-8.5-1.7v14C7 18 10 18.3 12 20c2-1.7 5-2 8.5-1.7v-14C17 4 14 4.3 12 6zM12 6v14',
};
export const lamp: Glyph = {
  stroke:
    'M12 2.5a7 7 0 0 0-4 12.7c.9.7 1.2 1.5 1.2 2.8h5.6c0-1.3.3-2.1 1.2-2.8A7 7 0 0 0 12 2.5zM9.7 21.3h4.6M10 11.5l2 1.8 2-1.8M12 13.3V18',
};
export const log: Glyph = { stroke: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4' };
export const undo: Glyph = { stroke: 'M8.5 5.5l-5 4.5 5 4.5M3.5 10h11a5 5 0 0 1 0 10H9' };
/** Cards on a heap. */
export const trick: Glyph = { stroke: 'M9.5 7.5h10v13h-10zM9.5 16.5h-5v-13h10v4' };
/** A horn, as the steamer has one: with its waves, or struck out. */
export const heard: Glyph = { stroke: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9q2 3 0 6M18.5 6q4.5 6 0 12' };
export const mute: Glyph = { stroke: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9l5 6M21 9l-5 6' };
/** A slate with the Z that the strokes stand on. */
export const slate: Glyph = { stroke: 'M4 3.5h16v17H4zM8 8h8l-8 8h8' };
export const info: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11.5v4.7M12 7.8v.1',
};
export const warning: Glyph = { stroke: 'M12 4L2.5 20h19zM12 10v4.5M12 17v.1' };
export const flag: Glyph = { stroke: 'M6 21.5V3M6 4.5c4-2 8 2 12.5 0v9c-4.5 2-8.5-2-12.5 0' };
/** Out of the door. */
export const leave: Glyph = { stroke: 'M11 3.5H4.5v17H11M9.5 12h11M16.5 8l4 4-4 4' };
export const bell: Glyph = {
  solid:
    'M12 2.5c-1 0-1.5.7-1.5 1.5C7.5 4.7 6 7.5 6 11c0 3.5-1 5-2.5 6.5h17C19 16 18 14.5 18 11c0-3.5-1.5-6.3-4.5-7 0-.8-.5-1.5-1.5-1.5zM9.5 19a2.5 2.5 0 0 0 5 0z',
};
export const anchor: Glyph = {
  stroke:
    'M12 7.5V21M7.5 11h9M4 13.5c0 4.5 3.5 7.5 8 7.5s8-3 8-7.5M12 2.8a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6',
};

export const wheel: Glyph = {
  stroke: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 3.5v17M3.5 12h17M6 6l12 12M18 6L6 18',
  solid:
    'M12 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6M10.3 1h3.4v3.2h-3.4zM10.3 19.8h3.4V23h-3.4zM1 10.3h3.2v3.4H1zM19.8 10.3H23v3.4h-3.2z',
};
/** A packet that was cut and checked. */
export const shield: Glyph = {
  stroke: 'M12 2.8l7.5 2.7v6c0 4.6-3 8-7.5 9.7-4.5-1.7-7.5-5.1-7.5-9.7v-6zM8.3 12l2.6 2.7 4.8-5.2',
};
