import { expect, test, type Page } from '@playwright/test';
import { adviseOn } from '../../src/lib/ai/advice/advise';
import { analysisOf } from '../../src/lib/table/analysis';
import { openGame } from '../../src/lib/table/game';
import type { GameLog } from '../../src/lib/table/ports';
import { summaryOf } from '../../src/lib/table/summary';
import { recordedGame } from '../helpers/analysisGame';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Two deals that were recorded elsewhere. */
const LOG = recordedGame(2);

/** Puts a game into the database of the page. */
async function put(page: Page, { lines, ...header }: GameLog): Promise<void> {
  const { told, game } = openGame({ lines, ...header });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
  // The app has made its database by the time it knows that there are no games.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  await page.evaluate(putRows, {
    game: { ...summaryOf(header, game, told, 1), header },
    lines: lines.map((line) => ({ ...line, game: header.id })),
  });
}

/** These run in the page. */
async function putRows({ game, lines }: { game: object; lines: readonly object[] }): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('salonjass');
    request.onsuccess = () => resolve(request.result);
  });
  const tx = db.transaction(['games', 'events'], 'readwrite');
  tx.objectStore('games').put(game);
  for (const line of lines) tx.objectStore('events').put(line);
  await new Promise((resolve) => (tx.oncomplete = resolve));
  db.close();
}
async function readRow({ key, into }: { key: [string, number]; into?: object }): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('salonjass');
    request.onsuccess = () => resolve(request.result);
  });
  const store = db.transaction('analyses', 'readwrite').objectStore('analyses');
  const request = into ? store.put(into, key) : store.get(key);
  await new Promise((resolve) => (request.onsuccess = resolve));
  db.close();
  return JSON.stringify(request.result) ?? 'none';
}

test('the analysis of a recorded game is the same here and in Node; it can be stopped, is kept, and found out anew if damaged', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await put(page, LOG);
  const key: [string, number] = [LOG.id, 0];
  const game = analysisOf(LOG);
  await page.goto(`/replay/?game=${LOG.id}&analyse#d1`);

  // Stopped, and gone on with.
  await page.getByRole('button', { name: 'Abbrechen' }).tap();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await page.evaluate(readRow, { key })).toBe('none');
  await page.getByRole('main').getByRole('button', { name: 'Analyse', exact: true }).last().tap();
  const quality = page.getByRole('button', { name: /^Spielgüte/ });
  await expect(quality).toBeVisible({ timeout: 120_000 });

  const advice = game.questions(0).map(({ view, seed }) => adviseOn(view, seed));
  const expected = game.record(0, advice);
  await expect.poll(() => page.evaluate(readRow, { key })).toBe(JSON.stringify(expected));
  const report = game.report(0, expected);
  await expect(quality).toHaveAccessibleName(`Spielgüte ${report.quality} von 100`);

  // At a glance: to a decision, and what else might have been done there.
  await quality.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(report.decisions.length);
  await dialog.getByRole('listitem').last().getByRole('button').tap();
  await expect(page).toHaveURL(new RegExp(`#d1s${report.decisions.at(-1)?.step}$`));
  await page.getByRole('button', { name: /Genauer ansehen/ }).tap();
  await expect(dialog.getByRole('row')).toHaveCount(report.decisions.at(-1)!.advice.opinions.length + 1);
  // Keys do not lead through the game behind it.
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`#d1s${report.decisions.at(-1)?.step}$`));
  await page.keyboard.press('Escape');

  // Open cards, apart from that: looked at only now.
  await quality.tap();
  await dialog.getByText('Mit offenen Karten').tap();
  await dialog.getByRole('button', { name: 'Ausrechnen' }).tap();
  await expect(dialog.getByRole('button', { name: 'Ausrechnen' })).toBeHidden({ timeout: 120_000 });
  await expect(dialog.getByRole('progressbar')).toBeHidden({ timeout: 120_000 });
  await expect.poll(() => page.evaluate(readRow, { key })).toContain('"open":[');

  // Kept: there at once. Damaged: found out anew.
  await page.reload();
  await expect(quality).toBeVisible();
  const damaged = { ...expected, answers: expected.answers.slice(1) };
  await page.evaluate(readRow, { key, into: damaged });
  await page.reload();
  await expect(quality).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => page.evaluate(readRow, { key })).toBe(JSON.stringify(expected));
});
