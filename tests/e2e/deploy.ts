import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Puts the next version in place, as a build after a change of the page «Über» would: that page's part and the list of
 * parts have other names, the old ones are gone, and every page and picture counts as changed.
 * @returns the address of the part that is gone
 */
export function deploy(dir: string, version: string): string {
  const part = aboutPart(dir);
  // Last and at once: a browser that looks in between must not find a version that never was.
  const worker = join(dir, 'service-worker.js');
  let script = readFileSync(worker, 'utf8');
  for (const name of [part, entry(dir)]) {
    const next = name.replace(/(\.next\w*)?\.js$/, `.next${version}.js`);
    renameSync(join(dir, '_app/immutable', name), join(dir, '_app/immutable', next));
    const [from, to] = [basename(name), basename(next)];
    for (const file of texts(dir).filter((one) => one !== worker)) replace(file, from, to);
    script = script.replaceAll(from, to);
  }
  for (const file of texts(dir).filter((name) => name.endsWith('.html'))) allowScript(file);
  const next = script.replace(/(revision["']?:["'`])[0-9a-f]{4}/g, `$1${version.padStart(4, '0')}`);
  expect(next, 'there are revisions').not.toBe(script);
  writeFileSync(worker, next);
  return `/_app/immutable/${part}`;
}

/** Takes a part away from the host. */
export const lose = (dir: string, address: string): void => rmSync(join(dir, address));

/** The version of the page in a tab: empty, or as it was deployed. */
export const versionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const entry = document.querySelector<HTMLLinkElement>('link[href*="entry/app."]')?.href ?? '';
    return /\.next(\w+)\./.exec(entry)?.[1] ?? '';
  });

const names = (dir: string, folder: string): string[] =>
  readdirSync(join(dir, '_app/immutable', folder)).map((name) => `${folder}/${name}`);

const entry = (dir: string): string => names(dir, 'entry').find((name) => name.includes('/app.'))!;

/** The part that only the page «Über» needs. */
export function aboutPart(dir: string): string {
  const [about, lobby] = ['about/index.html', 'index.html'].map((page) =>
    readFileSync(join(dir, page), 'utf8'),
  );
  return names(dir, 'nodes').find((name) => about!.includes(name) && !lobby!.includes(name))!;
}

const texts = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => join(dir, name));

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
}

/** The content policy names the page's own scripts by their digests; the one that starts the app is the last. */
function allowScript(file: string): void {
  const text = readFileSync(file, 'utf8');
  const script = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';
  const digest = createHash('sha256').update(script).digest('base64');
  writeFileSync(file, text.replace(/(script-src [^;"]*'sha256-)[^']+/, `$1${digest}`));
}
