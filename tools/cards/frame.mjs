/** What every card file shares: the SVG, the contour, the frame of a picture, the turned second half. */
import { BRASS, H, INK, TURN, W } from './draw.mjs';

export const G = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
// Ground and edge are the app's business (theme, dimming): the file is clear where the paper shows.
// Number cards, Banner and Aces are bare paper; a court is a picture, and a picture has a frame.
export const svg = (art, w = W, h = H, x = 0, y = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}">${art}</svg>\n`;
/** One panel for both halves: whole, because the app's index covers the corner it needs with paper. */
const PANEL = 'x="10" y="10" width="208" height="336" rx="9"';
export const panel = (ground) => `<rect ${PANEL} fill="${ground}"/>`;
export const frame = `<rect ${PANEL} fill="none" stroke="${BRASS}" stroke-width="3"/>`;
export const card = (art) => svg(`<g ${G}>${art}</g>`);
// Ids carry the card name: many cards may be inlined in one document.
export const twice = (id, art) => `<g id="${id}">${art}</g><use href="#${id}" transform="${TURN}"/>`;
