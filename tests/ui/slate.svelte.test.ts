import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Lane from '../../src/lib/ui/slate/Lane.svelte';
import { chalk } from '../../src/lib/ui/slate/chalk';
import Slate from '../../src/lib/ui/slate/Slate.svelte';
import { strokesOf } from '../../src/lib/ui/slate/strokes';

const NAME = 'Jasstafel: wir 1178, sie 936, Ziel 2500';
const fresh = (): number => document.querySelectorAll('.new').length;

describe('the Jasstafel', () => {
  it('is a picture that says both sums and the target', () => {
    render(Slate, { props: { board: [1178, 936], target: 2500 } });
    expect(screen.getByRole('img', { name: NAME }).textContent).toContain('bis 2500');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says no target where only the number of deals counts', () => {
    render(Slate, { props: { board: [157, 0], target: null } });
    expect(screen.getByRole('img', { name: 'Jasstafel: wir 157, sie 0' }).textContent).not.toContain('bis');
  });

  it('is a button where it opens the Bilanz, and says so', () => {
    const onopen = vi.fn();
    render(Slate, { props: { board: [1178, 936], target: 2500, onopen } });
    screen.getByRole('button', { name: `${NAME}. Bilanz öffnen` }).click();
    expect(onopen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('writes the rest in figures, the sum in print, and what was gained before it', () => {
    render(Slate, { props: { board: [1178, 936], target: 2500, gain: [157, 0] } });
    const side = document.querySelector('.side');
    expect(side?.querySelector('.rest')?.textContent).toBe('8');
    expect(side?.querySelector('.sum')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Wir +157 1178');
    expect(document.querySelectorAll('.gain')).toHaveLength(1);
  });

  it('names a first gain once: it is the sum', () => {
    render(Slate, { props: { board: [157, 0], target: 2500, gain: [157, 0] } });
    expect(document.querySelector('.sum')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Wir 157');
  });

  it('is an empty Z without points', () => {
    render(Slate, { props: { board: [0, 0], target: 2500 } });
    expect(document.querySelectorAll('.rules')).toHaveLength(2);
    expect(document.querySelectorAll('.field path')).toHaveLength(4);
    expect(document.querySelector('.rest')).toBeNull();
  });
});

describe('the chalk', () => {
  it('draws before one’s eyes what was gained', () => {
    render(Slate, { props: { board: [300, 200], target: 2500, gain: [100, 0] } });
    expect(fresh()).toBe(2); // from 200 to 300: a cross of fifties
  });

  it('draws what is added later, and nothing anew that stood there', async () => {
    const { rerender } = render(Slate, { props: { board: [200, 0], target: 2500 } });
    expect(fresh()).toBe(0);
    await rerender({ board: [357, 0] }); // a cross, a fifty
    expect(fresh()).toBe(3);
    await rerender({ board: [357, 100] });
    expect(fresh()).toBe(4);
    await rerender({ board: [357, 200] });
    expect(fresh()).toBe(4);
  });
});

describe('chalk that is cut short', () => {
  it('has every stroke of the last sum exactly once', async () => {
    const { rerender } = render(Slate, { props: { board: [300, 0], target: 2500, gain: [100, 0] } });
    await rerender({ board: [457, 0], gain: null });
    await rerender({ board: [557, 0] });
    const paths = [...document.querySelectorAll('.field')].map((field) =>
      [...field.querySelectorAll('path:not(.grain)')].map((path) => path.getAttribute('d')).join(''),
    );
    for (const { d } of chalk(strokesOf(557), 0)) expect(paths[0]?.split(d)).toHaveLength(2);
    expect(paths[0]?.match(/M/g)).toHaveLength(3 + chalk(strokesOf(557), 0).length);
  });
});

describe('the way to the target', () => {
  it('says what each side still has to go', () => {
    render(Lane, { props: { board: [1812, 2500], target: 2500 } });
    expect(screen.getByText('noch 688')).toBeTruthy();
    expect(screen.getByText('am Ziel')).toBeTruthy();
  });
});
