import { expect, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib.mjs';
import { de } from '../../src/lib/i18n/de/index';
import { install } from '../../src/lib/i18n/de/install';
import { Player } from './player';
import { faults } from './site';

const executablePath = findChromium();
// A name that is not this very machine's, without https: what a phone gets from a laptop on the same Wi-Fi.
const HOST = 'salon.test';
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('a whole deal, the proof of its cards and the next start work over plain http', async ({
  page,
  baseURL,
}) => {
  const wrong = faults(page);
  const origin = baseURL!.replace('127.0.0.1', HOST);
  await page.goto(origin);
  const missing = await page.evaluate(() => ({
    secure: isSecureContext,
    worker: 'serviceWorker' in navigator,
    subtle: 'subtle' in crypto,
    locks: 'locks' in navigator,
  }));
  expect(missing, 'what only a page with https has').toEqual({
    secure: false,
    worker: false,
    subtle: false,
    locks: false,
  });

  const player = new Player(page);
  await player.setFast();
  await player.startGame();
  await player.play(1);
  await player.goOn();
  const game = new URL(page.url()).search;
  await player.giveUp();

  await page.goto(`${origin}/fair/${game}`);
  await expect(page.getByText('gleich wie gespielt').first()).toBeVisible();
  await page.goto(origin);
  await page.getByRole('button', { name: de.lobby.games }).click();
  await expect(page.getByRole('dialog').getByText(de.lobby.results.givenUp).first()).toBeVisible();

  await page.goto(`${origin}/settings/`);
  await expect(page.getByText(install.insecure)).toBeVisible();
  // A header that only secure pages honour says so here.
  expect(wrong.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});
