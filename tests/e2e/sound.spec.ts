import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

test.use({ serviceWorkers: 'block' });

/** How many devices were opened, and how many bursts and tones they were given. */
const sounded = (page: Page): Promise<{ devices: number; sources: number }> =>
  page.evaluate(() => (window as unknown as { sounded: { devices: number; sources: number } }).sounded);

test('a card is heard after the first tap, and one tap at the table ends it for good', async ({ page }) => {
  await page.addInitScript(() => {
    const sounded = { devices: 0, sources: 0 };
    Object.assign(window, { sounded });
    window.AudioContext = new Proxy(AudioContext, {
      construct(target, args) {
        sounded.devices += 1;
        return Reflect.construct(target, args) as AudioContext;
      },
    });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      sounded.sources += 1;
      return start.apply(this, at);
    };
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
      sounded.sources += 1;
      return begin.apply(this, at);
    };
  });
  const player = await Player.atTable(page);
  await page.reload();
  await expect(player.playable.first()).toBeVisible();
  expect(await sounded(page)).toEqual({ devices: 0, sources: 0 });
  await player.tapCard();
  await player.playUntilFollowing();
  await player.tapCard();
  await expect.poll(async () => (await sounded(page)).sources).toBeGreaterThan(0);

  const tone = page.getByRole('button', { name: 'Ton', exact: true });
  await tone.tap();
  await expect(tone).toHaveAttribute('aria-pressed', 'false');
  const before = await sounded(page);
  await player.playUntilFollowing();
  await player.tapCard();
  await player.playUntilFollowing();
  expect(await sounded(page)).toEqual(before);
  await page.reload();
  await expect(tone).toHaveAttribute('aria-pressed', 'false');
});
