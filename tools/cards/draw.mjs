/** Palette, geometry and the small drawing helpers that every part of the packs uses. */

// --- Palette (see style.md): few flat inks, as on a lithograph ---------------------------------------
export const INK = '#1c1712',
  PAPER = '#fbf7ea',
  ENAMEL = '#f6efdc',
  RED = '#b3261e',
  YELLOW = '#e8b23a',
  BLUE = '#2f6f8f',
  GREEN = '#4c7a34',
  BROWN = '#5b2a1c',
  BRASS = '#c9a24b',
  SLATE = '#2b3236',
  SKIN = '#f0c59c',
  SHADE = '#cf9468',
  CHEEK = '#e2926f',
  CLOTH = '#1f4d3a',
  GREY = '#b9b2a0',
  RUST = '#a8562a',
  STRAW = '#e9cf86',
  SKY = '#9fc3cc';

// --- Card geometry --------------------------------------------------------------------------------
export const W = 228,
  H = 356,
  CX = W / 2,
  CY = H / 2;
// The app prints its index over the top-left and bottom-right corner (52 x 124): nothing is drawn there.
// Everything is double-headed: a half is drawn once and turned about the centre.
export const TURN = `rotate(180 ${CX} ${CY})`;

// --- Small helpers: every shape inherits the ink contour of its group, so a shape is fill + path ----
export const p = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more && ' ' + more}/>`;
export const flat = (fill, d) => p(fill, d, 'stroke="none"');
export const line = (d, width, colour) =>
  p('none', d, (width ? `stroke-width="${width}"` : '') + (colour ? ` stroke="${colour}"` : ''));
export const dot = (fill, x, y, r, more = '') =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more && ' ' + more}/>`;
export const spots = (fill, r, ...xy) => xy.map(([x, y]) => dot(fill, x, y, r, 'stroke="none"')).join('');
export const at = (x, y, art, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${flip ? ` scale(${-scale} ${scale})` : scale !== 1 ? ` scale(${scale})` : ''}">${art}</g>`;
export const n = (v) => String(Math.round(v * 10) / 10);
export const polar = (r, deg, x = 0, y = 0) =>
  `${n(x + r * Math.cos((deg * Math.PI) / 180))} ${n(y + r * Math.sin((deg * Math.PI) / 180))}`;
export const range = (k) => [...Array(k).keys()];
