import { readFileSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { at, chromiumArgs, findChromium } from '../../scripts/lib.mjs';
import { install as words } from '../../src/lib/i18n/de/install';
import { expectApp } from './site';

test('the browser finds nothing that keeps the app from being installed', async ({ baseURL }) => {
  // Only the whole browser knows what it would install.
  const executablePath = findChromium({ whole: true });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: chromiumArgs,
  });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/`);
  await expectApp(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser under test keeps nothing, as a private window does.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await browser.close();
});

test('every picture and address of the manifest is there', async ({ page, request }) => {
  const text = readFileSync(at('build', 'manifest.webmanifest'), 'utf8');
  const manifest = JSON.parse(text) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  const addresses = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)]),
  ];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses)
    expect((await request.get(new URL(address, 'http://x/').pathname)).status(), address).toBe(200);

  await page.goto('/');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, `/${src}`);
    expect(size, src).toBe(sizes);
  }
});

test('the sheet of an iPhone warns of the games that stay behind, and shows the way', async ({ page }) => {
  await page.addInitScript(() => {
    const as = { vendor: 'Apple Computer, Inc.', platform: 'iPhone', maxTouchPoints: 5 };
    for (const [name, value] of Object.entries(as)) Object.defineProperty(navigator, name, { value });
  });
  await page.goto('/settings/');
  await page.getByRole('button', { name: words.how }).click();
  const sheet = page.getByRole('dialog', { name: words.title });
  await expect(sheet.getByText(words.ios.add[0]!)).toBeVisible();
  await expect(sheet.getByText(words.ownStorage(1)), 'nothing stays behind').toBeHidden();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await page.goto('/new/');
  await page.getByRole('button', { name: 'Los' }).click();
  await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
  await page.goto('/settings/');
  await page.getByRole('button', { name: words.how }).click();
  await expect(sheet.getByText(words.ownStorage(1))).toBeVisible();
});

test('what the browser offers is taken up at a tap, and never before', async ({ page }) => {
  await page.goto('/settings/');
  const ask = page.getByRole('button', { name: words.ask, exact: true });
  // The browser offers it once the page has come to life.
  await expect(async () => {
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: () => Promise.resolve(Object.assign(window, { asked: true })) });
      window.dispatchEvent(event);
    });
    await expect(ask).toBeVisible({ timeout: 1000 });
  }).toPass();
  const asked = (): Promise<boolean> => page.evaluate(() => 'asked' in window);
  expect(await asked()).toBe(false);
  await ask.click();
  expect(await asked()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText(words.installed)).toBeVisible();
});
