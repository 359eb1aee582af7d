// npm test: every stage, each with its name, result and seconds; the last line is "N passed, M failed".
//   npm test -- unit e2e     only these stages
//   npm run test:long        the unit tests with the long files and bigger counts, and 50 killed browsers
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SUBPATH, at, ensureChromium, ensureDeps, freePort, readJson, run, runBeside, tool } from './lib.mjs';

const script = (name, args = [], options = {}) =>
  run(process.execPath, [at('scripts', name), ...args], options);
const report = (name) => at('reports', `${name}.json`);

/** A stage that is right or wrong as a whole counts as one. */
const once = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Adds up a report; what cannot be read, has no tests or disagrees with the exit status has failed. */
function counted(name, status, read) {
  if (!existsSync(report(name))) return { passed: 0, failed: 1, note: 'no report' };
  const { passed, failed } = read(readJson(report(name)));
  if (passed + failed === 0) return { passed, failed: 1, note: 'no tests' };
  if (status !== 0 && failed === 0) return { passed, failed: 1, note: `exit status ${status}` };
  return { passed, failed };
}

/** Vitest leaves one core free, which on two is half of them; nobody else works here. */
const workers = Math.max(2, availableParallelism() - 1);

function vitest(project) {
  const status = tool('vitest', 'vitest.mjs', [
    'run',
    `--project=${project}`,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ]);
  return counted(project, status, (json) => {
    // A file that does not load has no tests to count.
    const unloaded = json.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return {
      passed: json.numPassedTests,
      failed: json.numTotalTests - json.numPassedTests + unloaded.length,
    };
  });
}

/** The site, and a second one for a sub-path beside it. */
function build() {
  // Nothing of an earlier build may make this one look good.
  for (const folder of ['build', 'build-subpath']) rmSync(at(folder), { recursive: true, force: true });
  return once(script('build.mjs') || script('build.mjs', [], { env: { ...process.env, ...SUBPATH } }));
}

async function endToEnd(only = [], more = {}) {
  if (!existsSync(at('build', 'index.html'))) return { passed: 0, failed: 1, note: 'nothing is built' };
  if (!(await ensureChromium())) return { passed: 0, failed: 1, note: 'no Chromium' };
  const env = { ...process.env, ...more, E2E_PORT: String(await freePort(4310)) };
  const status = tool('@playwright/test', 'cli.js', ['test', ...only], { env });
  return counted('e2e', status, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }));
}

async function size() {
  if (!existsSync(at('build', 'index.html'))) return { passed: 0, failed: 1, note: 'nothing is built' };
  if (!(await ensureChromium())) return { passed: 0, failed: 1, note: 'no Chromium' };
  return once(script('size.mjs'));
}

/** A tool that looks at the sources alone, beside another one: each keeps one core busy. */
const beside = async (path, ...args) => once(await runBeside(process.execPath, [at(path), ...args]));

/** The longest first, so that two cores end together. */
const STATIC = {
  lint: () => beside('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  types: () => beside('scripts/check.mjs'),
  format: () => beside('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  canary: () => beside('scripts/canary.mjs'),
  layers: () =>
    beside(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
    ),
  /** The checked-in cards are those that the generator draws. */
  cards: () => beside('tools/cards/cards.mjs', '--check'),
};
const STAGES = {
  ...STATIC,
  unit: () => vitest('unit'),
  dom: () => vitest('dom'),
  build,
  size,
  e2e: () => endToEnd(),
};
/** Run only if somebody asks for them. */
const EXTRA = { kills: () => endToEnd(['tests/e2e/kill.spec.ts'], { KILLS: '50' }) };
const ALL = { ...STAGES, ...EXTRA };

const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const unknown = asked.filter((name) => !(name in ALL));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(ALL).join(', ')}.`);
  process.exit(1);
}
if (process.argv.includes('--long')) process.env.LONG = '1';
process.env.CI ??= 'true'; // No prompts, no watching.

ensureDeps();
// What the linter and the type checker read is generated: kit's own tsconfig.
tool('@sveltejs/kit', 'svelte-kit.js', ['sync']);
rmSync(at('reports'), { recursive: true, force: true });
mkdirSync(at('reports'), { recursive: true });

const results = [];
const wanted =
  asked.length > 0 ? Object.keys(ALL).filter((name) => asked.includes(name)) : Object.keys(STAGES);

async function perform(name) {
  console.log(`\n=== ${name} ===`);
  const before = performance.now();
  let result;
  try {
    result = await ALL[name]();
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1, note: error.message };
  }
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  results.push({ name, seconds, ...result });
  console.log(`--- ${name}: ${result.failed > 0 ? 'failed' : 'ok'}, ${seconds} s ---`);
}

const waiting = wanted.filter((name) => name in STATIC);
const lane = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await perform(name);
};
await Promise.all([lane(), lane()]);
for (const name of wanted) if (!(name in STATIC)) await perform(name);

console.log('\nstage      passed  failed   seconds');
for (const { name, passed, failed, seconds, note = '' } of results) {
  console.log(
    `${name.padEnd(9)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${seconds.padStart(9)}  ${note}`.trimEnd(),
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
