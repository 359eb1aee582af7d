// npm run bench:page [-- --deals 2]: what thinking costs in the built app. Plays deals in Chromium with the first card
// that may be played, on a 360 px phone at "sofort", and prints how long the page was ever busy at a stretch while the
// computers thought, how long the workers' answers took, and their memory. Needs `npm run build`.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { Player } from '../tests/e2e/player.ts';
import { at, chromiumArgs, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const MB = 1024 * 1024;

/** Runs in the page before anything else: keeps every task of 50 ms and more, and how long answers take. */
function watch() {
  const seen = (globalThis.seen = { tasks: [], answers: [] });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ entryTypes: ['longtask'] });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...rest) {
    const asked = performance.now();
    this.addEventListener('message', () => seen.answers.push([asked, performance.now()]), { once: true });
    post.apply(this, rest);
  };
}

/** What every worker holds, in bytes: its heap as it is set aside, and what typed arrays hold beside it. */
async function memoryOfWorkers() {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  const bytes = [];
  for (const { targetId } of targetInfos) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const answer = new Promise((resolve) => {
      cdp.on('Target.receivedMessageFromTarget', (event) => {
        const { id, result } = JSON.parse(event.message);
        if (event.sessionId === sessionId && id === 1) resolve(result);
      });
    });
    const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    const { totalSize, backingStorageSize, embedderHeapUsedSize } = await answer;
    bytes.push(totalSize + backingStorageSize + embedderHeapUsedSize);
  }
  return bytes;
}

const { values } = parseArgs({ options: { deals: { type: 'string', default: '2' } } });
const port = await freePort(4700);
const server = await serve({ port, dir: at('build') });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const context = await browser.newContext({ ...PHONE, baseURL: `http://127.0.0.1:${port}` });
const page = await context.newPage();
// tsx marks every function with a helper of its own, which the page does not have.
await page.addInitScript('globalThis.__name = (named) => named;');
await page.addInitScript(watch);
const player = await Player.atTable(page);
const began = await page.evaluate(() => performance.now());
await player.play(Number(values.deals));
const { tasks, answers } = await page.evaluate(() => globalThis.seen);
const heaps = await memoryOfWorkers();
const ms = (value = 0) => `${value.toFixed(0)} ms`;
const late = tasks.filter(([start]) => start > began);
const longest = (list) => ms(Math.max(0, ...list.map(([, length]) => length)));
const thinking = late.filter(([start, length]) =>
  answers.some(([from, to]) => start < to && start + length > from),
);
const waits = answers.map(([from, to]) => to - from).sort((a, b) => a - b);
console.log(`page: ${late.length} tasks over 50 ms, longest ${longest(late)}`);
console.log(`while a computer thought: ${thinking.length}, longest ${longest(thinking)}`);
console.log(
  `answers of the workers: ${waits.length}, median ${ms(waits[waits.length >> 1])}, longest ${ms(waits.at(-1))}`,
);
console.log(`workers: ${heaps.map((bytes) => `${(bytes / MB).toFixed(1)} MB`).join(', ')}`);
await browser.close();
server.close();
