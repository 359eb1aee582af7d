import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unbroken } from '../../src/lib/ui/about/notices';
import About from '../../src/routes/about/+page.svelte';

const app = { name: 'salonjass', version: '0.1.0', licence: 'MIT', text: 'Our own licence' };
const idb = { name: 'idb', version: '8.0.4', licence: 'ISC', text: 'Permission to use idb' };
const federo = { name: '@fontsource/federo', version: '5.3.0', licence: 'OFL-1.1', text: 'The font may' };
const notices = { app, packages: [federo, idb] };

/** Answers the requests for the notices, the first to the first, and so on. */
function host(...answers: (Response | Promise<Response> | Error)[]) {
  const fetch = vi.fn((_url: string) => {
    const answer = answers.shift() ?? new Error('nobody should have asked again');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

describe('the page about Salonjass', () => {
  it('lists every shipped package with version, licence and text', async () => {
    const fetch = host(Response.json(notices));
    render(About);
    const row = (await screen.findByText('@fontsource/federo')).closest('li') as HTMLElement;
    expect(within(row).getByText('5.3.0')).toBeTruthy();
    expect(within(row).getByText('OFL-1.1')).toBeTruthy();
    expect(within(row).getByText('The font may')).toBeTruthy();
    for (const { text } of [app, idb]) expect(screen.getByText(text)).toBeTruthy();
    expect(fetch.mock.calls).toEqual([['/notices.json']]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what happens to your data before anything is loaded', () => {
    host(new Promise(() => {}));
    render(About);
    expect(screen.getByRole('heading', { level: 2, name: 'Deine Daten' })).toBeTruthy();
    expect(screen.getByText(/bleibt auf deinem Gerät/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/werden geladen/);
  });

  it.each([
    ['no net', () => new TypeError('Failed to fetch')],
    ['no such file', () => new Response('nicht da', { status: 404 })],
    ['a page in its place', () => new Response('<!doctype html>')],
    ['other data in its place', () => Response.json({ packages: [{ name: 'idb' }] })],
    ['nothing in its place', () => Response.json(null)],
  ])('says so when the licences cannot be had (%s), and tries again', async (_case, trouble) => {
    host(trouble(), Response.json(notices));
    render(About);
    expect(await screen.findByText(/liessen sich nicht laden/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Noch einmal' }));
    expect(await screen.findByText('Permission to use idb')).toBeTruthy();
    expect(screen.queryByText(/liessen sich nicht laden/)).toBeNull();
  });
});

describe('the lines of a licence', () => {
  const filler = 'Permission is hereby granted, free of charge, to any person';

  it('are joined to paragraphs, with every word kept', () => {
    expect(unbroken(`${filler}\nobtaining a copy\n\n${filler}\n   of this`)).toBe(
      `${filler} obtaining a copy\n\n${filler} of this`,
    );
  });

  it('stay apart where they are short, or rulers', () => {
    const ruler = '-'.repeat(59);
    for (const text of [
      'Copyright 2019 A\nCopyright 2020 B',
      `${ruler}\nOFL\n${ruler}`,
      `${filler}\n${ruler}`,
    ])
      expect(unbroken(text)).toBe(text);
  });
});
