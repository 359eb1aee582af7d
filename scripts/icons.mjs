// npm run icons: draws the app icon (the steamer's paddle box and funnel), the sign for a tab, and the picture that other
// sites show beside a link (the poster itself, from its components) into static/icons, and the heads of crew and passengers
// into static/heads. Commit what it writes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HEADS, headSvg } from './heads.mjs';
import { at, chromiumArgs, findChromium } from './lib.mjs';
import { png } from './png.mjs';

const INK = '#1c1712';
const RED = '#b3261e';
const BRASS = '#c9a24b';
const ENAMEL = '#fdf6e3';
const LAKE = '#2f6f8f';
const DEEP = '#215670';
const SKY = '#f3dba0';
const GLOW = '#f7e8c3';
const FAR = '#6d99a8';
const GREEN = '#1f4d3a';
const YELLOW = '#e8b23a';
const MAHOGANY = '#5b2a1c';

const rays = (n, draw) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${-90 + (180 / (n - 1)) * i})">${draw}</g>`).join(
    '',
  );

/** The ship amidships; what counts lies within 205 of the middle, the hull runs on to both edges. */
const SHIP = `<path fill="${SKY}" d="M0 0h512v512H0z"/>
<path fill="${GLOW}" d="M256 300L-80-40h190zM256 300L190-60h130zM256 300L420-60h220zM256 300L560 60v130zM256 300L-50 150v130z"/>
<path fill="${FAR}" d="M0 330V226l52-54 26 24 38-44 40 62 44 40h120l46-36 60-28 40-34 46 40v134z"/>
<g stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">
<path fill="${ENAMEL}" stroke-width="8" d="M262 92c-8-34 22-54 52-42 10-34 66-38 82-6 30-14 64 10 56 42 10 26-20 46-46 34-18 18-50 14-62-4-20 14-62 8-82-24z"/>
<path fill="${YELLOW}" d="M212 300l14-206h62l-10 206z"/><path fill="${RED}" stroke="none" d="M226 182h54l-2 40h-55z"/>
<path fill="${INK}" d="M226 124l3-46h63l-3 46z"/><path stroke-width="14" d="M220 76h80"/>
<path fill="${ENAMEL}" d="M-20 268h552v54H-20z"/>
<path stroke="${LAKE}" stroke-width="26" stroke-linecap="butt" stroke-dasharray="24 18" d="M8 296h118M386 296h140"/>
<path stroke-width="12" d="M-20 268h552"/>
<path fill="${ENAMEL}" d="M-20 322h552v80H-20z"/><path fill="${RED}" d="M-20 372h552v40H-20z"/>
<path stroke="${BRASS}" stroke-width="9" d="M-20 338h552"/>
<path fill="${ENAMEL}" d="M112 400v-16a144 144 0 0 1 288 0v16z"/>
<path fill="${GREEN}" d="M144 384a112 112 0 0 1 224 0z"/>
<g transform="translate(256 384)">${rays(9, `<path stroke="${BRASS}" stroke-width="12" stroke-linecap="butt" d="M0-40V-106"/>`)}</g>
<path fill="${RED}" d="M206 384a50 50 0 0 1 100 0z"/><path fill="${YELLOW}" stroke-width="7" d="M232 384a24 24 0 0 1 48 0z"/>
<path fill="${ENAMEL}" d="M-20 412q30-22 64-6 30-20 66 0 34-24 70-2 38-22 76-2 38-20 76 2 36-22 70 2 36-20 66 0 34-16 64 6v30H-20z"/>
</g>
<path fill="${LAKE}" d="M0 424h512v88H0z"/><path fill="${DEEP}" d="M0 462c70-16 130 10 200 0s120-10 180 0 90 4 132-4v54H0z"/>`;

/** For a tab: three shapes that are left at 16 px. */
const SIGN = `<rect width="16" height="16" rx="3" fill="${MAHOGANY}"/><path fill="${YELLOW}" d="M6 1h4v8H6z"/>
<path fill="${ENAMEL}" d="M1.5 12a6.5 6.5 0 0 1 13 0z"/><path fill="${RED}" d="M5 12a3 3 0 0 1 6 0z"/>
<path fill="${RED}" d="M6 2h4v2H6z"/><circle cx="12.5" cy="2.8" r="1.8" fill="${ENAMEL}"/><path fill="#5d97b0" d="M0 12h16v1q0 3-3 3H3q-3 0-3-3z"/>`;

