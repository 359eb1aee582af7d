import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { freePort, root } from '../../scripts/lib.mjs';

/** The site on a server of its own, in a process of its own, that a test can really stop. */
export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Each worker looks for its ports elsewhere, so that two tests never want the same one. */
let nextPort = 4600 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 100;

export async function startSite(dir: string, base = ''): Promise<Site> {
  const port = await freePort(nextPort);
  nextPort = port + 1;
  const args = ['scripts/serve.mjs', '--port', String(port), '--dir', dir, '--base', base];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data'); // It says its address once the port is open.
  const origin = `http://127.0.0.1:${port}`;
  return { origin, stop: () => stop(server, origin) };
}

async function stop(server: ChildProcess, origin: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }
  await expect(fetch(origin), 'nobody answers any more').rejects.toThrow();
}

/** Waits until the page works without net: the worker is active, and controls this very page. */
export async function untilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** The app is drawn: something of it can be seen and read. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('.app').getByRole('heading').or(page.getByRole('button')).first()).toBeVisible();
}

/** Collects what must stay empty: errors of the page, refusals by the content policy, files that did not come. */
export function faults(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const expected = `${message.location().url} ${message.text()}`.includes('unbekannt'); // a 404, and says so
    if (message.type() === 'error' && !expected) found.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away cancels what was still loading.
    if (!reason.includes('ERR_ABORTED')) found.push(`${reason}: ${request.url()}`);
  });
  return found;
}
