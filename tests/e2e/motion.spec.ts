import { expect, test, type Page } from '@playwright/test';
import { Player } from './player';

// Storing the whole site for later costs more than these tests do.
test.use({ serviceWorkers: 'block' });

async function start(page: Page, settings: { speed?: string; tap?: boolean } = {}): Promise<Player> {
  const player = new Player(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  if (settings.speed) await page.getByRole('radio', { name: settings.speed }).check({ force: true });
  if (settings.tap)
    await page.getByRole('switch', { name: /Stich wird von selbst weggeräumt/ }).uncheck({ force: true });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await player.startGame();
  return player;
}
/** Bare cloth, left under the first plate: a tap on a plate would call up its explanation instead. */
const tapCloth = (page: Page) => page.locator('.cloth').tap({ position: { x: 6, y: 115 } });
const laid = (page: Page) => page.locator('.cloth .trick [role=img]');

/** Which cards of the trick are not where the style sheet puts them. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cloth .laid')].flatMap((card) => {
      const { transform, opacity } = getComputedStyle(card);
      return transform === 'none' && opacity === '1' ? [] : [`${transform} ${opacity}`];
    }),
  );

test('motions move only transform and opacity, and one that is cut short ends right', async ({ page }) => {
  test.setTimeout(180_000);
  const player = await start(page, { speed: 'langsam' });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const moved = new Set<string>();
    Object.assign(window, { moved });
    Element.prototype.animate = function (frames, options) {
      for (const frame of Array.isArray(frames) ? frames : [frames])
        for (const name of Object.keys(frame ?? {})) moved.add(name);
      return animate.call(this, frames, options);
    };
  });
  const choices = page.getByRole('group', { name: /Was ist Trumpf/ });
  for (let tricks = 0; tricks < 2;) {
    // Impatient taps on the cloth cut every pause and every flight short.
    await tapCloth(page);
    if (await choices.isVisible()) await choices.getByRole('button', { name: 'Eicheln' }).tap();
    if ((await player.playable.count()) === 0) continue;
    await player.tapCard();
    tricks += 1;
    await page.setViewportSize({ width: 360 + tricks, height: 740 });
  }
  await expect.poll(() => astray(page), { timeout: 15_000 }).toEqual([]);
  const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
  expect(moved.filter((name) => !['offset', 'easing', 'composite'].includes(name)).sort()).toEqual([
    'opacity',
    'transform',
  ]);
});

test('nine cards are dealt once, in three packets, and not again when trump sorts them', async ({ page }) => {
  const dealt: string[] = [];
  await page.exposeFunction('deals', (card: string) => dealt.push(card));
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target, animationName }) => {
      if (/-deal$/.test(animationName) && target instanceof HTMLElement)
        (window as unknown as { deals: (card: string) => void }).deals(target.dataset.card ?? '');
    });
  });
  const player = await start(page, { speed: 'schnell' });
  await player.playUntilFollowing();
  expect(dealt).toHaveLength(9);
  expect(new Set(dealt).size).toBe(9);
  expect(await page.locator('.fan.dealt').count()).toBe(0);
});

test('nothing moves for those who asked the system for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await start(page, { speed: 'normal' });
  await page.evaluate(() => {
    Object.assign(window, { flights: 0 });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration = 0 } = typeof options === 'object' ? options : { duration: options };
      if (Number(duration) > 0) (window as unknown as { flights: number }).flights += 1;
      return animate.call(this, frames, options);
    };
  });
  await player.playUntilFollowing();
  await player.tapCard();
  await expect(laid(page).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { flights: number }).flights)).toBe(0);
});

test('a full trick waits for a tap where that is wanted, the last one of a deal too', async ({ page }) => {
  test.setTimeout(120_000);
  const player = await start(page, { speed: 'sofort', tap: true });
  const settled = page.getByRole('dialog', { name: 'Abrechnung' });
  const choices = page.getByRole('group', { name: /Was ist Trumpf/ });
  const full = page.locator('.cloth .trick [role=img]:nth-of-type(4)');
  let tapped = 0;
  while (!(await settled.isVisible())) {
    await expect(settled.or(full).or(choices).or(player.playable.first()).first()).toBeVisible();
    if ((await laid(page).count()) === 4) {
      await page.waitForTimeout(200);
      await expect(laid(page)).toHaveCount(4);
      // By finger on the cloth, by keyboard with the button.
      const button = page.getByRole('button', { name: 'Wegräumen' });
      if (tapped % 2 === 0 || !(await button.isVisible())) await tapCloth(page);
      else await button.press('Enter');
      await expect(laid(page)).not.toHaveCount(4);
      tapped += 1;
    } else if (await choices.isVisible()) await choices.getByRole('button', { name: 'Eicheln' }).tap();
    else if ((await player.playable.count()) > 0) await player.tapCard();
  }
  expect(tapped).toBe(9);
});