const svg = (size, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;

/** With round corners and a contour, for browsers that show the icon as it is. */
const ICON = svg(
  512,
  `<clipPath id="a"><rect x="6" y="6" width="500" height="500" rx="104"/></clipPath><g clip-path="url(#a)">${SHIP}</g><rect x="10" y="10" width="492" height="492" rx="100" fill="none" stroke="${MAHOGANY}" stroke-width="20"/><rect x="23" y="23" width="466" height="466" rx="87" fill="none" stroke="${BRASS}" stroke-width="6"/>`,
);
const oneLine = (text) => text.replaceAll('\n', '').replace(/(\.\d*?)0+(?=\D)/g, '$1');

/** The drawing of a component of the lobby: it has nothing but marks in it. */
const drawing = (name) =>
  readFileSync(at('src', 'lib', 'ui', 'lobby', `${name}.svelte`), 'utf8')
    .replace(/<svelte:options[^>]*>/, '')
    .replace(/<style>[^]*<\/style>/, '')
    .replace(/<!--[^]*?-->/g, '');

/** The poster, twice as wide: its mountains and waves a second time, mirrored, without what there is only one of. */
function panorama() {
  const waves = drawing('Waves');
  const [sun = ''] = /<g class="sun">[^]*?<\/g>/.exec(drawing('Scenery')) ?? [];
  const scenery = drawing('Scenery').replace(sun, '');
  const half = (marks) => `<svg y="-900" width="600" height="2400" viewBox="0 -900 600 2400">${marks}</svg>`;
  const css = readFileSync(at('src', 'app.css'), 'utf8').replace(/@font-face \{[^}]*\}/g, '');
  const font = readFileSync(
    at('node_modules/@fontsource/federo/files/federo-latin-400-normal.woff2'),
    'base64',
  );
  return `<style>${css}
@font-face { font-family: Federo; src: url(data:font/woff2;base64,${font}) }
body { position: relative; width: 1200px; height: 630px; background: var(--p-sky) }
body > svg { position: absolute; width: 1200px; height: 630px }
[fill='var(--p-sky)'], [fill='var(--p-sky2)'], .moon { display: none }
.sun { transform: translate(0, 250px) }
.light { transform: translateX(0) }
.mirror g { display: none }
.mirror { --p-mirror: #0000 }
.title { position: absolute; left: 0; right: 0; top: 26px; text-align: center; font-family: Federo; color: var(--p-title) }
h1 { font-size: 124px; line-height: 1; letter-spacing: .01em; -webkit-text-stroke: .018em currentColor }
p { font-size: 37px; color: var(--p-motto); letter-spacing: .02em }
</style>
<svg viewBox="-445 -20 1043 547.575" data-part="morning"><rect x="-600" y="205" width="1200" height="200" style="fill:var(--p-sky2)"/>${sun}
<g class="mirror" transform="translate(1 0) scale(-1 1)">${half(scenery)}</g>${half(scenery)}
${drawing('Smoke')}${drawing('Steamer')}<svg x="262" y="370" width="100" height="50" viewBox="-50 -50 100 50">${drawing('Wheel')}</svg>
<g class="mirror" transform="translate(1 0) scale(-1 1)">${half(waves)}</g>${half(waves)}</svg>
<div class="title"><h1>Salonjass</h1><p>Jassen im Salon des Raddampfers</p></div>`;
}

const page = (body) => `<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${body}`;
const PICTURES = [
  ['favicon-32.png', page(svg(16, SIGN)), 32, 32],
  ['icon-192.png', page(ICON), 192, 192],
  ['icon-512.png', page(ICON), 512, 512],
  ['maskable-512.png', page(svg(512, SHIP)), 512, 512],
  ['apple-touch-180.png', page(svg(512, SHIP)), 180, 180],
  ['social-1200x630.png', `<!doctype html><html data-theme="light">${panorama()}`, 1200, 630],
];

/** The pixels of what the page shows. */
async function pixels(tab) {
  const shot = await tab.screenshot({ omitBackground: true, animations: 'disabled' });
  const values = await tab.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const { data: rgba } = canvas.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let i = 0; i < rgba.length; i += 8192) text += String.fromCharCode(...rgba.subarray(i, i + 8192));
    return btoa(text);
  }, shot.toString('base64'));
  return Buffer.from(values, 'base64');
}

mkdirSync(at('static', 'icons'), { recursive: true });
mkdirSync(at('static', 'heads'), { recursive: true });
for (const [name, paths] of Object.entries(HEADS))
  writeFileSync(at('static', 'heads', `${name}.svg`), headSvg(paths));
writeFileSync(at('static', 'icons', 'icon.svg'), `${oneLine(ICON)}\n`);
writeFileSync(at('static', 'icons', 'favicon.svg'), `${oneLine(svg(16, SIGN))}\n`);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ reducedMotion: 'reduce' });
for (const [name, source, width, height] of PICTURES) {
  await tab.setViewportSize({ width, height });
  await tab.setContent(source);
  await tab.evaluate(() => document.fonts.ready);
  const file = png(await pixels(tab), width, height);
  writeFileSync(at('static', 'icons', name), file);
  console.log(`${name} ${file.length}`);
}
await browser.close();
