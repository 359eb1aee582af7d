import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dumps, restore } from '../helpers/databases';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

const hand = (page: Page): Locator => page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');
const notKept = (page: Page): Locator => page.getByRole('button', { name: 'Partie sichern' });
/** What stays of the banner once it is read. */
const sign = (page: Page): Locator => page.getByRole('button', { name: /^Nicht gespeichert/ });

const originOf = (page: Page): string => new URL(page.url()).origin;

/** A disk that can be filled: what is put then is refused when it is to be written, as browsers do it. */
async function fillableDisk(page: Page): Promise<(full: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  return (full) =>
    page.evaluate((now) => (now ? sessionStorage.setItem('full', 'yes') : sessionStorage.clear()), full);
}

test('a full disk: play goes on, the game can be saved as a file, and is kept again once there is room', async ({
  page,
}) => {
  const fill = await fillableDisk(page);
  const player = await Player.atTable(page);
  await fill(true);
  await player.tapCard();
  await expect(notKept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Schliessen' }).tap();
  await player.playUntilFollowing();
  await player.tapCard();
  await sign(page).tap();
  const [download] = await Promise.all([page.waitForEvent('download'), notKept(page).tap()]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { data: { games: unknown[] } };
  expect(saved.data.games).toHaveLength(1);

  await fill(false);
  await player.playUntilFollowing();
  await player.tapCard();
  await player.playUntilFollowing();
  await expect(notKept(page).or(sign(page))).toBeHidden();
  const left = await hand(page).count();
  await page.reload();
  await expect(hand(page), 'nothing is missing').toHaveCount(left);
});

test('a game from memory is still there after a look at the lobby', async ({ page }) => {
  const fill = await fillableDisk(page);
  const player = await Player.atTable(page);
  await fill(true);
  await player.tapCard();
  await player.playUntilFollowing();
  const left = await hand(page).count();
  await page.goBack();
  await expect(page.getByText(/Der Speicher ist voll/)).toBeVisible();
  await page.getByRole('link', { name: 'Weiterspielen' }).tap();
  await expect(hand(page)).toHaveCount(left);
  await expect(notKept(page), 'and it says at once that it is not kept').toBeVisible();
  // Whoever leaves is asked whether he really wants to.
  page.once('dialog', (dialog) => void dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('a database that is thrown away under the table gets the game back with the next card', async ({
  page,
}) => {
  const player = await Player.atTable(page);
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('salonjass').onsuccess = resolve)),
  );
  await player.tapCard();
  await player.playUntilFollowing();
  await expect(notKept(page).or(sign(page))).toBeHidden();
  const left = await hand(page).count();
  await page.reload();
  await expect(hand(page)).toHaveCount(left);
});

test('a database handle that has died is replaced, and no move is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const handles: IDBDatabase[] = [];
    Object.assign(window, { closeAll: () => handles.splice(0).forEach((db) => db.close()) });
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => handles.push(request.result));
      return request;
    };
  });
  const player = await Player.atTable(page);
  for (let card = 0; card < 3; card++) {
    await page.evaluate(() => (window as unknown as { closeAll: () => void }).closeAll());
    await player.tapCard();
    await player.playUntilFollowing();
  }
  await expect(notKept(page).or(sign(page))).toBeHidden();
  const left = await hand(page).count();
  await page.reload();
  await expect(hand(page)).toHaveCount(left);
});

test('an older page that does not let go: said, and solved once it is closed', async ({ context, page }) => {
  await Player.atTable(page);
  const address = new URL(page.url());
  // An older app that does not hear that a newer one wants in.
  await page.goto('/about/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('salonjass');
        request.onsuccess = () => resolve(void Object.assign(window, { deaf: request.result }));
      }),
  );
  const next = await context.newPage();
  await next.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      return open.call(this, name, version && version + 1);
    };
  });
  await next.goto('/');
  await expect(next.getByText(/Ein anderes Fenster mit einer älteren Fassung/)).toBeVisible();
  await page.close();
  await expect(next.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
  expect(await next.getByRole('link', { name: 'Weiterspielen' }).getAttribute('href')).toContain(
    address.search,
  );
});

test('a database of a newer version: its games can be seen, nothing is written, and it says so', async ({
  page,
}) => {
  await Player.atTable(page);
  const left = await hand(page).count();
  const table = page.url();
  await page.goto('/about/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('salonjass', 9);
        request.onupgradeneeded = () => request.result.createObjectStore('badges');
        request.onsuccess = () => resolve(request.result.close());
      }),
  );
  await page.goto('/');
  await expect(page.getByText(/von einer neueren Fassung/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  await page.getByRole('link', { name: 'Weiterspielen' }).tap();
  await expect(hand(page)).toHaveCount(left);
  await new Player(page).tapCard();
  await expect(notKept(page)).toBeVisible();
  await page.goto(table);
  await expect(hand(page), 'what was there is untouched').toHaveCount(left);
});

test('a browser that has thrown everything away is found out, and it is said once', async ({
  context,
  page,
}) => {
  await Player.atTable(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
  const origin = originOf(page);
  await page.goto('about:blank');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.goto(`${origin}/settings/`);
  await page.goto(`${origin}/`);
  await expect(page.getByText(/Der Browser hat deine Partien gelöscht/)).toBeVisible();
  await page.getByRole('button', { name: 'Verstanden' }).tap();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
  await expect(page.getByText(/Der Browser hat deine Partien gelöscht/)).toBeHidden();

  // Deleting the last game oneself is no loss.
  await new Player(page).startGame();
  await expect(hand(page)).toHaveCount(9);
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Meine Partien' }).tap();
  await page.getByRole('button', { name: /^Löschen/ }).tap();
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: 'Löschen', exact: true }).tap();
  await expect(page.getByRole('dialog').getByText(/Hier stehen später deine Partien/)).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('after a finished game the browser is asked to keep it, once, and its answer is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let agrees = false;
    Object.assign(window, { agree: () => (agrees = true) });
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => Promise.resolve(agrees);
  });
  const player = await Player.atTable(page);
  await player.giveUp();
  await page.goBack();
  await expect(page.getByText(/Der Browser sagt nicht zu/)).toBeVisible();
  await page.getByRole('button', { name: 'Verstanden' }).tap();
  await expect(page.getByText(/Der Browser/)).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('salonjass-asked'));
  await page.evaluate(() => (window as unknown as { agree: () => void }).agree());
  await page.goForward();
  await expect(player.end).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Der Browser hat zugesagt/)).toBeVisible();
});

/** How many cards one holds in the open game of each. */
const HELD: Readonly<Record<string, number>> = { '1-first': 5, '1-undo': 5, '2-analysis': 9 };
for (const [name, dump] of dumps())
  test(`a database as it was opens, and its game goes on: ${name}`, async ({ page }) => {
    await page.goto('/icons/icon.svg');
    await page.evaluate(restore, { dump, name: 'salonjass' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Weiterspielen' }).tap();
    const held = HELD[name] ?? 0;
    await expect(hand(page)).toHaveCount(held);
    const player = new Player(page);
    await player.tapCard();
    await player.playUntilFollowing();
    const left = await hand(page).count();
    expect(left).toBeLessThan(held);
    await page.reload();
    await expect(hand(page)).toHaveCount(left);
  });
