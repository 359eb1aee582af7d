/**
 * The blind test: are the cards known by their picture alone, as small as on a phone?
 *   node tools/cards/blindTest.mjs make PACK SIGHT SEED FOLDER KEY   36 pictures 64 px wide, shuffled, and a montage
 *   node tools/cards/blindTest.mjs score KEY ANSWERS                 how many of the answers are right
 * PACK: german or french. SIGHT: none, deuteranopia, protanopia or achromatopsia. KEY lies outside FOLDER, so that
 * who answers cannot see it. An answer is a line "07 HJ": number, then suit D H S C and rank 6-9 10 J Q K A, as in
 * the file names of static/cards.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SIGHTS, shoot, withPage } from './browser.mjs';
import { CLOTH, PAPER } from './draw.mjs';

const CARDS = fileURLToPath(new URL('../../static/cards', import.meta.url));
const WIDTH = 64;
const NAMES = [...'DHSC'].flatMap((suit) =>
  ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => suit + rank),
);
const NUMBERS = NAMES.map((_, k) => String(k + 1).padStart(2, '0'));

/** Mulberry32: the same seed shuffles alike everywhere. */
function random(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(list, seed) {
  const next = random(seed);
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}

function html(pack, order) {
  const image = (name) => {
    const art = readFileSync(join(CARDS, pack, `${name}.svg`)).toString('base64');
    return `<img src="data:image/svg+xml;base64,${art}" alt="">`;
  };
  const cell = (name, k) => `<figure>${NUMBERS[k]}<div id="c${NUMBERS[k]}">${image(name)}</div></figure>`;
  return (
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:8px;background:${CLOTH};color:${PAPER};` +
    `font:12px/16px sans-serif;display:inline-grid;grid-template-columns:repeat(6,${WIDTH}px);gap:10px}` +
    `figure{margin:0}img{width:${WIDTH}px;display:block;background:${PAPER};border-radius:4px}</style>` +
    order.map(cell).join('')
  );
}

async function make(pack, sight, seed, folder, keyFile) {
  if (!SIGHTS.includes(sight)) throw new Error(`No such sight: ${sight}. There are ${SIGHTS.join(', ')}`);
  if (!relative(folder, dirname(keyFile)).startsWith('..'))
    throw new Error('The key must lie outside the folder');
  const order = shuffle(NAMES, Number(seed));
  mkdirSync(folder, { recursive: true });
  await withPage(async (page, see) => {
    await page.setContent(html(pack, order));
    await see(sight);
    await shoot(page, 'body', join(folder, 'montage.png'));
    for (const number of NUMBERS) await shoot(page, `#c${number}`, join(folder, `${number}.png`));
  });
  mkdirSync(dirname(keyFile), { recursive: true });
  writeFileSync(keyFile, order.map((name, k) => `${NUMBERS[k]} ${name}\n`).join(''));
}

const answers = (file) =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().toUpperCase().split(/\s+/))
      .filter(([number, name]) => name !== undefined && /^\d+$/.test(number))
      .map(([number, name]) => [Number(number), name]),
  );

function score(keyFile, answerFile) {
  const key = answers(keyFile),
    given = answers(answerFile);
  const wrong = [...key].filter(([number, name]) => given.get(number) !== name);
  for (const [number, name] of wrong)
    console.log(`${number}: ${name}, taken for ${given.get(number) ?? 'nothing'}`);
  console.log(`${key.size - wrong.length} of ${key.size}`);
}

const MODES = { make: [make, 5], score: [score, 2] };
const [mode, ...given] = process.argv.slice(2);
const [run, wanted] = MODES[mode] ?? [];
if (given.length !== wanted) {
  console.error('blindTest.mjs make PACK SIGHT SEED FOLDER KEY  or  score KEY ANSWERS');
  process.exit(1);
}
await run(...given);
