// Which foreign packages a build ships, with their licences: collected from the bundles themselves, written to
// notices.json, which the page "Über" shows.
//
// Vite's own `build.license` and the plugins on npm look at modules only. They miss what is shipped as a file (the
// fonts), what runs in the worker and the service worker, and the helpers that Vite and Rolldown add; and a package
// without a licence text does not stop them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * @typedef {{ name: string, version: string, licence: string, text: string }} Notice
 * @typedef {{ app: Notice, packages: Notice[] }} Notices
 */

export const FILE = 'notices.json';

const MODULES = 'node_modules';
/** NOTICE as well: the Apache licence wants it passed on. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** Vite's file goes on with what is built into Vite itself, of which nothing reaches the browser. */
const TOOLS_OWN_PARTS = /^# Licenses of bundled dependencies$[^]*/m;

/**
 * The folder of the package that a module or file belongs to; undefined for our own.
 * @param {string} id as Rolldown names it
 * @param {string} root
 */
export function packageOf(id, root) {
  // A helper added by a tool is called `\0vite/preload-helper.js`: it has the tool's name, but no file.
  const helper = id.startsWith('\0') && join(root, MODULES, id.slice(1));
  const path = resolve(root, helper || id).replaceAll('\\', '/');
  const dir = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0];
  return dir && (!helper || existsSync(join(dir, 'package.json'))) ? dir : undefined;
}

/**
 * What the package in this folder is, and its licence. Throws where one is missing.
 * @param {string} dir
 * @returns {Notice}
 */
export function noticeOf(dir) {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const files = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  const texts = files.map((file) => readFileSync(join(dir, file.name), 'utf8').replace(TOOLS_OWN_PARTS, ''));
  const text = texts.map((part) => part.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (typeof license !== 'string' || !text)
    throw new Error(`${name} ${version} is shipped, but its licence or the text of it is missing in ${dir}`);
  return { name, version, licence: license, text };
}

/**
 * @param {string} root folder of the app
 * @param {Iterable<string>} dirs folders of the packages
 * @returns {Notices}
 */
export function noticesOf(root, dirs) {
  const packages = [...new Set(dirs)].map(noticeOf);
  const key = (/** @type {Notice} */ notice) => `${notice.name} ${notice.version}`;
  return { app: noticeOf(root), packages: packages.sort((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/**
 * Modules and files that a bundle is made of.
 * @param {Iterable<import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset>} bundle
 */
const partsOf = (bundle) =>
  [...bundle].flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames));

/**
 * Kit builds the service worker by itself and lets no plugin in, so what it is made of is found by building it once
 * more, for nothing but that.
 * @param {string} root
 * @param {string} input
 */
async function partsOfServiceWorker(root, input) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, external: /^\$/ } },
  });
  if (!('output' in built)) throw new Error('the service worker could not be looked into');
  return partsOf(built.output);
}

/**
 * During development there is no bundle: what the app depends on by name.
 * @param {string} root
 */
function declared(root) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['svelte', '@sveltejs/kit', ...Object.keys(dependencies)].map((name) => join(root, MODULES, name));
}

/**
 * @param {{ root?: string, serviceWorker?: string }} [options]
 * @returns `page` goes into `plugins`, `worker` into `worker.plugins`
 */
export function notices({
  root = dirname(dirname(fileURLToPath(import.meta.url))),
  serviceWorker = undefined,
} = {}) {
  /** @type {Set<string>} */
  const parts = new Set();
  /** @param {Iterable<string>} ids */
  const add = (ids) => [...ids].forEach((id) => parts.add(id));
  const dirs = () => [...parts].map((id) => packageOf(id, root)).filter((dir) => dir !== undefined);

  /** @type {import('vite').Plugin} */
  const page = {
    name: 'salonjass:notices',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(`/${FILE}`)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(noticesOf(root, declared(root))));
      });
    },
    generateBundle: {
      // Last: other plugins may still add files.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        add(partsOf(Object.values(bundle)));
        if (serviceWorker) add(await partsOfServiceWorker(root, serviceWorker));
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: JSON.stringify(noticesOf(root, dirs()), null, 1),
        });
      },
    },
  };
  /** @type {() => import('vite').Plugin[]} */
  const worker = () => [
    {
      name: 'salonjass:notices-of-worker',
      generateBundle(_options, bundle) {
        add(partsOf(Object.values(bundle)));
      },
    },
  ];
  return { page, worker };
}
