import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Tour } from './tour';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'];

// Colours are read off while nothing fades.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 });

test('axe finds nothing on any screen, by day and by lamp light', async ({ page }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  const tour = new Tour(page, async (name, again) => {
    for (const theme of THEMES) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      await again?.();
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      for (const { id, help, nodes } of violations)
        found.push(
          `${name}, ${theme}: ${id}, ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
        );
    }
  });
  await tour.all();
  expect(found).toEqual([]);
});
