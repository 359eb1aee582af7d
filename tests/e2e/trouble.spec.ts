import { expect, test } from '@playwright/test';
import { Player } from './player';
import { faults } from './site';

test('two quick taps on a card play one card', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await player.setFast();
  await player.startGame();
  await player.playUntilFollowing();
  const hand = page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button');
  const held = await hand.count();
  // The last card was another gesture; this one begins well after it.
  await page.waitForTimeout(700);
  const box = (await player.playable.first().boundingBox())!;
  const tap = (): Promise<void> => page.touchscreen.tap(box.x + 10, box.y + 24);
  await Promise.all([tap(), tap()]);
  await expect(hand).toHaveCount(held - 1);
  await page.waitForTimeout(400);
  expect(await hand.count()).toBe(held - 1);
});

const BREAKAGES: readonly (readonly [string, () => void])[] = [
  [
    'throws',
    () =>
      (IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      }),
  ],
  // Neither opens nor refuses.
  ['is silent', () => (IDBOpenDBRequest.prototype.addEventListener = () => {})],
  ['is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
];
for (const [name, breakage] of BREAKAGES) {
  test(`a game starts and says that it will not last where storage ${name}`, async ({ page }) => {
    const wrong = faults(page);
    await page.addInitScript(breakage);
    const player = new Player(page);
    await page.goto('/');
    await player.startGame();
    await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(9);
    // Where the database never answers, every move must not wait for it.
    if (name === 'is silent') {
      await player.playUntilFollowing();
      await player.tapCard();
      await player.playUntilFollowing();
    }
    const left = await page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button').count();
    await page.goBack();
    await expect(page.getByText('Hier wird nichts gespeichert')).toBeVisible();
    await page.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(left);
    expect(wrong).toEqual([]);
  });
}

test('a damaged game says so and leaves the others alone', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await player.startGame();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button')).toHaveCount(9);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('salonjass');
        request.onsuccess = () => {
          const tx = request.result.transaction('events', 'readwrite');
          tx.objectStore('events').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor) cursor.update({ ...cursor.value, action: { type: 'push' } });
          };
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText('Diese Partie lässt sich nicht öffnen.')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Lobby' }).click();
  await page.getByRole('button', { name: 'Meine Partien' }).click();
  await page.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Weiterspielen' })).toBeHidden();
});

test.describe('without a worker', () => {
  // The service worker would answer from its store.
  test.use({ serviceWorkers: 'block' });

  test('computers go on by rule of thumb where no worker loads', async ({ page }) => {
    await page.route(/worker-/, (route) => route.abort());
    const player = new Player(page);
    await page.goto('/');
    await player.setFast();
    await player.startGame();
    await player.play(1);
    await expect(page.getByText('Die Computer spielen nach Faustregeln.')).toBeVisible();
  });
});
