import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Tour } from './tour';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Colours are read while nothing fades. There are no frames, so nothing has to be gathered in a page of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000, trace: 'off' });
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** What axe has against the page, in words. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** By lamp light only the colours are other ones. */
const THEMES = {
  light: (page: Page) => axe(page).withTags(RULES),
  dark: (page: Page) => axe(page).withRules('color-contrast'),
};

test('axe has nothing against any screen, by day and by lamp light', async ({ page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  const tour = new Tour(page, async (name, again) => {
    for (const [theme, builder] of Object.entries(THEMES)) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      await again?.();
      found.push(...(await violations(builder(page))).map((violation) => `${name}, ${theme}: ${violation}`));
    }
  });
  await tour.all();
  expect(found).toEqual([]);
});

test('axe does look: a nameless button and pale grey words are found, by day and by lamp light', async ({
  page,
}) => {
  await page.goto('/about/');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'kaum zu lesen';
    words.style.color = '#999';
    words.style.background = '#888';
    document.querySelector('main')?.append(document.createElement('button'), words);
  });
  expect((await violations(THEMES.light(page))).join()).toMatch(/button-name.*color-contrast/s);
  expect((await violations(THEMES.dark(page))).join()).toMatch(/color-contrast/);
});
