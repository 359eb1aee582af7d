import { expect, test } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('a deal that was played is gone through again by tap and by key; the address keeps the place', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.play(1);
  await player.goOn();
  await player.playUntilFollowing();

  // From the list of games: the deal that is being played stays closed.
  await page.goto('/');
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  await page.getByRole('link', { name: /^Nachspielen/ }).tap();
  await expect(page.getByRole('heading', { name: 'Nachspielen' })).toBeVisible();
  const deals = page.getByRole('combobox', { name: 'Welches Spiel' });
  await expect(deals.getByRole('option')).toHaveText(['Spiel 1', 'Spiel 2 läuft noch']);
  const said = page.getByRole('status');
  const cards = page.getByRole('list', { name: 'Deine Karten' }).getByRole('img');
  await expect(said).toContainText('Vorhand');
  await expect(cards).toHaveCount(9);

  const next = page.getByRole('button', { name: 'Einen Schritt weiter' });
  await next.tap();
  await expect(said).toContainText(/schieb|wähl/);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Stich für');
  await expect(cards).toHaveCount(8);
  await expect(page.locator('.trick .laid')).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.trick .laid')).toHaveCount(3);

  // Everybody's cards, and none of them twice.
  await page.getByRole('button', { name: 'Alle Karten' }).tap();
  await expect(page.getByRole('region', { name: 'Karten von Alois' })).toBeVisible();
  const names = await page
    .locator('.table [role=img][aria-label]')
    .evaluateAll((found) =>
      found.map((one) => one.getAttribute('aria-label')?.replace(/^.*: |^Du spielst /, '')),
    );
  expect(new Set(names).size).toBe(36);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const there = await said.textContent();
  await expect(page).toHaveURL(/#d1s\d+$/);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(said).toHaveText(there ?? '');
  await expect(cards).toHaveCount(7);

  // By itself to the end of the deal.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.trick .laid')).toHaveCount(4);
  await page.getByRole('button', { name: 'Abspielen' }).tap();
  await expect(page.getByRole('region', { name: 'Abrechnung' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abspielen' })).toHaveAttribute('aria-disabled', 'true');
  expect(errors.filter((message) => !message.includes('addEventListener'))).toEqual([]);
});

test('back leads where one came from; a game that is not there is said to be gone', async ({ page }) => {
  await page.goto('/replay/?game=none');
  await expect(page.getByText('Diese Partie gibt es hier nicht mehr.')).toBeVisible();
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  await player.giveUp();
  await player.aMomentLater();
  const end = page.url();
  await page.getByRole('link', { name: 'Nachspielen' }).tap();
  await expect(page.getByRole('status')).toContainText('Vorhand');
  await page.keyboard.press('End');
  await expect(page.getByRole('status')).toContainText('Hier wurde die Partie aufgegeben.');
  await expect(page).toHaveURL(/#d1s\d+$/);
  await page.getByRole('link', { name: 'Zurück' }).tap();
  await expect(page).toHaveURL(end);
  await expect(player.end).toBeVisible();
});
