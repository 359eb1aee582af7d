import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Frame from '../../src/lib/ui/table/Frame.svelte';

/** jsdom lays nothing out: the column is as wide as the test says. */
function setup(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  const zone = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
  const zones = {
    rail: 'Menü',
    cloth: 'Stich',
    actions: 'Zurück',
    own: 'Hand',
    rim: 'Du',
    log: 'Spielverlauf',
  };
  const snippets = Object.fromEntries(Object.entries(zones).map(([name, text]) => [name, zone(text)]));
  render(Frame, { choosing: false, covered: false, onskip: () => {}, ...snippets } as never);
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('has the log on the table where its column has room', async () => {
  setup(286);
  expect(await screen.findByText('Spielverlauf')).toBeTruthy();
});

it('does without it where the column is not shown', () => {
  setup(0);
  expect(screen.getByText('Hand')).toBeTruthy();
  expect(screen.queryByText('Spielverlauf')).toBeNull();
});
