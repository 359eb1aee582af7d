/**
 * Draws both Jass packs, the suit signs and the back into static/cards.
 *   node tools/cards/cards.mjs           writes the files
 *   node tools/cards/cards.mjs --check   fails if the checked-in files differ from what would be written
 *   node tools/cards/cards.mjs --sheet FILE [WIDTH] [FOLDER ...]   writes a contact sheet in HTML
 * File names follow the project's card notation: suit D H S C, rank 6-9 10 J Q K A.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOTH, PAPER } from './draw.mjs';
import { FOUR, PIPS } from './signs.mjs';
import { back, draw, suitSign } from './types.mjs';

const OUT = fileURLToPath(new URL('../../static/cards', import.meta.url));
const RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Only the two suits that change with four colours have files of their own there. */
const SETS = [
  { folder: 'german', pack: 'german', suits: 'DHSC', colours: PIPS },
  { folder: 'french', pack: 'french', suits: 'DHSC', colours: PIPS },
  { folder: 'french-four', pack: 'french', suits: 'DC', colours: FOUR },
];

const files = new Map([['back.svg', back()]]);
for (const { folder, pack, suits, colours } of SETS)
  for (const suit of suits) {
    files.set(`signs/${folder}-${suit}.svg`, suitSign(pack, suit, colours));
    for (const rank of RANKS) files.set(`${folder}/${suit}${rank}.svg`, draw(pack, suit, rank, colours));
  }

const present = () =>
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(OUT, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );

function check() {
  const found = new Set(present());
  const stale = [...files].filter(
    ([name, text]) => !found.has(name) || readFileSync(join(OUT, name), 'utf8') !== text,
  );
  const strange = [...found].filter((name) => !files.has(name));
  for (const [name] of stale) console.error(`static/cards/${name} is not what the generator draws`);
  for (const name of strange) console.error(`static/cards/${name} has no drawing`);
  if (stale.length + strange.length > 0) process.exit(1);
  console.log(`${files.size} card files are current`);
}

function write() {
  rmSync(OUT, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(OUT, name)), { recursive: true });
    writeFileSync(join(OUT, name), text);
  }
  console.log(`${files.size} card files written`);
}

/** Whole packs on the table cloth, nine cards a row, at one width. */
function sheet(path, width, folders) {
  const image = (name) => `<img src="${join(OUT, name)}" alt="">`;
  const names = [...files.keys()].filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)));
  const css =
    `body{margin:0;background:${CLOTH};display:inline-grid;grid-template-columns:repeat(9,${width}px);gap:8px;padding:8px}` +
    `img{width:100%;display:block;background:${PAPER};border-radius:7%/4.5%}`;
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><style>${css}</style>${names.map(image).join('')}\n`,
  );
}

const [mode, path, width = 96, ...folders] = process.argv.slice(2);
if (mode === '--check') check();
else if (mode === '--sheet') sheet(path, width, folders.length > 0 ? folders : ['german', 'french']);
else write();
