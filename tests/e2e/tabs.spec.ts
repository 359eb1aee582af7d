import { expect, test, type Locator, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

const OPEN = 'Diese Partie ist schon offen';
const TAKEN = 'Du spielst jetzt anderswo weiter';
const hand = (page: Page): Locator => page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');
const takeOver = (page: Page): Locator => page.getByRole('button', { name: 'Hier weiterspielen' });
/** The cards one holds, by name. */
const held = (page: Page): Promise<(string | null)[]> =>
  hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

for (const locks of [true, false])
  test(`the second window of a game says so and can take over, ${locks ? 'with' : 'without'} Web Locks`, async ({
    context,
    page,
  }) => {
    if (!locks)
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await Player.atTable(page);
    const cards = await held(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText(OPEN)).toBeVisible();
    await expect(hand(page), 'the first one is not disturbed').toHaveCount(cards.length);

    await takeOver(other).tap();
    await expect(hand(other)).toHaveCount(cards.length);
    expect(await held(other), 'the same trick').toEqual(cards);
    await expect(page.getByText(TAKEN)).toBeVisible();
    await new Player(other).tapCard();
    await expect(hand(other)).toHaveCount(cards.length - 1);

    await takeOver(page).tap();
    await expect(hand(page)).toHaveCount(cards.length - 1);
    await expect(other.getByText(TAKEN)).toBeVisible();
    await Promise.all([page.reload(), other.reload()]);
    const both = [page, other];
    await expect
      .poll(async () =>
        (await Promise.all(both.map((one) => hand(one).count()))).filter((count) => count > 0),
      )
      .toEqual([cards.length - 1]);
    await expect
      .poll(async () =>
        (await Promise.all(both.map((one) => one.getByText(OPEN).isVisible()))).filter(Boolean),
      )
      .toHaveLength(1);
    await other.close();
    await page.reload();
    await expect(hand(page), 'whoever reloads is not another window').toHaveCount(cards.length - 1);
  });

test('a game that another window plays can be neither given up nor deleted', async ({ context, page }) => {
  await Player.atTable(page);
  const lobby = await context.newPage();
  await lobby.goto('/');
  await lobby.getByRole('button', { name: 'Meine Partien' }).tap();
  const list = lobby.getByRole('dialog', { name: 'Meine Partien' });
  for (const name of ['Aufgeben', 'Löschen']) {
    await list
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .tap();
    await lobby.waitForTimeout(700);
    await list.getByRole('button', { name, exact: true }).last().tap();
    await expect(list.getByText(/vielleicht ist die Partie in einem anderen Fenster offen/)).toBeVisible();
    await lobby.reload();
    if (!(await list.isVisible())) await lobby.getByRole('button', { name: 'Meine Partien' }).tap();
  }
  const left = await hand(page).count();
  await new Player(page).tapCard();
  await expect(hand(page)).toHaveCount(left - 1);
});
