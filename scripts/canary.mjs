// Runs each enforcement on tests/canary, a project full of faults, and fails if one of them goes unseen.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { ESLint } from 'eslint';
import { at, filesUnder } from './lib.mjs';

const HOME = 'tests/canary';
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** What each canary says it breaks. */
const canaries = filesUnder(HOME).flatMap((file) => {
  const breaks = /breaks: (.+?)(?: -->)?$/m.exec(readFileSync(at(file), 'utf8').split('\n', 1)[0] ?? '')?.[1];
  return breaks ? [{ file: file.slice(HOME.length + 1), breaks }] : [];
});

const node = (file, args) =>
  spawnSync(process.execPath, [at('node_modules', file), ...args], {
    cwd: at(HOME),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });

/** `file rule` for everything that dependency-cruiser finds. */
function layers() {
  const args = ['--config', at('.dependency-cruiser.cjs'), '--output-type', 'json', 'src'];
  const { stdout, stderr } = node('dependency-cruiser/bin/dependency-cruise.mjs', args);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.flatMap(({ from, to, rule }) => [
    `${from} ${rule.name}`,
    `${to} ${rule.name}`,
  ]);
}

/** The same from the compiler: it names files with errors. */
function types() {
  const { stdout } = node('typescript/bin/tsc', [
    '-p',
    'src/lib/engine/compiles/tsconfig.json',
    '--pretty',
    'false',
  ]);
  return [...stdout.matchAll(/^(src\/[^(]+)\(\d+,\d+\): error TS(2|7)/gm)].map(([, file]) => `${file} types`);
}

async function lint() {
  // Patterns are relative to the working folder, so the real configuration sees the canaries as its own files.
  const eslint = new ESLint({
    cwd: at(HOME),
    overrideConfigFile: at('eslint.config.js'),
    overrideConfig: UNIGNORED,
  });
  const results = await eslint.lintFiles(['src', 'tests']);
  return results.flatMap(({ filePath, messages }) => {
    const file = relative(at(HOME), filePath).replaceAll('\\', '/');
    return messages.map(({ ruleId, message }) => `${file} lint ${ruleId ?? message}`);
  });
}

/** The project ignores the canaries; here they are the project. */
const UNIGNORED = [{ ignores: ['!**/canary/**'] }];

const found = new Set([...layers(), ...types(), ...(await lint())]);
const unseen = canaries.filter(({ file, breaks }) => !found.has(`${file} ${breaks}`));
const claimed = new Set(canaries.map(({ breaks }) => breaks));
const untested = forbidden.map(({ name }) => name).filter((name) => !claimed.has(name));

for (const { file, breaks } of unseen) console.error(`not found: ${file} breaks "${breaks}"`);
for (const name of untested) console.error(`no canary for the rule "${name}"`);
console.log(
  `${canaries.length - unseen.length} of ${canaries.length} canaries found, ${forbidden.length} layer rules`,
);
process.exit(unseen.length + untested.length > 0 || canaries.length === 0 ? 1 : 0);
