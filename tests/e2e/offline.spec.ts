import { expect, test } from '@playwright/test';
import { filesUnder } from '../../scripts/lib.mjs';
import { expectApp, faults, startSite, untilStored } from './site';

test('after the first visit every address works with the server gone', async ({ page }) => {
  const site = await startSite('build');
  const wrong = faults(page);
  try {
    await page.goto(`${site.origin}/`);
    await expectApp(page);
    await untilStored(page);
  } finally {
    await site.stop();
  }
  const addresses = [
    ['/', '/'],
    ['/?von=startbildschirm', '/?von=startbildschirm'],
    ['/unbekannt', undefined],
    ['/unbekannt/tief/drin?x=1', undefined],
    ...pages().flatMap((path) => [
      [`${path}?game=none`, `${path}?game=none`],
      // Without the slash the addresses inside the page would be wrong: it must be sent on.
      [`${path.slice(0, -1)}?game=none`, `${path}?game=none`],
    ]),
  ] as const;
  for (const [asked, shown] of addresses) {
    await test.step(asked, async () => {
      const response = await page.goto(`${site.origin}${asked}`);
      expect(response?.status()).toBe(asked.startsWith('/unbekannt') ? 404 : 200);
      await expectApp(page);
      const url = new URL(page.url());
      if (shown) expect(url.pathname + url.search).toBe(shown);
      await page.reload();
      await expectApp(page);
    });
  }
  expect(wrong).toEqual([]);
});

test('a picture of the store may be kept by the page: a card that moves is not fetched again', async ({
  page,
}) => {
  const site = await startSite('build');
  try {
    await page.goto(`${site.origin}/`);
    await untilStored(page);
    await page.reload();
    const kept = await page.evaluate(async () => {
      const { headers } = await fetch('cards/german/CJ.svg');
      return [headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
    });
    expect(kept).toEqual(['image/svg+xml', 'max-age=3600']);
  } finally {
    await site.stop();
  }
});

test('the first visit stores every file of the site', async ({ page }) => {
  const site = await startSite('build');
  try {
    await page.goto(`${site.origin}/`);
    await untilStored(page);
  } finally {
    await site.stop();
  }
  // Not stored: the worker itself, the old font format beside woff2, and the picture for other sites.
  const files = filesUnder('build')
    .map((file) => file.slice('build'.length))
    .filter((file) => !/service-worker\.js$|_headers$|\.woff$|\/social-|index\.html$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const missing = await page.evaluate(async (paths) => {
    const ok = async (path: string): Promise<boolean> =>
      (await fetch(path).catch(() => undefined)) !== undefined;
    const answers = await Promise.all(paths.map(async (path) => ({ path, ok: await ok(path) })));
    return answers.filter((answer) => !answer.ok).map(({ path }) => path);
  }, files);
  expect(missing).toEqual([]);
});

/** The addresses of all pages of the build but the first. */
function pages(): string[] {
  return filesUnder('build')
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice('build'.length, -'index.html'.length))
    .filter((path) => path !== '/');
}
