// Plays a game in the built app and takes pictures of every screen: six sizes, both themes.
// npm run screenshots [-- --dir build --out reports/screenshots --only lobby,settlement --pack french]
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const SIZES = [
  [320, 568],
  [360, 740],
  [430, 932],
  [568, 320],
  [740, 360],
  [1280, 800],
];
const THEMES = ['light', 'dark'];
const PATIENCE = 20_000;
const PHONE = { width: 360, height: 740 };
/** Cards overlap: a finger lands on the edge that is free, even of a card that is turned. */
const EDGE = { position: { x: 14, y: 24 } };

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: at('build') },
    out: { type: 'string', default: at('reports', 'screenshots') },
    only: { type: 'string', default: '' },
    pack: { type: 'string', default: 'german' },
  },
});
const wanted = values.only.split(',').filter(Boolean);
const taken = new Set();
mkdirSync(values.out, { recursive: true });

/** Pictures of what is on the screen now, the first time `name` comes up. */
async function shoot(page, name) {
  if (taken.has(name)) return;
  taken.add(name);
  if (wanted.length > 0 && !wanted.includes(name)) return;
  for (const [width, height] of SIZES)
    for (const theme of THEMES) {
      await page.setViewportSize({ width, height });
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      await page.waitForTimeout(80);
      await page.screenshot({
        path: join(values.out, `${name}-${width}x${height}-${theme}.png`),
        animations: 'disabled',
      });
    }
  await page.setViewportSize(PHONE);
  console.log(name);
}

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** A page that is reached by a link of the lobby, and the way back. */
async function visit(page, link, name, more = async () => {}) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: link, level: 1 }).waitFor();
  await shoot(page, name);
  await more();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByRole('link', { name: 'Neue Partie' }).waitFor();
}

async function prepare(page, url) {
  await page.goto(url);
  await page.getByRole('link', { name: 'Neue Partie' }).waitFor();
  await shoot(page, 'lobby-first');
  await visit(page, 'Wörterbuch', 'dictionary', async () => {
    await page.getByRole('searchbox').fill('Buur');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Buur' }).waitFor();
    await shoot(page, 'dictionary-term');
    await page.goBack();
  });
  await visit(page, 'Über', 'about');
  await visit(page, 'Einstellungen', 'settings', async () => {
    await page.getByText('sofort', { exact: true }).click();
    if (values.pack === 'french') await page.getByText('Französisch').click();
  });
  await page.getByRole('link', { name: 'Neue Partie' }).click();
  await shoot(page, 'options');
  await page.getByText('eigene', { exact: true }).click();
  await shoot(page, 'options-own');
  await page.getByText('Standard', { exact: true }).click();
  await page.getByText('1000', { exact: true }).click();
  await page.getByRole('slider').fill('13');
  await shoot(page, 'options-cut');
  await button(page, 'Los').click();
}

/** What the table asks for: a choice, a card, or a way on after the settlement and the end. */
async function question(page) {
  const asks = {
    declare: page.getByRole('heading', { name: 'Was ist Trumpf?' }),
    settlement: button(page, 'Weiter'),
    end: button(page, 'Nochmals'),
    card: page.locator('.hand button[aria-disabled=false]').first(),
  };
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    for (const [name, locator] of Object.entries(asks)) if (await locator.isVisible()) return name;
    await page.waitForTimeout(30);
  }
  throw new Error('the table asks for nothing');
}

/** What lies over the table: opened, taken, and closed by "back". */
async function overlays(page) {
  if (taken.has('menu')) return;
  for (const [key, name] of [
    ['m', 'menu'],
    ['v', 'log'],
    ['b', 'bilanz'],
    ['l', 'last-trick'],
    ['w', 'table-dictionary'],
  ]) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(200);
    await shoot(page, name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: /^Alois/ }).click();
  await shoot(page, 'explained');
  await page.keyboard.press('Escape');
}

async function card(page) {
  const held = await page.locator('.hand button').count();
  const laid = await page.locator('.cloth .trick [role=img]').count();
  const forbidden = page.locator('.hand button[aria-disabled=true]');
  if (held === 9 && laid > 0) await shoot(page, 'play-early');
  if (held === 9 && (await page.locator('.row [aria-pressed]').count()) > 0) await shoot(page, 'weis-chips');
  if (await page.getByRole('region', { name: 'Gewiesen' }).isVisible()) await shoot(page, 'weis');
  if (held < 7 && held > 3 && laid > 0 && laid < 4 && (await forbidden.count()) > 0) {
    await forbidden.first().click({ force: true });
    await shoot(page, 'play-late');
    await overlays(page);
  }
  // A mouse that rests on a card has lifted it over its neighbour.
  await page.mouse.move(0, 0);
  await page.locator('.hand button[aria-disabled=false]').last().click(EDGE);
  await page.waitForTimeout(600);
}

