/**
 * The contact sheets of docs/cards: each pack at the three widths it is seen at, as the eye sees it.
 *   node tools/cards/sheets.mjs [FOLDER] [SIGHT]   SIGHT: none, deuteranopia, protanopia, achromatopsia
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shoot, withPage } from './browser.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const PACKS = { german: ['german'], french: ['french', 'french-four'] };
const WIDTHS = [44, 64, 96];

const [out = at('../../docs/cards'), sight = 'none'] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'cards-'));
mkdirSync(out, { recursive: true });

async function sheet(page, pack, width) {
  const html = join(scratch, 'sheet.html');
  execFileSync(process.execPath, [at('cards.mjs'), '--sheet', html, width, ...PACKS[pack]]);
  await page.goto(pathToFileURL(html).href);
  await shoot(page, 'body', join(out, `${pack}-${width}.png`));
}

await withPage(async (page, see) => {
  await see(sight);
  for (const pack of Object.keys(PACKS)) for (const width of WIDTHS) await sheet(page, pack, width);
});
rmSync(scratch, { recursive: true });
