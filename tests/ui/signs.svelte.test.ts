import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { HEADS, headSvg } from '../../scripts/heads.mjs';
import { SIGNS } from '../../src/lib/state/settings';
import Sign from '../../src/lib/ui/picture/Sign.svelte';
import Avatar from '../../src/lib/ui/table/Avatar.svelte';

/** What is to be seen: the file of a head, else the paths of a glyph. */
const shown = (): string =>
  document.querySelector('img')?.getAttribute('src') ??
  [...document.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
function drawn(of: (typeof SIGNS)[number]): string {
  const { unmount } = render(Sign, { props: { of } });
  const picture = shown();
  unmount();
  return picture;
}

describe('the pictures of the players', () => {
  it('are there for every sign that can be chosen, and no two are alike', () => {
    const all = SIGNS.map(drawn);
    for (const [i, picture] of all.entries())
      expect(picture).toMatch(SIGNS[i] && SIGNS[i] in HEADS ? `/heads/${SIGNS[i]}.svg` : /^M.{40}/);
    expect(new Set(all).size).toBe(SIGNS.length);
  });

  it.each(Object.entries(HEADS))('%s is stored as it was drawn last', (name, paths) => {
    expect(readFileSync(`static/heads/${name}.svg`, 'utf8')).toBe(headSvg(paths));
  });

  it.each([
    [1, 'guide'],
    [2, 'captain'],
    [3, 'lady'],
  ] as const)('chair %i is always the %s, and nobody else can be', (chair, who) => {
    render(Avatar, { props: { chair, on: false } });
    expect(shown()).toContain(`/heads/${who}.svg`);
    expect(Object.keys(HEADS)).toContain(who);
    expect(SIGNS).not.toContain(who);
  });

  it('are one’s own choice on the own chair', () => {
    render(Avatar, { props: { chair: 0, on: false, sign: 'cook' } });
    expect(shown()).toContain('/heads/cook.svg');
  });

  it('say nothing: the plate beside them has the name', () => {
    render(Sign, { props: { of: 'girl' } });
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});
