import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SUBPATH, at, root } from '../../scripts/lib.mjs';
import { expectApp, faults, startSite, untilStored } from './site';

const { BASE_PATH: BASE, OUT_DIR: DIR } = SUBPATH;

test('the app works under a sub-path, and without net', async ({ page }) => {
  test.setTimeout(240_000);
  build();
  const site = await startSite(DIR, BASE);
  const wrong = faults(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.origin}${BASE}/`)) outside.push(request.url());
  });
  try {
    await page.goto(`${site.origin}${BASE}/`);
    await expectApp(page);
    await untilStored(page);
    expect(await manifest(page.url())).toMatchObject({
      start_url: `${BASE}/`,
      scope: `${BASE}/`,
      id: `${BASE}/`,
    });
  } finally {
    await site.stop();
  }
  for (const path of ['/', '/?x=1', '/play?game=none', '/play/?game=none', '/unbekannt/tief']) {
    await test.step(path, async () => {
      await page.goto(`${site.origin}${BASE}${path}`);
      await expectApp(page);
      await page.reload();
      await expectApp(page);
    });
  }
  expect(outside).toEqual([]);
  expect(wrong).toEqual([]);
});

/** `npm test` has built it already; on its own, the test builds anew. */
function build(): void {
  if (existsSync(at(DIR, 'index.html')) && process.env.CI) return;
  const env = { ...process.env, ...SUBPATH };
  const done = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, env, encoding: 'utf8' });
  expect(done.status, done.stdout + done.stderr).toBe(0);
}

const manifest = async (page: string): Promise<unknown> =>
  (await fetch(new URL('manifest.webmanifest', page))).json();
