import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

test('the pack is fixed before the cut, and after the game anybody can deal it again', async ({ page }) => {
  test.setTimeout(240_000);
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.lobby.click();
  // Three deals never end it.
  await page.getByRole('radio', { name: '3000' }).check({ force: true });
  await page.getByRole('radio', { name: 'schwach' }).check({ force: true });
  const code = page.getByText(/^[0-9a-f]{64}$/);
  if (!(await code.isVisible())) await page.getByText('Ganzer Code').tap();
  const commitment = (await code.textContent()) ?? '';
  await page.getByRole('slider', { name: /Abheben/ }).fill('11');
  await page.getByRole('textbox').fill('Dampfschiff');
  await page.getByRole('button', { name: 'Los' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(9);
  const game = new URL(page.url()).searchParams.get('game');

  // While the game is open nothing secret is shown.
  await page.goto(`/fair/?game=${game}`);
  await expect(page.getByText(commitment)).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toHaveCount(1);
  await page.goto(`/play/?game=${game}`);
  await player.play(2);
  await player.goOn();
  await player.playUntilFollowing();
  await player.giveUp();

  await player.aMomentLater();
  await page.getByRole('link', { name: /Fair gemischt/ }).tap();
  await expect(page.getByText('gleich wie gespielt').first()).toBeVisible();
  const codes = await page.getByText(/^[0-9a-f]{64}$/).allTextContents();
  const seed = codes.find((text) => createHash('sha256').update(text).digest('hex') === commitment);
  expect(seed, 'the seed shown is the one that was promised').toBeTruthy();
  const key = createHash('sha256').update(`${seed}/11/Dampfschiff`).digest('hex');
  expect(codes).toContain(key);
  await expect(page.getByText('gleich wie gespielt')).toHaveCount(3);
  await expect(page.getByText('stimmt nicht')).toBeHidden();
});
