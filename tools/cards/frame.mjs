/** What every card file shares: the SVG, the contour, the hairline, the turned second half. */
import { BRASS, H, INK, TURN, W, p } from './draw.mjs';

export const G = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
// Ground and edge are the app's business (theme, dimming): the file is clear where the paper shows.
// The hairline is open where the index stands.
const hairline = p('none', 'M64 10H218V228M164 346H10V128', `stroke="${BRASS}" stroke-width="2"`);
export const svg = (art, w = W, h = H, x = 0, y = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}">${art}</svg>\n`;
export const card = (art) => svg(hairline + `<g ${G}>${art}</g>`);
// Ids carry the card name: many cards may be inlined in one document.
export const twice = (id, art) => `<g id="${id}">${art}</g><use href="#${id}" transform="${TURN}"/>`;