async function play(page) {
  for (;;) {
    const asked = await question(page);
    if (asked === 'declare') {
      await shoot(page, 'declare');
      await page.locator('.sheet .tile').nth(2).click();
    } else if (asked === 'card') await card(page);
    else if (asked === 'end') return shoot(page, 'end');
    else {
      await shoot(page, 'settlement');
      if (!taken.has('settlement-tricks')) {
        await page.getByText('Alle Stiche', { exact: true }).click();
        await shoot(page, 'settlement-tricks');
      }
      await page.waitForTimeout(600);
      await button(page, 'Weiter').click();
    }
    await page.waitForTimeout(20);
  }
}

/** The lobby with games, their list, and the proof of one that is over. */
async function afterwards(page, url) {
  await page.waitForTimeout(600);
  await page.getByRole('link', { name: /Fair gemischt/ }).click();
  await page.getByText('gleich wie gespielt').first().waitFor();
  await shoot(page, 'fair');
  await page.goto(page.url().replace('/fair/', '/replay/'));
  await page
    .getByRole('status')
    .getByText(/Vorhand/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await shoot(page, 'replay');
  await button(page, 'Alle Karten').click();
  await page.keyboard.press('ArrowLeft');
  await shoot(page, 'replay-all');
  await page.keyboard.press('End');
  await page.getByRole('region', { name: 'Abrechnung' }).waitFor();
  await shoot(page, 'replay-settlement');
  await page.goto(`${url}position/`);
  const doc = readFileSync(at('docs', 'POSITION.md'), 'utf8');
  await page.getByRole('textbox').fill(/```text\n([^]*?)```/.exec(doc)[1]);
  await button(page, 'Stellung öffnen').click();
  await shoot(page, 'position');
  await button(page, 'Was würde der Computer tun?').click();
  await page.getByText('Alles vergleichen').waitFor({ timeout: 60_000 });
  await page.getByText('So hätte jede Stufe gespielt').scrollIntoViewIfNeeded();
  await shoot(page, 'position-answer');
  await page.goto(url);
  await button(page, 'Meine Partien').click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'games');
  await page.goto(`${url}gibtesnicht/`);
  await page.getByRole('link', { name: 'Zur Lobby' }).waitFor();
  await shoot(page, 'error');
}

/** What a person sees of the storage, of a second window, and on the way to the home screen. */
async function troubles(page, url) {
  await page.goto(`${url}settings/`);
  const data = page.getByRole('heading', { name: 'Deine Daten' });
  await data.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await shoot(page, 'settings-data');
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Alles sichern').click()]);
  await page.locator('input[type=file]').setInputFiles(await saved.path());
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'import');
  await button(page, 'Schliessen').first().click();
  await button(page, 'So geht es').click();
  await shoot(page, 'install');
  await page.goto(`${url}new/`);
  await button(page, 'Los').click();
  await page.locator('.hand button').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('Diese Partie ist schon offen').waitFor();
  await shoot(other, 'elsewhere');
  await other.close();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  if ((await question(page)) === 'declare') await page.locator('.sheet .tile').nth(2).click();
  await question(page);
  // A mouse that rests on a card has lifted it over its neighbour.
  await page.mouse.move(0, 0);
  await page.locator('.hand button[aria-disabled=false]').last().click(EDGE);
  await button(page, 'Partie sichern').waitFor();
  await page.waitForTimeout(600);
  await shoot(page, 'not-kept');
  await button(page, 'Menü').click();
  await page.getByRole('link', { name: /Zur Lobby/ }).click();
  await page.getByText(/Der Speicher ist voll/).waitFor();
  await shoot(page, 'lobby-full');
}

const port = await freePort(4300);
const server = await serve({ port, dir: values.dir });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
try {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  const url = `http://127.0.0.1:${port}/`;
  await prepare(page, url);
  await page.waitForURL(/game=/);
  await page.locator('.hand button').first().waitFor();
  const table = page.url();
  await page.goto(url);
  await page.getByRole('link', { name: 'Weiterspielen' }).waitFor();
  await shoot(page, 'lobby');
  await page.getByRole('button', { name: /Wie heisst du/ }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'profile');
  await page.goto(table);
  await play(page);
  await afterwards(page, url);
  await troubles(page, url);
} finally {
  await browser.close();
  server.close();
}
