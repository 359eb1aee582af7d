import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const copyEntry = (page: Page) => page.getByRole('button', { name: 'Stellung kopieren' });

/** At a table where somebody has led and it is the person's turn. */
async function following(page: Page): Promise<Player> {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.lobby.click();
  await page.getByRole('radio', { name: 'schwach' }).check({ force: true });
  await page.getByRole('button', { name: 'Los' }).tap();
  await player.playUntilFollowing();
  return player;
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/position/');
  await page.getByRole('textbox', { name: 'Text der Stellung' }).fill(text);
  await page.getByRole('button', { name: 'Stellung öffnen' }).tap();
}

test('a position copied at the table opens in another browser, and the computer says what it would do', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await following(page);
  const names = await page
    .getByRole('toolbar', { name: 'Deine Hand' })
    .getByRole('button')
    .evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel));
  await page.keyboard.press('m');
  await copyEntry(page).tap();
  await expect(page.getByText('Kopiert.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.length).toBeLessThan(2000);

  const elsewhere = await browser.newContext({ serviceWorkers: 'block', hasTouch: true });
  const fresh = await elsewhere.newPage();
  await open(fresh, text.slice(0, text.length - 30));
  await expect(fresh.getByRole('alert')).toContainText('Hier fehlt ein Teil');
  await open(fresh, `Schau:\n${text}\nGruss`);
  const hand = fresh.getByRole('list', { name: 'Deine Karten' }).getByRole('img');
  expect(await hand.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel))).toEqual(names);

  await fresh.getByRole('button', { name: 'Was würde der Computer tun?' }).tap();
  const levels = fresh.getByRole('region', { name: 'So hätte jede Stufe gespielt' });
  await expect(levels.locator('dd')).toHaveCount(3);
  await expect(levels).not.toContainText('…', { timeout: 60_000 });
  for (const said of await levels.locator('dd').allTextContents())
    expect(names).toContain(said.split(', ')[0]);
  const best = fresh.getByRole('status').locator('p b').first();
  await expect(best).toBeVisible({ timeout: 60_000 });
  expect(names).toContain(await best.textContent());
  await fresh.getByText('Was bisher war').tap();
  await expect(fresh.getByRole('region', { name: 'Spielverlauf' })).toBeVisible();
  await elsewhere.close();
});

test('where the browser does not copy, the text lies there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await following(page);
  await page.keyboard.press('m');
  await copyEntry(page).tap();
  const text = page.getByRole('textbox', { name: 'Stellung als Text' });
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Salonjass-Stellung 1');
  await open(page, await text.inputValue());
  await expect(page.getByRole('list', { name: 'Deine Karten' })).toBeVisible();
});
