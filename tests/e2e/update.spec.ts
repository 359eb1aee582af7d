import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at } from '../../scripts/lib.mjs';
import { de } from '../../src/lib/i18n/de/index';
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

test('a new version waits for the word, and leaves pages of the old one alone', async ({ context }) => {
  const [game, other] = [await context.newPage(), await context.newPage()];
  for (const page of [game, other]) {
    await page.goto(`${site.origin}/`);
    await expectApp(page);
    await untilStored(page);
    await page.evaluate(() => Object.assign(window, { untouched: true }));
  }
  const untouched = (): Promise<boolean> => game.evaluate(() => 'untouched' in window);

  const chunk = deployNext();
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => other.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting))
    .toBe(true);
  expect(await untouched(), 'nothing reloads by itself').toBe(true);
  expect(await iconOf(other), 'the old version stays whole').not.toContain('<!-- next -->');

  await other.getByRole('button', { name: de.lobby.updateNow }).click();
  await expect
    .poll(() => other.evaluate(() => 'untouched' in window).catch(() => true), 'the page that asked reloads')
    .toBe(false);
  await expectApp(other);
  expect(await iconOf(other)).toContain('<!-- next -->');
  expect(await untouched(), 'a game in another tab goes on').toBe(true);
  const old = await game.evaluate(async (path) => (await fetch(path)).status, chunk);
  expect(old, 'and still finds the parts of its own version').toBe(200);
});

const iconOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/icons/icon.svg')).text());

/** Puts the next version in place: one picture has changed and one script has another name. */
function deployNext(): string {
  const icon = join(dir, 'icons/icon.svg');
  writeFileSync(icon, readFileSync(icon, 'utf8') + '<!-- next -->');
  const worker = join(dir, 'service-worker.js');
  const text = readFileSync(worker, 'utf8');
  const chunk = /_app\/immutable\/nodes\/1\.[^"'`]+\.js/.exec(text)?.[0] ?? '';
  const renamed = chunk.replace('/1.', '/1.next.');
  cpSync(join(dir, chunk), join(dir, renamed));
  rmSync(join(dir, chunk));
  const revision =
    /(icons\/icon\.svg["'`],\s*["'`]?revision["'`]?:\s*["'`])[0-9a-f]+|(revision["'`]?:\s*["'`])[0-9a-f]+(["'`],\s*["'`]?url["'`]?:\s*["'`]icons\/icon\.svg)/;
  const next = text.replace(revision, '$1$2000000$3').replace(chunk, renamed);
  expect(next).not.toBe(text);
  writeFileSync(worker, next);
  return `/${chunk}`;
}
