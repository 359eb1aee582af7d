import { expect, test } from '@playwright/test';
import { measure, SIZES } from './measure';
import { Tour } from './tour';

// Nothing moves while it is measured.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 10_000,
  serviceWorkers: 'block',
});

test('every screen at six sizes: nothing cut off, hidden, overlapping or too small to hit', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  const smallest = SIZES.map((size) => ({ size: size.join('x'), strip: Infinity, control: Infinity }));
  const tour = new Tour(page, async (name, again) => {
    for (const [index, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      await again?.();
      const measured = await measure(page, { width, height });
      const least = smallest[index] as (typeof smallest)[number];
      faults.push(...measured.faults.map((fault) => `${name}, ${least.size}: ${fault}`));
      least.strip = Math.min(least.strip, measured.strip ?? Infinity);
      least.control = Math.min(least.control, measured.control ?? Infinity);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await tour.all();
  test.info().annotations.push({ type: 'smallest', description: JSON.stringify(smallest) });
  expect(faults).toEqual([]);
  expect(smallest.every(({ strip, control }) => strip < Infinity && control < Infinity)).toBe(true);
});

const BUTTON = 'position: absolute; padding: 0; border: 0; width: 60px; height: 60px; top: 100px;';
const card = (left: number, name: string): string =>
  `<button data-card="${left}" style="${BUTTON} height: 90px; left: ${left}px">${name}</button>`;

const ROWS = [
  ['nothing', `<button style="${BUTTON}">Weiter</button> Text <a href="#a">im Satz</a>`, null],
  ['a small button', `<button style="${BUTTON} width: 30px">W</button>`, 'too small: button. «W» is 30 × 60'],
  [
    'a radio button in a low label',
    '<label style="display: block; height: 30px"><input type="radio">A</label>',
    'too small: label',
  ],
  [
    'overlapping buttons',
    `<button style="${BUTTON}">A</button><button style="${BUTTON} top: 150px">B</button>`,
    'overlapping: button. «A» and button. «B»',
  ],
  ['a button half outside', `<button style="${BUTTON} left: -30px">A</button>`, 'cut off: button. «A»'],
  ['a button below the end', `<button style="${BUTTON} top: 700px">A</button>`, 'cut off: button. «A»'],
  [
    'a covered button',
    `<button style="${BUTTON}">A</button><p style="${BUTTON} left: 8px; background: red">`,
    'covered: button. «A» by p',
  ],
  [
    'a text that is cut',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Spielverlauf</p>',
    'cut off: «Spielverlauf»',
  ],
  [
    'a text that sticks out of its button',
    `<button style="${BUTTON} left: 99px; white-space: nowrap">Spielverlauf</button>`,
    'beyond its control: «Spielverlauf»',
  ],
  [
    'a text under a picture',
    '<p>Hedwig</p><svg style="position: absolute; inset: 0; pointer-events: none"></svg>',
    'covered: «Hedwig»',
  ],
  ['small print', '<p style="font-size: 11px">klein</p>', 'print of 11: «klein»'],
  [
    'a narrow strip',
    `<div role="toolbar">${card(20, 'A')}${card(40, 'B')}</div>`,
    'strip of 19.5: button. «A»',
  ],
  [
    'a seat under a card',
    `<button class="seat" style="${BUTTON} left: 0">S</button><div class="trick"><i class="place" style="${BUTTON} left: 30px"></i></div>`,
    'covered: 50 % of button.seat',
  ],
  ['a page that is too wide', '<div style="width: 400px; height: 9px"></div>', 'the page is 408 wide'],
  ['a page that is too high', '<div style="height: 800px"></div>', 'the page is 8'],
  [
    'a list that scrolls sideways',
    '<div style="overflow: auto"><div style="width: 500px; height: 9px"></div></div>',
    'scrolls sideways',
  ],
] as const;

test('what is wrong is found', async ({ page }) => {
  for (const [name, body, found] of ROWS) {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${body}`);
    const { faults } = await measure(page, { width: 360, height: 740 });
    if (found === null) expect.soft(faults, name).toEqual([]);
    else expect.soft(faults.join('\n'), name).toContain(found);
  }
});
