import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Player } from './player';
import { faults } from './site';

const hand = (page: Page): Locator => page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');
/** Every card that can be seen, and whose it is: the same trick, the same hand. */
const cards = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

const file = (text: string) => ({
  name: 'salonjass.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const choose = (page: Page, chosen: string | ReturnType<typeof file>): Promise<void> =>
  page.getByLabel('Sicherung einlesen').and(page.locator('input')).setInputFiles(chosen);

/** From the lobby to the settings, and the way back. */
async function toSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Einstellungen' }).tap();
  await expect(page.getByRole('button', { name: 'Alles sichern' })).toBeVisible();
}
async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zurück' }).tap();
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
}

/** A game left in the middle of a trick; its hand, and the file that «Alles sichern» gives. */
async function playAndSave(page: Page): Promise<{ held: string[]; path: string }> {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  for (let tricks = 0; tricks < 2; tricks++) await player.playUntilFollowing();
  const held = await cards(page);
  await page.goBack();
  await toSettings(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alles sichern' }).tap();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^salonjass-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByRole('status').filter({ hasText: 'Gesichert als salonjass-' })).toBeVisible();
  return { held, path: await download.path() };
}

test('a game goes as a file to another device, and on in the same trick', async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  const wrong = faults(page);
  const { held, path } = await playAndSave(page);
  expect(wrong).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch: true });
  const other = await context.newPage();
  const wrongThere = faults(other);
  await other.goto('/');
  await toSettings(other);

  await test.step('a broken file says so, and nothing changes', async () => {
    const text = readFileSync(path, 'utf8');
    await choose(other, file(text.slice(0, text.length / 2)));
    await expect(other.getByRole('alert')).toContainText(
      'keine Sicherung von Salonjass, oder nur ein Teil davon',
    );
    await choose(other, file(text.replace(/"seed":"./, '"seed":"x')));
    await expect(other.getByRole('alert')).toContainText('beschädigt');
    await choose(other, file('{"format":"salonjass-backup","version":2}'));
    await expect(other.getByRole('alert')).toContainText('Lade zuerst die App neu.');
    await back(other);
    await expect(other.getByRole('link', { name: 'Weiterspielen' })).toBeHidden();
  });

  await test.step('the whole file comes in', async () => {
    await toSettings(other);
    await choose(other, path);
    const plan = other.getByRole('dialog', { name: 'Sicherung einlesen' });
    await expect(plan.getByText('1 neue Partie')).toBeVisible();
    await plan.getByRole('button', { name: 'Einlesen' }).tap();
    await expect(other.getByRole('status').filter({ hasText: 'Eingelesen: 1 neue Partie.' })).toBeVisible();
    await expect(other.getByRole('radio', { name: 'sofort' })).toBeChecked();
    await choose(other, path);
    await expect(plan.getByText('1 Partie ist schon da')).toBeVisible();
    await plan.getByRole('button', { name: 'Abbrechen' }).tap();
  });

  await back(other);
  await other.getByRole('link', { name: 'Weiterspielen' }).tap();
  await expect(hand(other)).toHaveCount(held.length);
  expect(await cards(other)).toEqual(held);
  await new Player(other).tapCard();
  await expect(hand(other)).toHaveCount(held.length - 1);
  expect(wrongThere).toEqual([]);
  await context.close();
});
