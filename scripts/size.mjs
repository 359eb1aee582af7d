// npm run size: opens the built lobby as a first visitor does and weighs every script until it can be used.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, filesUnder, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const KB = 1000;
const SCRIPTS_BUDGET = 80 * KB;
const CARDS_BUDGET = 150 * KB;
const USABLE = 'Neue Partie';

const gzipped = (body) => gzipSync(body, { level: 9 }).length;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

async function scriptsOfLobby() {
  const port = await freePort(4500);
  const server = await serve({ port, dir: at('build') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    // Without the service worker: what it stores in the background is not what the visitor waits for.
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-CH' });
    const page = await context.newPage();
    const found = new Map();
    const bodies = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!type.includes('javascript')) return;
      bodies.push(response.body().then((body) => found.set(new URL(response.url()).pathname, gzipped(body))));
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    const start = page.getByRole('button', { name: USABLE }).or(page.getByRole('link', { name: USABLE }));
    await start.first().waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    return found;
  } finally {
    await browser.close();
    server.close();
  }
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

const scripts = await scriptsOfLobby();
for (const [path, bytes] of [...scripts].sort((a, b) => b[1] - a[1]))
  console.log(`${kb(bytes).padStart(9)}  ${path}`);
const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
const worker = weigh(['build/service-worker.js']);
const all = weigh(precached());
const cards = filesUnder('build').filter((file) =>
  /\/cards\/.*\.svg$|\/[DHSC](\d+|[JQKA])\b[^/]*\.svg$/.test(file),
);
const art = weigh(cards);

console.log(`\nafter gzip, as a host sends it (1 kB = 1000 bytes)`);
console.log(`      service worker: ${kb(worker.gzip)}`);
console.log(
  `      stored for use without net: ${precached().length} files, ${kb(all.gzip)} (${kb(all.raw)} unpacked)`,
);
const over = [
  check('scripts until the lobby can be used', total, SCRIPTS_BUDGET),
  check(`card pictures, ${cards.length} files`, art.gzip, CARDS_BUDGET),
];
// Nothing to weigh is no small weight.
const nothing = scripts.size === 0 || cards.length === 0;
if (nothing) console.log('no scripts or no card pictures were found: the measurement is broken');
process.exit(over.includes(true) || nothing ? 1 : 0);
