// npm run bench:frames [-- --cards 6] [-- --trace FILE]: what moving cards cost. Deals and plays at normal speed in
// Chromium on a 360 px phone, unthrottled, under a trace, and prints for dealing, playing and collecting the main
// thread's work a frame of 1/60 s and the layouts in it. The frames in which a motion begins or ends are named
// apart: there the table changes, in all others cards only move. Needs `npm run build`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  // Says which frame is the page: without it no layout would be counted.
  'disabled-by-default-devtools.timeline',
  'blink.animations',
];
/** Microseconds, as all times in a trace. */
const FRAME = 1e6 / 60;
/** Frames until a change of the table is drawn: one to lay it out, one for pictures that came with it. It is made in the
    frame before its motions begin. */
const CHANGE = 2;

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '6' }, trace: { type: 'string' } },
});

/** Where a finger finds a card that may be played, or a trump; runs in the page. */
function spot() {
  const named = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^\s*(Weiter|Eicheln)/.test(textContent),
  );
  const button = document.querySelector('[role="toolbar"] button:not([aria-disabled="true"])');
  const { left, top, width } = (button ?? named)?.getBoundingClientRect() ?? {};
  return left === undefined
    ? null
    : { x: left + (button ? 10 : width / 2), y: top + 24, card: button !== null };
}

/** Looks seldom, so that looking is not what is measured. */
async function play(page, cards) {
  for (let played = 0; played < cards;) {
    await page.waitForTimeout(1500);
    const found = await page.evaluate(spot);
    if (!found) continue;
    await page.touchscreen.tap(found.x, found.y);
    played += Number(found.card);
  }
  await page.waitForTimeout(4000);
}

async function record() {
  const port = await freePort(4700);
  const server = await serve({ port, dir: at('build') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const context = await browser.newContext({ ...PHONE, baseURL: `http://127.0.0.1:${port}` });
  const page = await context.newPage();
  // As on every visit but the first one: all files come from the store.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('link', { name: 'Neue Partie' }).click();
  // As long as one reads the settings of a game, while the pictures of the cards are read.
  await page.waitForTimeout(2000);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.getByRole('button', { name: 'Los' }).click();
  await play(page, Number(values.cards));
  const trace = await browser.stopTracing();
  await browser.close();
  server.close();
  if (values.trace) writeFileSync(values.trace, trace);
  return JSON.parse(trace.toString()).traceEvents;
}

/** What the page's main thread did: the renderer's with the most of it. */
function onMainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const all = threads.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  return all.sort((a, b) => b.length - a.length)[0];
}

/** Every motion of a card: what it is, when it begins and ends. */
function motionsOf(events) {
  const open = new Map();
  const laid = new Set();
  const motions = [];
  const animations = events.filter(({ cat }) => cat.includes('blink.animations')).sort((a, b) => a.ts - b.ts);
  for (const { ph, ts, args, id2, name } of animations) {
    if (name !== 'Animation') continue;
    const data = args.data ?? {};
    if (ph === 'b') open.set(id2.local, { begin: ts, what: whatMoves(data, laid) });
    const moving = open.get(id2.local);
    if (!moving?.what || !(ph === 'e' || (ph === 'n' && data.state === 'finished'))) continue;
    if (ts > moving.begin) motions.push({ ...moving, end: ts });
    open.delete(id2.local);
  }
  return motions;
}

/** A card's first motion in the trick is being laid, its second is being swept away. */
function whatMoves({ displayName = '', nodeName = '', nodeId, state }, laid) {
  if (/deal$/.test(displayName)) return 'dealing';
  // Svelte begins every transition with an animation of no length.
  if (state === 'finished' || !/^DIV class='laid /.test(nodeName)) return null;
  if (laid.has(nodeId)) return 'collecting';
  laid.add(nodeId);
  return 'playing';
}

/** Frames that begin while a card moves; those in which motions begin or end have a table to change and are apart. */
function framesOf(motions, others, tasks, layouts) {
  const changes = others.flatMap(({ begin, end }) => [begin, end]);
  const frames = { change: [], move: [] };
  const seen = new Set();
  for (const { begin, end } of motions)
    for (let at = Math.floor(begin / FRAME); (at + 1) * FRAME < end; at += 1) {
      if (seen.has(at)) continue;
      seen.add(at);
      const inside = ({ ts }) => ts >= at * FRAME && ts < (at + 1) * FRAME;
      const changing = changes.some((ts) => ts > (at - CHANGE) * FRAME && ts < (at + 2) * FRAME);
      frames[changing ? 'change' : 'move'].push({
        ms: tasks.filter(inside).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
        layouts: layouts.filter(inside).length,
      });
    }
  return frames;
}

/** Milliseconds by the thread's own clock. */
function show(frames) {
  const ms = frames.map((frame) => frame.ms).sort((a, b) => a - b);
  const part = (share) => (ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0).toFixed(1);
  const layouts = frames.reduce((sum, one) => sum + one.layouts, 0);
  return `${ms.length} frames, ms median ${part(0.5)}, 95 % ${part(0.95)}, worst ${part(1)}, layouts ${layouts}`;
}

const trace = await record();
const pages = new Set(trace.flatMap(({ args }) => args.data?.frames ?? []).map(({ frame }) => frame));
if (pages.size === 0) throw new Error('The trace does not say which frame is the page.');
const events = onMainThread(trace);
const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
// Every picture that is an SVG is a document of its own; they are laid out once, when they are read.
const layouts = events.filter(({ name, args }) => name === 'Layout' && pages.has(args.beginData?.frame));
const motions = motionsOf(events);
for (const what of ['dealing', 'playing', 'collecting']) {
  const { change, move } = framesOf(
    motions.filter((motion) => motion.what === what),
    motions,
    tasks,
    layouts,
  );
  console.log(`${what}: ${show(move)}; where the table changes: ${show(change)}`);
}
