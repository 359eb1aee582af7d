// What the scripts share. Only Node's own modules: start and test must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string[]} parts */
export const at = (...parts) => join(root, ...parts);
/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Settings for the build that is tested under a sub-path, in folders of its own. */
export const SUBPATH = { BASE_PATH: '/salonjass', OUT_DIR: 'build-subpath', KIT_DIR: '.svelte-kit-subpath' };

const isRoot = process.getuid?.() === 0;

/**
 * Runs a program to its end, with its output shown; answers the exit status.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.error) console.error(done.error.message);
  return done.status ?? 1;
}

/**
 * The same beside others: its output is shown in one piece, when it has ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runBeside(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => (output += message));
    child.on('close', (status) => {
      process.stdout.write(output);
      resolve(status ?? 1);
    });
  });
}

/**
 * An installed tool by its JavaScript file: the same on every system, unlike npx and .cmd files.
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function tool(name, file, args, options = {}) {
  return run(process.execPath, [at('node_modules', name, file), ...args], options);
}

/**
 * The npm that runs us, else the one in the path.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function npm(args, options = {}) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return run(process.execPath, [self, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Whether node_modules holds just what the lock says. npm keeps its own list of what it installed, so this also
 * holds after a plain `npm ci`, and a second one is never needed.
 */
export function depsAreCurrent() {
  const installedList = at('node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readJson(installedList).packages;
  /** @type {[string, { version: string, optional?: boolean }][]} */
  const listed = Object.entries(readJson(at('package-lock.json')).packages);
  const wanted = listed.filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version && existsSync(at(path)) : optional === true,
  );
}

export function ensureDeps() {
  if (depsAreCurrent()) return;
  console.log('Installing what package-lock.json lists ...');
  // Everything the build needs counts as a development dependency, whatever NODE_ENV says.
  if (npm(['ci', '--include=dev']) === 0) return;
  console.error('npm ci failed: see above. The npm registry must be reachable for the first start.');
  process.exit(1);
}

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A Chromium that is installed already: the one named, or the system's. Undefined means Playwright's own.
 * The shell has no window and no menus to draw, which saves a third of the time; some things only the whole browser can.
 * @param {{ whole?: boolean }} [want]
 */
export function findChromium({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...(whole ? [] : [SHELL]), ...BROWSERS].find((path) => existsSync(path));
}

/** Chromium refuses to sandbox itself for root. */
export const chromiumArgs = isRoot ? ['--no-sandbox'] : [];

/**
 * System packages, where they can be installed without a question.
 * @param {readonly string[]} names
 */
function installPackages(names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  // One by one: not every system has all of them.
  for (const name of names)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** Sees to it that there is a Chromium, and answers whether there is. */
export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  const own = () => existsSync(chromium.executablePath());
  const found = () => findChromium({ whole: true }) !== undefined;
  const asItIs = process.env.CHROMIUM_PATH !== undefined || own();
  if (asItIs || (found() && existsSync(SHELL))) return true;
  console.log('Installing Chromium from the system packages ...');
  installPackages([...(found() ? [] : ['chromium', 'fonts-liberation']), 'chromium-headless-shell']);
  if (found()) return true;
  console.log("Fetching Playwright's Chromium ...");
  tool('@playwright/test', 'cli.js', ['install', 'chromium']);
  if (own()) return true;
  console.error('No Chromium: install Chrome or Chromium and set CHROMIUM_PATH to the program.');
  return false;
}

/**
 * Files under a path of the repository, as sorted relative names with forward slashes.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  const full = at(path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .sort();
}

const SOURCES = [
  'src',
  'static',
  'svelte.config.js',
  'vite.config.ts',
  'scripts/paths.mjs',
  'scripts/notices.mjs',
  'LICENSE',
  'package-lock.json',
  'package.json',
];

/** One hash over everything the build is made from, the settings in the environment included. */
export function sourceHash() {
  const hash = createHash('sha256').update(
    ['BASE_PATH', 'OUT_DIR', 'APP_VERSION', 'PUBLIC_SITE'].map((name) => process.env[name]).join('\n'),
  );
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`\n${file}\n`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

/**
 * The first port from `first` on that nobody listens on.
 * @param {number} first
 */
export async function freePort(first) {
  for (let port = first; port < first + 200; port++) {
    const free = await new Promise((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error(`no free port from ${first} on`);
}
