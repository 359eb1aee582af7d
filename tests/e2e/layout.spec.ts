import { expect, test } from '@playwright/test';
import { measure, SIZES } from './measure';
import { Tour } from './tour';

// Nothing moves while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 });

test('every screen at six sizes: nothing cut off, hidden, overlapping or too small to hit', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  const smallest = SIZES.map(() => ({ strip: Infinity, control: Infinity }));
  const tour = new Tour(page, async (name, again) => {
    for (const [index, size] of SIZES.entries()) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await again?.();
      const measured = await measure(page, size);
      faults.push(...measured.faults.map((fault) => `${name}, ${size.join('x')}: ${fault}`));
      const least = smallest[index] ?? { strip: 0, control: 0 };
      least.strip = Math.min(least.strip, measured.strip ?? Infinity);
      least.control = Math.min(least.control, measured.control ?? Infinity);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await tour.all();
  const figures = SIZES.map((size, index) => `${size.join('x')} ${JSON.stringify(smallest[index])}`);
  test.info().annotations.push({ type: 'smallest', description: figures.join('; ') });
  expect(faults).toEqual([]);
});
