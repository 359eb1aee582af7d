import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { KillableBrowser } from './chromium';
import { Player } from './player';

/** `npm run test:long` kills it more often. */
const KILLS = Number(process.env.KILLS ?? 5);

/** What has been on the screen, so far that nobody can take it back: which deal, and how many cards are played. */
interface Shown {
  readonly deal: number;
  readonly played: number;
  readonly hand: number;
}

/** Reads what the table shows; null while there is none. Runs in the page. */
function readTable(): Shown | null {
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const deal = /Spiel (\d+)/.exec(`${text('.rim')} ${text('.rail')}`)?.[1];
  const hand = document.querySelectorAll('[role="toolbar"] button').length;
  const others = [...document.querySelectorAll('.cloth button[aria-label*="Karte"]')].map((plate) =>
    Number(/(\d+) Karten?/.exec(plate.ariaLabel ?? '')?.[1]),
  );
  if (!deal || others.length !== 3) return null;
  return { deal: Number(deal), hand, played: 36 - hand - others.reduce((sum, count) => sum + count, 0) };
}

/** Tells everything that is shown from now on, at every change of the page. */
async function watch(page: Page, onshown: (shown: Shown) => void): Promise<void> {
  await page.exposeFunction('tellShown', onshown);
  await page.addInitScript(`
    const read = ${readTable.toString()};
    let last = '';
    new MutationObserver(() => {
      const shown = read();
      const text = JSON.stringify(shown);
      if (shown && text !== last) { last = text; window.tellShown(shown); }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  `);
}

/** Later in the same game, or the same moment. */
const order = ({ deal, played }: Shown): number => deal * 100 + played;

test(`a browser that is killed in the middle of a trick, ${KILLS} times: nothing that was shown is lost`, async ({
  baseURL,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const profile = mkdtempSync(join(tmpdir(), 'salonjass-kill-'));
  const browser = new KillableBrowser(profile);
  let address = '';
  let finished = '';
  let shown: Shown | null = null;
  let moves = 0;
  try {
    for (let kill = 0; kill <= KILLS; kill++) {
      const page = await browser.start();
      const before: Shown | null = shown;
      shown = null;
      await watch(page, (now) => {
        shown = now;
        moves += 1;
      });
      const player = new Player(page);
      if (address === '') {
        await page.goto(`${baseURL}/`);
        await player.setFast();
        await player.startGame();
      } else {
        await page.goto(address);
        await expect.poll(() => shown, 'the table is there again').not.toBeNull();
        const [was, is] = [order(before!), order(shown!)];
        expect(is, `${JSON.stringify(before)} was on the screen`).toBeGreaterThanOrEqual(was);
      }
      if (await player.end.isVisible()) await player.end.click({ delay: 700 });
      await page.waitForURL((url) => url.href.includes('game=') && url.href !== finished);
      address = page.url();
      // Playing on, until it is killed at some moment, mostly while computers are answering.
      player.play().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 1200 + Math.floor(Math.random() * 1500)));
      if (await player.end.isVisible()) finished = address;
      await browser.kill();
    }
    expect(moves, 'something was played meanwhile').toBeGreaterThan(KILLS * 3);
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true });
  }
});
