import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

/** What has the keyboard, by role and name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim()}`;
  });

/** Goes with Tab until `wanted` has the keyboard. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

test('a whole deal by keyboard alone, from the address on; the focus is never lost', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const player = new Player(page);
  await tabTo(page, /^A Einstellungen/);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'sofort' })).toBeChecked();
  await tabTo(page, /^A Zurück/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^A Neue Partie/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^BUTTON Los/);
  await page.keyboard.press('Enter');

  const settled = page.getByRole('dialog', { name: 'Abrechnung' });
  const choices = page.getByRole('group', { name: /Was ist Trumpf/ });
  await expect(choices.or(player.playable.first())).toBeVisible();
  while (!(await settled.isVisible())) {
    await expect(settled.or(choices).or(player.playable.first()).first()).toBeVisible();
    if (await settled.isVisible()) break;
    if (await choices.isVisible()) {
      await tabTo(page, /^BUTTON Obenabe/);
      await page.keyboard.press('Enter');
      await expect(choices).toBeHidden();
      continue;
    }
    const before = await page.getByRole('toolbar').getByRole('button').count();
    await tabTo(page, /^BUTTON (Schellen|Rosen|Schilten|Eicheln) /);
    await page.keyboard.press('Home');
    for (let i = 0; i < before; i++) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true')) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(async () => {
      await page.keyboard.press('Enter');
      const left = page.getByRole('toolbar').getByRole('button');
      await expect(left).not.toHaveCount(before, { timeout: 200 });
    }).toPass();
    // The card that was played took no focus with it into nowhere.
    if (before > 1) await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
  }
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Weiter/);
});

test('the letters open and Esc closes, and the keyboard is back where it was', async ({ page }) => {
  await page.goto('/');
  const player = new Player(page);
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  await page.getByRole('toolbar').getByRole('button').first().focus();
  const at = await focused(page);
  for (const [letter, name] of [
    ['l', 'Letzter Stich'],
    ['v', 'Spielverlauf'],
    ['b', 'Bilanz'],
    ['w', 'Wörterbuch'],
    ['m', 'Menü'],
  ] as const) {
    await page.keyboard.press(letter);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => focused(page)).toBe(at);
  }
  await page.keyboard.press('Control+w').catch(() => {});
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the letters can be switched off', async ({ page }) => {
  await page.goto('/');
  const player = new Player(page);
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('switch', { name: /Tastenkürzel/ }).uncheck({ force: true });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await player.startGame();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  await page.keyboard.press('m');
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toBeHidden();
});
