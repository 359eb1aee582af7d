import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rat' });
const hand = (page: Page) => page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');

test('the lamp advises by tap and by key, compares on request, and plays what it advises', async ({
  page,
}) => {
  const player = await Player.atTable(page);
  // Until there is a choice.
  while ((await player.playable.count()) < 2) {
    await player.tap();
    await player.playUntilFollowing();
  }
  await page.getByRole('button', { name: 'Rat', exact: true }).tap();
  await expect(sheet(page).getByRole('button', { name: 'So spielen' })).toBeVisible({ timeout: 20_000 });
  await sheet(page).getByText('Alles vergleichen').tap();
  await expect(sheet(page).getByText('am besten')).toBeVisible();
  const name = await sheet(page).locator('b').first().textContent();
  // "Back" puts it away and nothing is played; the same question gets the same answer.
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  const before = await hand(page).count();
  await page.keyboard.press('h');
  await expect(sheet(page).locator('b').first()).toHaveText(name ?? '');
  await sheet(page).getByRole('button', { name: 'So spielen' }).press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(hand(page)).toHaveCount(before - 1);
  await expect(hand(page).and(page.getByRole('button', { name: name ?? '', exact: true }))).toHaveCount(0);
  await player.playUntilFollowing();
});

test('whoever claims too early is told which card might still take a trick, and plays on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const player = await Player.atTable(page);
  const claim = page.getByRole('button', { name: 'Rest gehört mir' });
  const words = /^Noch nicht sicher: .+ könnte noch einen Stich machen$/;
  const refused = page.getByText(words);
  // Sooner or later one leads with several cards left and without a proof.
  for (let tries = 0; tries < 60; tries++) {
    await player.asked();
    if (await claim.isVisible()) {
      await claim.tap();
      if (await refused.first().isVisible()) break;
    }
    await player.tap();
  }
  await expect(refused.first()).toBeVisible();
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
  const before = await hand(page).count();
  await player.tapCard();
  await expect(hand(page)).toHaveCount(before - 1);
});
