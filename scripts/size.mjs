// npm run size: opens the built app as a first visitor does and weighs every script until the lobby can be used,
// and on until the first own card can be tapped; then what is stored for use without net.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, filesUnder, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const KB = 1000;
const LOBBY_BUDGET = 80 * KB;
const FIRST_CARD_BUDGET = 142 * KB;
const STORED_BUDGET = 1500 * KB;
const CARDS_BUDGET = 150 * KB;

const gzipped = (body) => gzipSync(body, { level: 9 }).length;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

/** Scripts by address with their weight: those of the lobby, and those until a first card can be tapped. */
async function scriptsOfFirstVisit() {
  const port = await freePort(4500);
  const server = await serve({ port, dir: at('build') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    // Without the service worker: what it stores in the background is not what the visitor waits for.
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-CH' });
    const page = await context.newPage();
    await page.addInitScript(fixChance);
    const scripts = watchScripts(page);
    await page.goto(`http://127.0.0.1:${port}/`);
    const start = page.getByRole('link', { name: 'Neue Partie' });
    await start.waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const lobby = await scripts();
    await start.click();
    await page.getByRole('button', { name: 'Los' }).click();
    await untilFirstCard(page);
    return { lobby, firstCard: await scripts() };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Weighs every script that comes, the computers' worker included. */
function watchScripts(page) {
  const found = new Map();
  const bodies = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('javascript')) return;
    bodies.push(response.body().then((body) => found.set(new URL(response.url()).pathname, gzipped(body))));
  });
  return async () => {
    await Promise.all(bodies);
    return new Map(found);
  };
}

/** The cards are random. With these another player begins, so that the computers' worker is weighed too. */
function fixChance() {
  crypto.getRandomValues = (bytes) => bytes.fill(3);
}

/** Whoever is asked for trump answers; then it is the others' turn, and at last one's own. */
async function untilFirstCard(page) {
  const card = page.locator('[role=toolbar] button:not([aria-disabled=true])').first();
  const trump = page.getByRole('button', { name: 'Eicheln', exact: true });
  await card.or(trump).first().waitFor({ timeout: 30_000 });
  if (await trump.isVisible()) await trump.click();
  await card.waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}

/** What the service worker stores: the list stands in its own text. */
function precached() {
  const text = readFileSync(at('build', 'service-worker.js'), 'utf8');
  const names = [...text.matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url);
  return names
    .map((url) => (url === '/' || url.endsWith('/') ? `${url}index.html` : url))
    .map((url) => `build/${url}`);
}

const weigh = (files) => {
  const bodies = files.map((file) => readFileSync(at(file)));
  return {
    raw: bodies.reduce((sum, body) => sum + body.length, 0),
    gzip: bodies.reduce((sum, b) => sum + gzipped(b), 0),
  };
};

function check(name, bytes, budget) {
  const over = bytes > budget;
  console.log(`${over ? 'OVER' : 'ok  '}  ${name}: ${kb(bytes)} of ${kb(budget)}`);
  return over;
}

const { lobby, firstCard } = await scriptsOfFirstVisit();
for (const [path, bytes] of [...firstCard].sort((a, b) => b[1] - a[1]))
  console.log(`${kb(bytes).padStart(9)}  ${lobby.has(path) ? 'lobby' : 'table'}  ${path}`);
const sum = (scripts) => [...scripts.values()].reduce((total, bytes) => total + bytes, 0);
const worker = weigh(['build/service-worker.js']);
const all = weigh(precached());
const cards = filesUnder('build').filter((file) =>
  /\/cards\/.*\.svg$|\/[DHSC](\d+|[JQKA])\b[^/]*\.svg$/.test(file),
);
const art = weigh(cards);

console.log(`\nafter gzip, as a host sends it (1 kB = 1000 bytes)`);
console.log(`      service worker: ${kb(worker.gzip)}`);
console.log(`      ${precached().length} files are stored, ${kb(all.raw)} unpacked`);
const over = [
  check('scripts until the lobby can be used', sum(lobby), LOBBY_BUDGET),
  check('scripts until the first own card can be tapped', sum(firstCard), FIRST_CARD_BUDGET),
  check('stored for use without net', all.gzip, STORED_BUDGET),
  check(`card pictures, ${cards.length} files`, art.gzip, CARDS_BUDGET),
];
// Nothing to weigh is no small weight.
const isWorker = (path) => path.includes('worker-');
const nothing = lobby.size === 0 || ![...firstCard.keys()].some(isWorker) || cards.length === 0;
if (nothing) console.log('no scripts or no card pictures were found: the measurement is broken');
process.exit(over.includes(true) || nothing ? 1 : 0);
