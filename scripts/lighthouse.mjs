// npm run lighthouse [-- --runs 5 --path /]: Lighthouse's mobile scores of the built app, the median of several runs.
// Fetches Lighthouse when it is not there; measure on an idle machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { at, chromiumArgs, findChromium, freePort } from './lib.mjs';
import { serve } from './serve.mjs';

const VERSION = '12.8.2';
const LEAST = 95;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string', default: '/' } },
});
const port = await freePort(4600);
const server = await serve({ port, dir: at('build') });
const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
const out = at('reports', 'lighthouse.json');
mkdirSync(at('reports'), { recursive: true });

/** Scores of one visit, by category. The site is served from this very process, so nothing here may block. */
async function visit() {
  const args = [
    ...['--yes', `lighthouse@${VERSION}`, `http://127.0.0.1:${port}${values.path}`, '--quiet'],
    ...['--output=json', `--output-path=${out}`],
    `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
  ];
  const [status] = await once(spawn('npx', args, { env, stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error(`lighthouse ended with ${status}`);
  const { categories, audits } = JSON.parse(readFileSync(out, 'utf8'));
  const poor = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  if (poor.length > 0) console.log(`      not met: ${poor.map(({ id }) => id).join(', ')}`);
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const visits = [];
for (let i = 0; i < Number(values.runs); i++) {
  visits.push(await visit());
  console.log(JSON.stringify(visits.at(-1)));
}
server.close();
const scores = Object.keys(visits[0]).map((id) => [id, median(visits.map((scored) => scored[id]))]);
for (const [id, score] of scores)
  console.log(
    `${score < LEAST ? 'LOW' : 'ok '}  ${id}: ${score} (median of ${visits.length}, at least ${LEAST})`,
  );
process.exit(scores.some(([, score]) => score < LEAST) ? 1 : 0);
