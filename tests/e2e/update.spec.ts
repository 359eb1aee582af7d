import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { at } from '../../scripts/lib.mjs';
import { de } from '../../src/lib/i18n/de/index';
import { aboutPart, deploy, lose, versionOf } from './deploy';
import { Player } from './player';
import { expectApp, startSite, untilStored } from './site';
import type { Site } from './site';

let dir: string;
let site: Site;

test.beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'salonjass-'));
  cpSync(at('build'), dir, { recursive: true });
  site = await startSite(dir);
});

test.afterEach(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('a new version waits for the word, and a table in another tab plays on', async ({ context }) => {
  const [lobby, table] = [await open(context), await open(context)];
  const player = new Player(table);
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();

  const part = deploy(dir, '1');
  await find(lobby);
  expect(await versionOf(lobby), 'nothing reloads by itself').toBe('');
  await table.bringToFront();
  await expect(bar(table), 'and a deal is not disturbed').toBeHidden();

  await apply(lobby);
  expect(await versionOf(lobby)).toBe('1');
  expect(await versionOf(table), 'the table in the other tab stays').toBe('');
  await forget(context, table);
  const old = await table.evaluate(async (path) => (await fetch(path)).status, part);
  expect(old, 'and finds the parts of its own version').toBe(200);

  await table.bringToFront();
  await player.tapCard();
  await expect(player.playable.first()).toBeVisible();
  const before = await lying(table);
  // Whoever has taken a trick may leave it lying until he leads; a new page begins without it.
  if (before.trick.length === 4) before.trick.length = 0;
  expect(before.hand.length).toBeGreaterThan(0);
  await table.reload();
  await expect(player.playable.first()).toBeVisible();
  expect(await versionOf(table), 'then it is the new version').toBe('1');
  expect(await lying(table), 'with the same cards').toEqual(before);
});

test('after two updates an old tab loads itself anew when it needs a part that is gone', async ({
  context,
}) => {
  const [other, old] = [await open(context), await open(context)];
  for (const version of ['1', '2']) {
    deploy(dir, version);
    await find(other);
    await apply(other);
    expect(await versionOf(other)).toBe(version);
  }
  expect(await versionOf(old)).toBe('');
  await old.bringToFront();
  await forget(context, old);
  await old.getByRole('link', { name: de.lobby.about }).click();
  await expect(old.getByRole('heading', { level: 1, name: de.lobby.about })).toBeVisible();
  expect(await versionOf(old), 'on the page it was asked for').toBe('2');
});

test('what the browser has thrown away comes back from the net', async ({ context }) => {
  const page = await open(context);
  const gone = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    const names = (await cache.keys())
      .map(({ url }) => url)
      .filter((url) => /\/(entry|nodes)\/|\/$/.test(url));
    await Promise.all(names.map((url) => cache.delete(url)));
    return names;
  });
  expect(gone.length).toBeGreaterThan(5);
  await page.goto(`${site.origin}/about/`);
  await expect(page.getByRole('heading', { level: 1, name: de.lobby.about })).toBeVisible();
  const missing = (): Promise<string[]> =>
    page.evaluate(async (urls) => {
      const found = await Promise.all(urls.map(async (url) => ({ url, hit: await caches.match(url) })));
      return found.filter(({ hit }) => !hit).map(({ url }) => url);
    }, gone);
  await expect.poll(missing).toEqual([]);
  await site.stop();
  await page.goto(`${site.origin}/settings/`);
  await expect(page.getByRole('heading', { level: 1, name: de.lobby.settings })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that is nowhere is said in words, after one try', async ({ page }) => {
    await page.goto(`${site.origin}/`);
    await expectApp(page);
    lose(dir, `_app/immutable/${aboutPart(dir)}`);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    await page.getByRole('link', { name: de.lobby.about }).click();
    await expect(page.getByText(de.error.part)).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads).toEqual(['/about/']);
    await page.getByRole('link', { name: de.error.lobby }).click();
    await expect(page.getByRole('link', { name: de.lobby.newGame })).toBeVisible();
  });

  test('a page whose scripts do not come says so', async ({ page }) => {
    await page.route(/entry\/start/, (route) => route.abort());
    await page.goto(`${site.origin}/`);
    const again = page.getByRole('link', { name: de.error.reload });
    await expect(again).toBeHidden();
    // It comes by itself after some seconds.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(again).toBeVisible();
  });
});

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await expectApp(page);
  await untilStored(page);
  return page;
}

/** The browser's own cache may still have an old part, but need not; what the service worker has stored stays. */
const forget = async (context: BrowserContext, page: Page): Promise<void> =>
  void (await (await context.newCDPSession(page)).send('Network.clearBrowserCache'));

const bar = (page: Page) => page.getByRole('button', { name: de.lobby.updateNow });

/** Looks for the new version, as the app does on return, until it is stored. */
async function find(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waits, 'the new version is stored').toBe(true);
  await expect(bar(page)).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await bar(page).click();
  await loaded;
  await expectApp(page);
  await expect(bar(page)).toBeHidden();
}

/** The own cards, and those of the trick. */
async function lying(page: Page): Promise<{ hand: string[]; trick: string[] }> {
  const labels = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return { hand: await labels('.hand button'), trick: await labels('.cloth .trick [role=img]') };
}
