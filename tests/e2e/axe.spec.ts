import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Tour } from './tour';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';
/** So high that nothing has to be scrolled to: axe reads no colours off what is out of sight. */
const TALL = { width: 360, height: 4000 };

// Colours are read while nothing fades.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 10_000,
  serviceWorkers: 'block',
});

interface Found {
  readonly faults: readonly string[];
  /** How many texts axe could tell the colours of. */
  readonly read: number;
}

async function analyze(builder: AxeBuilder): Promise<Found> {
  // There are no frames, so nothing has to be gathered in a page of its own.
  const { violations, passes } = await builder.setLegacyMode().analyze();
  return {
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    ),
    read: passes.filter(({ id }) => id === COLOURS).flatMap(({ nodes }) => nodes).length,
  };
}

/** What axe says of one theme: of the colours alone, or of everything else too. */
async function look(page: Page, theme: string, all: boolean): Promise<Found> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
    const plain = new CSSStyleSheet();
    // Axe gives up where a line or the lamp's disc is drawn before or after an element, and it does not know that a
    // dialog lies on top. Of the two greens of the cloth this leaves the paler one.
    plain.replaceSync(`
      *::before, *::after { content: none !important; }
      .cloth { background: var(--cloth-2); }
      .app:has(dialog:modal) > :not(dialog) { visibility: hidden; }
    `);
    document.adoptedStyleSheets = [plain];
  }, theme);
  const builder = new AxeBuilder({ page });
  const found = await analyze(all ? builder.withTags(RULES) : builder.withRules(COLOURS));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

test('axe has nothing against any screen, by day and by lamp light', async ({ page }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  const unread: string[] = [];
  const size = page.viewportSize() ?? TALL;
  const tour = new Tour(page, async (name, again) => {
    await page.setViewportSize(TALL);
    for (const theme of ['light', 'dark']) {
      await again?.();
      const found = await look(page, theme, theme === 'light');
      faults.push(...found.faults.map((fault) => `${name}, ${theme}: ${fault}`));
      if (found.read === 0) unread.push(`${name}, ${theme}`);
    }
    await page.setViewportSize(size);
  });
  await tour.all();
  expect(faults).toEqual([]);
  expect(unread, 'on every screen there are words').toEqual([]);
});

test('axe does look: it finds a button without a name, and pale words', async ({ page }) => {
  await page.setViewportSize(TALL);
  await page.goto('/about/');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
    const words = document.querySelector('main p') as HTMLElement;
    words.style.color = '#bbb';
  });
  const faults = (await look(page, 'light', true)).faults.join('\n');
  expect(faults).toMatch(/^button-name/m);
  expect(faults).toMatch(/^color-contrast: .*Version/m);
  expect((await look(page, 'light', false)).faults.join('\n')).toMatch(/^color-contrast: .*Version/);
});
