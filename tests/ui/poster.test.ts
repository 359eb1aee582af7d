import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { partOfDay } from '../../src/lib/ui/lobby/daytime';

const ROWS = [
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [9, 'morning'],
  [10, 'noon'],
  [16, 'noon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
] as const;

describe('the part of the day', () => {
  it.each(ROWS)('at %i it is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});

describe('the script that stands in the page itself', () => {
  const page = readFileSync(new URL('../../src/app.html', import.meta.url), 'utf8');
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

  it.each(ROWS)('at %i inks the first picture for the hour: %s', (hour, part) => {
    const document = { documentElement: { dataset: {} as { part?: string } } };
    const Clock = class {
      getHours = () => hour;
    };
    runInNewContext(script, { document, Date: Clock });
    expect(document.documentElement.dataset.part).toBe(part);
  });
});

const css = readFileSync(new URL('../../src/app.css', import.meta.url), 'utf8');
type Theme = 0 | 1;

/** The colour a token has in a part of the day: the last rule that names it counts. */
function inkOf(token: string, part: string, theme: Theme): string {
  let found = '';
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (!/:root \s*$|:root\s*$/.test(selector) && !selector.includes(`[data-part='${part}']`)) continue;
    found = new RegExp(`${token}:\\s*([^;]+);`).exec(body)?.[1] ?? found;
  }
  return /light-dark\((.+), (.+)\)/.exec(found)?.[theme + 1] ?? found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

describe('title and motto on the sky', () => {
  const parts = ['morning', 'noon', 'evening', 'night'];
  it.each(parts.flatMap((part) => [[part, 'light', 0] as const, [part, 'dark', 1] as const]))(
    'can be read: %s, %s',
    (part, _name, theme) => {
      const grounds = ['--p-sky', '--p-ray'].map((token) => inkOf(token, part, theme));
      for (const ground of grounds.filter((ink) => ink !== '#0000')) {
        // The title is never below 36 px, the motto always smaller than large text.
        expect(contrast(inkOf('--p-title', part, theme), ground)).toBeGreaterThan(4);
        expect(contrast(inkOf('--p-motto', part, theme), ground)).toBeGreaterThan(4.5);
      }
    },
  );
});
