import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

/** A game at the person's turn, with one decision made. */
const address = (page: Page): string => new URL(page.url()).pathname;

for (const [button, name] of [
  ['Menü', 'Menü'],
  ['Spielverlauf', 'Spielverlauf'],
  ['Wörterbuch', 'Wörterbuch'],
  [/Jasstafel/, 'Bilanz'],
] as const)
  test(`"back" closes ${name} and nothing else`, async ({ page }) => {
    await Player.atTable(page);
    const before = await page.locator('main').ariaSnapshot();
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(address(page)).toBe('/play/');
    expect(await page.locator('main').ariaSnapshot()).toBe(before);
  });

test('"back" closes what the menu opened, and does not come back to the menu', async ({ page }) => {
  await Player.atTable(page);
  await page.getByRole('button', { name: 'Menü' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bilanz/ })
    .tap();
  await expect(page.getByRole('dialog', { name: 'Bilanz' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  expect(address(page)).toBe('/');
});

test('"back" leads from the table to the lobby, and the game is still there', async ({ page }) => {
  await Player.atTable(page);
  const before = await page.locator('main').ariaSnapshot();
  await page.goBack();
  const resume = page.getByRole('link', { name: 'Weiterspielen' });
  await expect(resume).toBeVisible();
  await resume.tap();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  expect(await page.locator('main').ariaSnapshot()).toBe(before);
});

test('"back" leads from the settlement to the lobby, and "Weiterspielen" to the settlement', async ({
  page,
}) => {
  const player = await Player.atTable(page);
  await player.play(1);
  await expect(page.getByRole('dialog', { name: 'Abrechnung' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Weiterspielen' }).tap();
  await expect(page.getByRole('dialog', { name: 'Abrechnung' })).toBeVisible();
});

test('"back" leads to the lobby also for one who began at the table', async ({ page, context }) => {
  await Player.atTable(page);
  const table = page.url();
  const fresh = await context.newPage();
  // Two windows with one game are another story.
  await page.close();
  await fresh.goto(table);
  await expect(fresh.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  // A new tab starts with an empty page of its own, which a link from elsewhere does not.
  await fresh.goBack();
  await expect(fresh).toHaveURL(/about:blank|\/$/);
});

test('"back" comes back from the settings to the table', async ({ page }) => {
  await Player.atTable(page);
  await page.getByRole('button', { name: 'Menü' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Einstellungen' }).tap();
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await page.getByRole('link', { name: 'Zurück' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('toolbar').getByRole('button').first()).toHaveAccessibleName(
    /^(Ecken|Herz|Schaufel|Kreuz) /,
  );
});
