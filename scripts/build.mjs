// Builds the site and notes what it was built from, so that `npm start` knows whether it is still good.
import { rmSync, writeFileSync } from 'node:fs';
import { at, ensureDeps, sourceHash, tool } from './lib.mjs';
import { kitDir, outDir } from './paths.mjs';

ensureDeps();
const stamp = at(kitDir, 'built-from');
rmSync(stamp, { force: true });
rmSync(at(outDir), { recursive: true, force: true });
const hash = sourceHash();
if (tool('vite', 'bin/vite.js', ['build']) !== 0) process.exit(1);
writeFileSync(stamp, hash);
