import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { measure, SIZES } from './measure';

/**
 * Tables of variants that need another number of seats or cards, on made-up views: the layout is decided before they
 * are built (three seats, twelve cards, a seat that sits out).
 */
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000, serviceWorkers: 'block' });

let server: ViteDevServer;
test.beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../ui/harness/vite.config.ts', import.meta.url));
  server = await createServer({ configFile, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
});
test.afterAll(() => server.close());

const SCENES = [
  ['three', 'three with twelve cards each, two of them have played'],
  ['three-lead', 'three with twelve cards each, before the first'],
  ['sits-out', 'the dealer opposite looks on'],
  ['sit-out', 'oneself looks on'],
] as const;

for (const [scene, name] of SCENES)
  test(`a table of another variant at six sizes: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    // The first page waits until everything has been compiled.
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.resolvedUrls!.local[0]}?scene=${scene}`);
    await page.locator('.seat').first().waitFor({ timeout: 60_000 });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const measured = await measure(page, { width, height });
      faults.push(...measured.faults.map((fault) => `${width}x${height}: ${fault}`));
      if (scene !== 'sit-out') expect(measured.strip).not.toBeNull();
    }
    expect(faults).toEqual([]);
  });
