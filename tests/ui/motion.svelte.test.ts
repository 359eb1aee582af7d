import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lay, leavesHand, sweep } from '../../src/lib/ui/table/motion';

const CARD = 14;
/** An element that lies at x, y, 40 wide and 60 high. */
function lying(x: number, y: number, chair: number | null = null): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  if (chair !== null) element.dataset.chair = String(chair);
  element.getBoundingClientRect = () => new DOMRect(x, y, 40, 60);
  return element;
}
let still = false;

beforeEach(() => {
  still = false;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  Element.prototype.animate ??= vi.fn();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a card that is laid', () => {
  const plan = (speed = 1, lead = false) => lay(lying(100, 100), { card: CARD, chair: 3, speed, lead });

  it('comes from the plate of its player, and ends where the view has it', () => {
    lying(0, 100, 3);
    const { css, duration } = plan();
    expect(duration).toBe(220);
    expect(css?.(0, 1)).toContain('translate(-100px, 0px)');
    expect(css?.(1, 0)).toContain('translate(0px, 0px)');
  });

  it('comes from its place in the hand if it is the own one, once', () => {
    lying(0, 100, 3);
    leavesHand(CARD, lying(100, 400));
    expect(plan().css?.(0, 1)).toContain('translate(0px, 300px)');
    expect(plan().css?.(0, 1)).toContain('translate(-100px, 0px)');
  });

  it('waits as a lead until the trick before has gone', () => {
    expect(plan(1, true).delay).toBeGreaterThan(200);
    expect(plan(1, false).delay).toBe(0);
  });

  it.each([
    ['slow', 1.6, 352],
    ['fast', 0.5, 110],
    ['off', 0, 0],
  ])('follows the speed %s', (_, speed, duration) => {
    expect(plan(speed).duration).toBe(duration);
  });

  it('lies there at once where the system wants no motion', () => {
    still = true;
    expect(plan().duration).toBe(0);
  });
});

describe('a trick that is swept away', () => {
  it('goes to whoever took it', () => {
    lying(100, 0, 2);
    const { css, duration } = sweep(lying(100, 100), { to: 2, speed: 1 });
    expect(duration).toBe(320);
    expect(css?.(0, 1)).toContain('translate(0px, -100px)');
  });

  it('is simply gone when nobody took it', () => {
    expect(sweep(lying(100, 100), { to: null, speed: 1 }).duration).toBe(0);
  });
});
