import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../src/lib/state/settings';
import { HEADS } from '../../src/lib/ui/picture/heads';
import Sign from '../../src/lib/ui/picture/Sign.svelte';
import Avatar from '../../src/lib/ui/table/Avatar.svelte';

/** The paths of what is drawn: another picture, other paths. */
const drawing = (): string =>
  [...document.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
const drawn = (of: (typeof SIGNS)[number]): string => {
  const { unmount } = render(Sign, { props: { of } });
  const d = drawing();
  unmount();
  return d;
};

describe('the pictures of the players', () => {
  it('are there for every sign that can be chosen, and no two are alike', () => {
    const all = SIGNS.map(drawn);
    expect(all.every((d) => d.length > 40)).toBe(true);
    expect(new Set(all).size).toBe(SIGNS.length);
  });

  it.each([
    [1, 'guide'],
    [2, 'captain'],
    [3, 'lady'],
  ] as const)('chair %i is always the %s, and nobody else can be', (chair, who) => {
    render(Avatar, { props: { chair, on: false } });
    const d = drawing();
    expect(d).toBe(HEADS[who].map((path) => path.slice(1)).join());
    expect(SIGNS.map(drawn)).not.toContain(d);
  });

  it('are one’s own choice on the own chair', () => {
    render(Avatar, { props: { chair: 0, on: false, sign: 'cook' } });
    expect(drawing()).toBe(HEADS.cook.map((path) => path.slice(1)).join());
  });

  it('say nothing: the plate beside them has the name', () => {
    render(Sign, { props: { of: 'girl' } });
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
