import { expect, test } from '@playwright/test';
import { Player } from './player';
import { faults, startSite, untilStored } from './site';

test('a whole Schieber to 1000 by taps, with the server stopped and the net off from the second deal on', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const site = await startSite('build');
  const wrong = faults(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const player = new Player(page);
  try {
    await page.goto(`${site.origin}/`);
    await untilStored(page);
    await player.setFast();
    await player.startGame('stark');
    await player.play(1);
  } finally {
    await site.stop();
  }
  await context.setOffline(true);
  await page.reload();
  await player.goOn();
  await player.play();
  await expect(page.getByText(/Gewonnen!|Verloren/).first()).toBeVisible();
  expect(player.cards).toBeGreaterThan(9);

  // The next one starts without net as well, and the finished one is not offered any more.
  await player.aMomentLater();
  await player.end.click();
  await expect(player.end).toBeHidden();
  await player.playUntilFollowing();
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('link', { name: 'Weiterspielen' })).toHaveCount(1);
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
  expect(
    asked.filter((url) => !url.startsWith(`${site.origin}/`)),
    'nobody else is asked',
  ).toEqual([]);
});

test('a reload in the middle of a trick comes back to the same trick', async ({ page }) => {
  const player = await Player.atTable(page);
  const before = await page.locator('main').ariaSnapshot();
  await page.reload();
  await expect(player.playable.first()).toBeVisible();
  expect(await page.locator('main').ariaSnapshot()).toBe(before);
});
