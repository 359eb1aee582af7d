import { expect, test, type Locator, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

test('from the address to the first card in three taps, with no question in between', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Neue Partie' }).tap();
  await page.getByRole('button', { name: 'Los' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(9);
});

test('name and sign are offered once, and never in the way', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await expect(page.getByText('Wie heisst du?')).toBeHidden();
  await player.startGame();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /Wie heisst du/ }).tap();
  await page.getByRole('textbox').fill(' Rosa  Meier ');
  await page.getByRole('radio', { name: 'Schwan' }).check({ force: true });
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByText('Wie heisst du?')).toBeHidden();
  await page.reload();
  await expect(player.lobby).toBeVisible();
  await expect(page.getByText('Wie heisst du?')).toBeHidden();
  await page.getByRole('link', { name: 'Weiterspielen' }).tap();
  await expect(page.getByRole('button', { name: 'Rosa Meier' })).toBeVisible();
});

/** What the menu of the table says of the computers. */
async function strength(page: Page): Promise<string> {
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const words = /Computer: \w+/.exec((await menu.textContent()) ?? '')?.[0] ?? 'none';
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  return words;
}

test('whoever chooses weak computers plays against such, also «Nochmals», and is offered them again', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.lobby.tap();
  await expect(page.getByRole('radio', { name: 'stark' })).toBeChecked();
  await page.getByText('schwach', { exact: true }).tap();
  await page.getByRole('button', { name: 'Los' }).tap();
  await player.playUntilFollowing();
  expect(await headers(page)).toEqual([{ level: 'weak', summary: 'weak' }]);
  expect(await strength(page)).toBe('Computer: schwach');

  await player.giveUp();
  await player.aMomentLater();
  await player.end.tap();
  await expect(player.end).toBeHidden();
  await player.playUntilFollowing();
  expect(await strength(page)).toBe('Computer: schwach');
  expect(await headers(page)).toEqual(Array(2).fill({ level: 'weak', summary: 'weak' }));

  await page.goto('/');
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  await expect(rows(page).getByText(/Computer:\sschwach/)).toHaveCount(2);
  await page.goto('/new/');
  await expect(page.getByRole('radio', { name: 'schwach' })).toBeChecked();
});

/** What the database says of every game's level: its header, and what lists read. */
function headers(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('salonjass');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(({ level, header }) => ({ level: header.level, summary: level })));
          };
        };
      }),
  );
}

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Meine Partien' });
const rows = (page: Page): Locator => list(page).getByRole('listitem');

/** Three games that were left after one deal, the last one begun on top. */
async function threeGames(page: Page): Promise<Player> {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  for (let game = 0; game < 3; game++) {
    await player.startGame();
    player.deals = 0;
    await player.play(1);
    await page.goto('/');
  }
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  return player;
}

test('three unfinished games: one goes on, one is given up, one is deleted', async ({ page }) => {
  test.setTimeout(120_000);
  const player = await threeGames(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Schieber bis 1000');
  await expect(rows(page).first()).toContainText(/heute/);

  // The second one goes on where it was left, and is then the newest.
  const score = (await rows(page).nth(1).textContent())?.match(/Wir \d+ · Sie \d+/)?.[0] ?? 'none';
  await rows(page)
    .nth(1)
    .getByRole('link', { name: /Weiterspielen/ })
    .tap();
  await expect(page.getByRole('dialog', { name: 'Abrechnung' })).toBeVisible();
  await player.goOn();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  await expect(rows(page).first()).toContainText(score);

  // Giving up says what it means, and the careful answer changes nothing.
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /Aufgeben/ })
    .tap();
  await expect(list(page).getByText(/zählt als verloren/)).toBeVisible();
  await list(page).getByRole('button', { name: 'Nicht aufgeben' }).tap();
  await expect(list(page).getByText('aufgegeben')).toBeHidden();
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /Aufgeben/ })
    .tap();
  await player.aMomentLater();
  await list(page).getByRole('button', { name: 'Aufgeben', exact: true }).tap();
  await expect(list(page).getByText('aufgegeben', { exact: true })).toBeVisible();

  await rows(page)
    .first()
    .getByRole('button', { name: /Löschen/ })
    .tap();
  await player.aMomentLater();
  await list(page).getByRole('button', { name: 'Löschen', exact: true }).tap();
  await expect(rows(page)).toHaveCount(2);

  // "Back" closes the list and stays in the app.
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
});

test('"Nochmals" begins another game with the same options, and they are remembered', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  await player.giveUp();
  await expect(page.getByRole('link', { name: 'Mit anderen Optionen' })).toBeVisible();
  await player.aMomentLater();
  await player.end.tap();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(9);
  await page.goBack();
  await page.getByRole('link', { name: 'Neue Partie' }).tap();
  await expect(page.getByRole('radio', { name: '1000' })).toBeChecked();
});
