// Types: the whole project by svelte-check, then each part that must do without the browser by its own tsconfig.
import { existsSync } from 'node:fs';
import { at, filesUnder, tool } from './lib.mjs';

const PARTS = [
  'src/lib/engine',
  'src/lib/ai',
  'src/lib/stats',
  'src/lib/puzzles',
  'src/service-worker',
  'scripts',
];

tool('@sveltejs/kit', 'svelte-kit.js', ['sync']);
let failed =
  tool('svelte-check', 'bin/svelte-check', ['--tsconfig', 'tsconfig.json', '--fail-on-warnings']) !== 0;
for (const part of PARTS) {
  const config = `${part}/tsconfig.json`;
  if (!existsSync(at(config)) || !filesUnder(part).some((file) => file.endsWith('.ts'))) continue;
  const wrong = tool('typescript', 'bin/tsc', ['-p', config]) !== 0;
  console.log(`${wrong ? 'types wrong' : 'types right'}: ${config}`);
  failed ||= wrong;
}
process.exit(failed ? 1 : 0);
