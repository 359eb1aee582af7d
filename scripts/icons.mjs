// npm run icons: draws the app icon, a paddle wheel from the side, and writes static/icons. Commit what it writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, findChromium } from './lib.mjs';

const INK = '#1c1712';
const RED = '#b3261e';
const BRASS = '#c9a24b';
const ENAMEL = '#f6efdc';
const LAKE = '#2f6f8f';
const MAHOGANY = '#5b2a1c';

const around = (n, draw) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(360 / n) * i})">${draw}</g>`).join('');

/** The wheel, of radius 100 about the middle: eight floats on two brass rims, so that it still reads at 32 px. */
const WHEEL = `<g stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
<circle r="84" fill="${LAKE}"/>
${around(8, `<path fill="none" stroke-width="11" d="M0-84V-22"/><path fill="none" stroke="${BRASS}" stroke-width="4.5" d="M0-84V-22"/>`)}
<circle r="80" fill="none" stroke-width="15"/><circle r="80" fill="none" stroke="${BRASS}" stroke-width="7"/>
<circle r="50" fill="none" stroke-width="13"/><circle r="50" fill="none" stroke="${BRASS}" stroke-width="6"/>
${around(8, `<path fill="${RED}" d="M-19-100H19L15-66H-15Z"/>`)}
<g transform="rotate(22.5)">${around(8, `<path fill="${ENAMEL}" stroke-width="4" d="M0-14Q-13-30 0-45Q13-30 0-14Z"/>`)}</g>
<circle r="17" fill="${BRASS}"/><circle r="7.5" fill="${RED}" stroke-width="4"/></g>`;

const svg = (ground, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}<g transform="translate(256 256) scale(${scale})">${WHEEL}</g></svg>\n`;

/** Mahogany plate with a brass hairline, its corners round: for browsers that show the icon as it is. */
const PLATE = `<rect width="512" height="512" rx="104" fill="${MAHOGANY}"/><rect x="18" y="18" width="476" height="476" rx="88" fill="none" stroke="${BRASS}" stroke-width="8"/>`;
/** Full ground for systems that cut their own shape; everything that counts lies in the middle 80 %. */
const GROUND = `<rect width="512" height="512" fill="${MAHOGANY}"/>`;

const icon = svg(PLATE, 2.05);
const PICTURES = [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['maskable-512.png', svg(GROUND, 1.85), 512],
  ['apple-touch-180.png', svg(GROUND, 2.1), 180],
];

mkdirSync(at('static', 'icons'), { recursive: true });
writeFileSync(at('static', 'icons', 'icon.svg'), icon.replaceAll('\n', '') + '\n');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage();
for (const [name, source, size] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${source}`);
  await page.screenshot({ path: at('static', 'icons', name), omitBackground: true });
}
await browser.close();
