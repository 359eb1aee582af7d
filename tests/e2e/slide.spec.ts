import { expect, test, type Locator, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

type Point = { readonly x: number; readonly y: number };

/** A real finger: the browser makes pointer events, scrolling and clicks of it as on a phone. */
async function finger(page: Page): Promise<(type: 'Start' | 'Move' | 'End', at?: Point) => Promise<void>> {
  const device = await page.context().newCDPSession(page);
  return async (type, at) => {
    const touchPoints = at ? [{ x: at.x, y: at.y }] : [];
    await device.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}
/** The visible strip of a card: its left edge. */
async function strip(card: Locator): Promise<Point> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not there');
  return { x: box.x + 12, y: box.y + 40 };
}

async function atTurn(
  page: Page,
): Promise<{ cards: Locator; playable: Locator; name: (card: Locator) => Promise<string> }> {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  const cards = page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');
  return {
    cards,
    playable: player.playable,
    name: async (card) => (await card.getAttribute('aria-label')) ?? '',
  };
}

test('a finger slides along the fan, and lifting it plays the card under it', async ({ page }) => {
  const { cards, playable, name } = await atTurn(page);
  const touch = await finger(page);
  const before = await cards.count();
  const wanted = playable.last();
  const chosen = await name(wanted);
  const start = (await name(cards.first())) === chosen ? cards.last() : cards.first();
  const from = await strip(start);
  const to = await strip(wanted);
  await touch('Start', from);
  for (let step = 1; step <= 8; step++)
    await touch('Move', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  await touch('End');
  await expect(cards).toHaveCount(before - 1);
  await expect(page.getByRole('toolbar').getByRole('button', { name: chosen, exact: true })).toHaveCount(0);
});

test('a finger that leaves the hand upwards plays nothing', async ({ page }) => {
  const { cards, playable } = await atTurn(page);
  const touch = await finger(page);
  const before = await cards.count();
  const from = await strip(playable.first());
  await touch('Start', from);
  for (let step = 1; step <= 8; step++) await touch('Move', { x: from.x, y: from.y - 30 * step });
  await touch('End');
  await page.waitForTimeout(400);
  await expect(cards).toHaveCount(before);
});

test('a finger that stays on a card explains it, and plays nothing', async ({ page }) => {
  const { cards, playable, name } = await atTurn(page);
  const touch = await finger(page);
  const before = await cards.count();
  const card = playable.first();
  const title = await name(card);
  await touch('Start', await strip(card));
  const tip = page.locator('[popover]').filter({ hasText: title });
  await expect(tip).toBeVisible();
  await expect(tip).toContainText(/zählt/i);
  await touch('End');
  await page.waitForTimeout(400);
  await expect(cards).toHaveCount(before);
});

test('the title says whose turn it is while the app is out of sight', async ({ page }) => {
  await atTurn(page);
  const show = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect(page).toHaveTitle(/^Schieber/);
  await show(true);
  await expect(page).toHaveTitle(/^Du bist dran!/);
  await show(false);
  await expect(page).toHaveTitle(/^Schieber/);
});
