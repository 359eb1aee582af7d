import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { filesUnder } from '../../scripts/lib.mjs';
import { Player } from './player';
import { faults, startSite, untilStored } from './site';

test.describe.configure({ timeout: 120_000 });

/** Answers whatever is asked of it: what is refused must have been refused by the page. */
const FOREIGN = 'https://fremd.example';
const TRUSTED_TYPES = /; require-trusted-types-for[^"]*/;

/** What reached the foreign site, what was refused and why, and what of the intruder's code ran. */
class Watch {
  readonly foreign: string[] = [];
  readonly refused: string[] = [];
  readonly ran: string[] = [];

  async over(context: BrowserContext): Promise<this> {
    await context.exposeFunction('noteRefused', (what: string) => this.refused.push(what));
    await context.exposeFunction('ran', (what: string) => this.ran.push(what));
    await context.addInitScript(() => {
      const { noteRefused } = globalThis as unknown as { noteRefused(what: string): void };
      document.addEventListener('securitypolicyviolation', (event) =>
        noteRefused(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await context.route(`${FOREIGN}/**`, (route) => {
      this.foreign.push(route.request().url());
      return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
    });
    return this;
  }
}

test.describe('the door is no obstacle', () => {
  // A whole game is watched in game.spec.ts.
  test('a deal and all pages: nobody else is asked, and nothing refused', async ({
    page,
    context,
    baseURL,
  }) => {
    const watch = await new Watch().over(context);
    const asked: Request[] = [];
    context.on('request', (request) => asked.push(request));
    const wrong = faults(page);
    const computers = page.waitForEvent('worker');
    const player = new Player(page);
    await page.goto('/');
    await untilStored(page);
    await player.setFast();
    await player.startGame();
    await player.play(1);
    expect((await computers).url()).toContain('/_app/immutable/workers/worker-');
    const { search } = new URL(page.url());
    for (const path of [
      '/settings/',
      '/new/',
      '/dictionary/',
      '/about/',
      `/fair/${search}`,
      `/replay/${search}`,
      '/position/',
      '/',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.some((request) => request.serviceWorker() !== null)).toBe(true);
    const outside = asked.map((request) => request.url()).filter((url) => !url.startsWith(`${baseURL}/`));
    expect(outside).toEqual([]);
    expect(watch.refused).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

test.describe('the door is closed', () => {
  test.use({ serviceWorkers: 'block' });

  /** Markup that somebody has got into the page, and what of the policy refuses it. */
  const MARKUP = [
    ['script-src-elem inline', `<script>ran('script')</script>`],
    ['script-src-attr inline', `<img src="/nirgends.png" onerror="ran('handler')">`],
    [`script-src-elem ${FOREIGN}/script.js`, `<script src="${FOREIGN}/script.js"></script>`],
    [`script-src-elem ${FOREIGN}/module.js`, `<link rel="modulepreload" href="${FOREIGN}/module.js">`],
    ['style-src-elem inline', '<style>body { opacity: 0.5 }</style>'],
    ['style-src-attr inline', '<p style="position: fixed">'],
    [`style-src-elem ${FOREIGN}/style.css`, `<link rel="stylesheet" href="${FOREIGN}/style.css">`],
    [`img-src ${FOREIGN}/img.png`, `<img src="${FOREIGN}/img.png" alt="">`],
    ['img-src data', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'],
    [`media-src ${FOREIGN}/film.webm`, `<video src="${FOREIGN}/film.webm"></video>`],
    [`frame-src ${FOREIGN}`, `<iframe src="${FOREIGN}/frame"></iframe>`],
    [`object-src ${FOREIGN}`, `<object data="${FOREIGN}/object"></object>`],
    [`base-uri ${FOREIGN}/`, `<base href="${FOREIGN}/">`],
    ['script-src-elem inline', `<iframe srcdoc="<script>parent.ran('srcdoc')</script>"></iframe>`],
    [`form-action ${FOREIGN}/form?`, `<form action="${FOREIGN}/form"><button>Absenden</button></form>`],
    ['script-src-elem inline', `<a href="javascript:ran('link')">Hinaus</a>`],
  ] as const;

  test('without Trusted Types: markup is refused by the content policy alone, and the computers play', async ({
    page,
    context,
  }) => {
    const watch = await new Watch().over(context);
    await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }));
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(TRUSTED_TYPES, '');
      const markup = route.request().url().endsWith('/about/')
        ? MARKUP.map(([, text]) => text).join('\n')
        : '';
      await route.fulfill({ response, body: html.replace('</body>', `${markup}</body>`) });
    });
    await page.goto('/about/');
    await clicks(page);
    // A base is refused again whenever the address changes.
    const refused = (): string[] => [...new Set(watch.refused)].sort();
    await expect.poll(refused).toEqual([...new Set(MARKUP.map(([what]) => what))].sort());
    expect(new URL(page.url()).pathname).toBe('/about/');
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());

    watch.refused.length = 0;
    await requests(page);
    await expect
      .poll(() => [...watch.refused].sort())
      .toEqual([
        `connect-src ${FOREIGN}/beacon`,
        `connect-src ${FOREIGN}/events`,
        `connect-src ${FOREIGN}/fetch`,
        `connect-src ${FOREIGN.replace('http', 'ws')}/socket`,
        'script-src eval',
        'script-src eval',
        `script-src-elem ${FOREIGN}/import.js`,
        'worker-src blob',
      ]);
    expect(watch).toMatchObject({ foreign: [], ran: [] });

    watch.refused.length = 0;
    const computers = page.waitForEvent('worker');
    await page.goto('/');
    const player = new Player(page);
    await player.setFast();
    await player.startGame();
    await player.playUntilFollowing();
    await computers;
    expect(watch.refused).toEqual([]);
  });

  test('with Trusted Types no string becomes markup, script or the address of one', async ({
    page,
    context,
  }) => {
    const watch = await new Watch().over(context);
    await page.goto('/');
    await expect(new Player(page).lobby).toBeVisible();
    // The lobby stands in the file: only now its scripts have run, and taken the app's own policies.
    await expect(page.getByRole('radio', { name: 'Deutschschweizer' })).toBeEnabled();
    const results = await sinks(page);
    expect(results).toEqual(Object.fromEntries(Object.keys(results).map((name) => [name, 'TypeError'])));
    expect(Object.keys(results)).toHaveLength(15);
    await expect
      .poll(() => watch.refused.filter((what) => what.startsWith('require-trusted')).length)
      .toBe(13);
    await expect.poll(() => watch.refused.filter((what) => what.startsWith('trusted-types')).length).toBe(2);
    expect(watch).toMatchObject({ foreign: [], ran: [] });
  });

  test('a name is text wherever it is shown', async ({ page }) => {
    const name = '<img src=x>';
    const player = new Player(page);
    await page.goto('/');
    await player.startGame();
    await expect(page.getByRole('toolbar', { name: 'Deine Hand' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Wie heisst du?' }).click();
    await page.getByRole('textbox').fill(`\u202e${name}\u202c`);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.goto('/settings/');
    await expect(page.getByRole('textbox')).toHaveValue(name);
    await page.getByRole('textbox').blur();
    await expect(page.locator('[src=x]')).toHaveCount(0);
  });
});

test('the headers of the site are those of _headers', async ({ request }) => {
  const headers = async (path: string): Promise<Record<string, string>> =>
    (await request.get(path)).headers();
  const script = filesUnder('build').find((file) => /immutable\/entry\/.*\.js$/.test(file)) ?? '';
  const worker = filesUnder('build').find((file) => /immutable\/workers\/.*\.js$/.test(file)) ?? '';
  const FRAMES = "frame-ancestors 'none'";
  for (const [path, cache, policy] of [
    ['/', 'no-cache', FRAMES],
    ['/play/?game=none', 'no-cache', FRAMES],
    ['/nirgends/', 'no-cache', FRAMES],
    ['/service-worker.js', 'no-cache', `${FRAMES}, default-src 'none'; connect-src 'self'`],
    [script.replace('build', ''), 'public, max-age=31536000, immutable', FRAMES],
    [
      worker.replace('build', ''),
      'public, max-age=31536000, immutable',
      `${FRAMES}, default-src 'none'; script-src 'self'`,
    ],
  ]) {
    const given = await headers(path ?? '');
    expect(given, path).toMatchObject({
      'cache-control': cache,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(given['permissions-policy']).toMatch(/camera=\(self\).*geolocation=\(\).*microphone=\(\)/);
  }
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('no other site can frame the app', async ({ page, baseURL }) => {
  const dir = mkdtempSync(join(tmpdir(), 'salonjass-fremd-'));
  // A page made up by the test would not do: Chromium refuses it the way to this machine, whatever the headers say.
  writeFileSync(join(dir, 'index.html'), `<!doctype html><iframe src="${baseURL}/"></iframe>`);
  const other = await startSite(dir);
  try {
    await page.goto(`${other.origin}/`);
    await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    await other.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

/** Clicks the link and the form of the intruder; after a pause, since a debugger may do more than a page. */
const clicks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    for (const bait of document.querySelectorAll<HTMLElement>(
      'a[href^="javascript:"], form[action^="http"] button',
    ))
      bait.click();
  });

/** What code of an intruder would try, after a pause as well. */
const requests = (page: Page): Promise<void> =>
  page.evaluate(async (foreign) => {
    await new Promise((resolve) => setTimeout(resolve));
    const quietly = async (attempt: () => unknown): Promise<void> => {
      try {
        await attempt();
      } catch {
        // Only what is refused counts, and what gets through.
      }
    };
    await quietly(() => fetch(`${foreign}/fetch`));
    await quietly(() => navigator.sendBeacon(`${foreign}/beacon`));
    await quietly(() => new EventSource(`${foreign}/events`));
    await quietly(() => new WebSocket(`${foreign.replace('http', 'ws')}/socket`));
    await quietly(() => import(/* @vite-ignore */ `${foreign}/import.js`));
    await quietly(() => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))));
    await quietly(() => window.eval("ran('eval')"));
    await quietly(() => new Function("ran('function')")());
  }, FOREIGN);

/** Every way from a string to markup or code, and the error each of them ends in. */
const sinks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async (foreign) => {
    await new Promise((resolve) => setTimeout(resolve));
    const HTML = `<img src="/nirgends.png" onerror="ran('markup')">`;
    const SCRIPT = "ran('script')";
    const place = document.body.appendChild(document.createElement('div'));
    const inner = place.appendChild(document.createElement('div'));
    const script = document.createElement('script');
    const frame = document.createElement('iframe');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (place.innerHTML = HTML),
      outerHTML: () => (inner.outerHTML = HTML),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', HTML),
      'document.write': () => document.write(HTML),
      srcdoc: () => (frame.srcdoc = HTML),
      fragment: () => place.append(new Range().createContextualFragment(HTML)),
      parser: () => new DOMParser().parseFromString(HTML, 'text/html'),
      'script.text': () => (script.text = SCRIPT),
      'script.src': () => (script.src = `${foreign}/script.js`),
      handler: () => place.setAttribute('onclick', SCRIPT),
      setTimeout: () => setTimeout(SCRIPT),
      'worker by name': () => new Worker('/service-worker.js'),
      'worker of a blob': () => new Worker(URL.createObjectURL(new Blob([SCRIPT]))),
      'a foreign policy': () => trustedTypes.createPolicy('fremd', {}),
      'our policy again': () => trustedTypes.createPolicy('salonjass-script', {}),
    };
    const results = Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return [name, 'went through'];
      } catch (error) {
        return [name, (error as Error).name];
      }
    });
    return Object.fromEntries(results) as Record<string, string>;
  }, FOREIGN);
