import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { noticeOf, notices, packageOf, type Notices } from '../../scripts/notices.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notices-'));
  write('package.json', JSON.stringify({ name: 'app', version: '1.0.0', license: 'MIT' }));
  write('LICENSE', 'the licence of the app');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A package with one file; no licence file unless there is a text. */
function install(name: string, file: string, code: string, licence: string | null = `licence of ${name}`) {
  const dir = `node_modules/${name}`;
  write(`${dir}/package.json`, JSON.stringify({ name, version: '2.0.0', license: 'ISC', main: file }));
  write(`${dir}/${file}`, code);
  if (licence !== null) write(`${dir}/LICENSE.md`, licence);
}

/** Builds `main.ts` as vite.config.ts does, and answers what notices.json says. */
async function noticesOfBuild(options: { serviceWorker?: string } = {}) {
  const { page, worker } = notices({ root, ...options });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [page],
    worker: { format: 'es', plugins: worker },
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.ts') } },
  });
  const { output } = built as Extract<typeof built, { output: unknown }>;
  const file = output.find(({ fileName }) => fileName === 'notices.json');
  if (file?.type !== 'asset') throw new Error('no notices.json');
  return JSON.parse(String(file.source)) as Notices;
}
const names = async (options?: { serviceWorker?: string }) =>
  (await noticesOfBuild(options)).packages.map(({ name }) => name);

describe('the notices of a build', () => {
  it('name each package once, with version, licence and text, and the app itself', async () => {
    install('@scope/code', 'index.js', 'export const say = (x) => console.log(x)');
    write('main.ts', "import { say } from '@scope/code'; import './two'; say(1)");
    write('two.ts', "import { say } from '@scope/code'; say(2)");
    expect(await noticesOfBuild()).toEqual({
      app: { name: 'app', version: '1.0.0', licence: 'MIT', text: 'the licence of the app' },
      packages: [{ name: '@scope/code', version: '2.0.0', licence: 'ISC', text: 'licence of @scope/code' }],
    });
  });

  it('leave out what is installed but not shipped', async () => {
    install('tool', 'index.js', 'export const tool = 1');
    install('shaken', 'index.js', 'export const unused = () => 1');
    write('main.ts', "import { unused } from 'shaken'; console.log(0)");
    expect(await names()).toEqual([]);
  });

  it('know a font that a style sheet fetches', async () => {
    install('font', 'face.woff2', 'outline');
    write('main.ts', "import './main.css'");
    write('main.css', "@font-face { font-family: F; src: url('font/face.woff2') }");
    expect(await names()).toEqual(['font']);
  });

  it('know what runs in a worker and in the service worker', async () => {
    install('threads', 'index.js', 'postMessage(1)');
    install('offline', 'index.js', 'self.addEventListener("fetch", () => {})');
    write('main.ts', "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })");
    write('worker.ts', "import 'threads'");
    write('sw.ts', "import 'offline'");
    expect(await names({ serviceWorker: join(root, 'sw.ts') })).toEqual(['offline', 'threads']);
  });

  it('stop the build when a shipped package has no licence text', async () => {
    install('bare', 'index.js', 'console.log(1)', null);
    write('main.ts', "import 'bare'");
    await expect(noticesOfBuild()).rejects.toThrow(/bare 2\.0\.0 is shipped, but its licence/);
  });
});

describe('a package', () => {
  it.each([
    ['code of our own', 'src/a.ts', undefined],
    ['a package', 'node_modules/idb/build/index.js?v=1', 'node_modules/idb'],
    ['a scope', 'node_modules/@noble/ciphers/chacha.js', 'node_modules/@noble/ciphers'],
    ['a package within one', 'node_modules/a/node_modules/b/i.js', 'node_modules/a/node_modules/b'],
  ])('is found from a file: %s', (_case, id, dir) => {
    expect(packageOf(id, root)).toBe(dir && join(root, dir));
    expect(packageOf(join(root, id), root)).toBe(dir && join(root, dir));
  });

  it('is found from a helper that a tool adds, if it is one', () => {
    install('vite', 'index.js', '');
    expect(packageOf('\0vite/preload-helper.js', root)).toBe(join(root, 'node_modules/vite'));
    expect(packageOf('\0virtual:app/paths', root)).toBeUndefined();
  });

  it('passes on its notice file, but not the licences of what the tool keeps to itself', () => {
    install('tool', 'index.js', '', 'MIT\r\ntext\r\n\r\n# Licenses of bundled dependencies\n## other\nBSD');
    write('node_modules/tool/NOTICE', 'made by us');
    expect(noticeOf(join(root, 'node_modules/tool')).text).toBe('MIT\ntext\n\nmade by us');
  });

  it.each([
    ['an empty licence file', { license: 'MIT' }, '\n'],
    ['no name of a licence', {}, 'some text'],
  ])('without a licence is refused: %s', (_case, fields, text) => {
    write('node_modules/x/package.json', JSON.stringify({ name: 'x', version: '1.0.0', ...fields }));
    write('node_modules/x/LICENSE', text);
    expect(() => noticeOf(join(root, 'node_modules/x'))).toThrow(/x 1\.0\.0/);
  });
});
