import { expect, test } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

test('"Zurück" leads to one’s last decision, again and again, and the game says so', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  const undo = page.getByRole('button', { name: 'Zurück', exact: true });
  const hand = page.getByRole('toolbar', { name: 'Deine Hand' });
  // A full trick from before lies there once, and is tidied away for one who comes back to that moment.
  const table = async (): Promise<string> => {
    const laid = page.locator('.cloth .trick [role=img]');
    const trick =
      (await laid.count()) === 4 ? [] : await laid.evaluateAll((all) => all.map((one) => one.ariaLabel));
    return `${trick.join()}\n${await hand.ariaSnapshot()}`;
  };

  const first = await table();
  await player.tapCard();
  await expect(player.playable.first()).toBeVisible();
  const second = await table();
  await player.tapCard();
  await expect(player.playable.first()).toBeVisible();

  // By mouse, as the driver plays: a finger would first put away what the mouse on a card has called up.
  await undo.click();
  await expect.poll(table).toBe(second);
  await undo.click();
  await expect.poll(table).toBe(first);

  // It is in the log, survives a reload, and marks the game in the list.
  await page.getByRole('button', { name: 'Spielverlauf' }).tap();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Zurückgenommen/)
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect.poll(table).toBe(first);
  await page.goBack();
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  await expect(page.getByRole('dialog').getByText('mit Rücknahme')).toBeVisible();
});
