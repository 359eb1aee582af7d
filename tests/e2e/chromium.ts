import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib.mjs';

const ARGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-background-networking',
  '--lang=de-CH',
  '--window-size=400,800',
];

/** A browser that a test can kill as the system does, by its process; its profile outlives it. */
export class KillableBrowser {
  readonly #profile: string;
  #process: ChildProcess | null = null;

  constructor(profile: string) {
    this.#profile = profile;
  }

  /** Starts it, and gives its first page. */
  async start(): Promise<Page> {
    const port = join(this.#profile, 'DevToolsActivePort');
    rmSync(port, { force: true });
    const args = [...ARGS, ...chromiumArgs, `--user-data-dir=${this.#profile}`, 'about:blank'];
    const path = findChromium({ whole: true }) ?? chromium.executablePath();
    // A group of its own, so that all its processes die at once.
    this.#process = spawn(path, args, { stdio: 'ignore', detached: true });
    await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('\n')).toBe(true);
    const [number] = readFileSync(port, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
    const [context] = browser.contexts();
    return context?.pages()[0] ?? (await context!.newPage());
  }

  /** SIGKILL, for the browser and everything it has started. */
  async kill(): Promise<void> {
    const victim = this.#process;
    if (!victim?.pid) return;
    this.#process = null;
    const gone = once(victim, 'exit');
    process.kill(-victim.pid, 'SIGKILL');
    await gone;
  }
}
