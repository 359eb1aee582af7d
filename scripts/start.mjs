// npm start: installs what is missing, builds what has changed, serves, and says where.
import { existsSync, readFileSync } from 'node:fs';
import { at, ensureDeps, freePort, run, sourceHash } from './lib.mjs';
import { base, kitDir, outDir } from './paths.mjs';
import { serve } from './serve.mjs';

const stamp = at(kitDir, 'built-from');

function buildIsCurrent() {
  return (
    existsSync(at(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()
  );
}

ensureDeps();
if (!buildIsCurrent()) {
  console.log('Building ...');
  if (run(process.execPath, [at('scripts', 'build.mjs')]) !== 0) process.exit(1);
}
const host = process.env.HOST ?? '127.0.0.1';
// A port that was asked for is taken or refused; without one the next free will do.
const port = process.env.PORT ? Number(process.env.PORT) : await freePort(4173);
try {
  await serve({ port, host, dir: at(outDir), base });
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to another.` : error.message);
  process.exit(1);
}
console.log(`\nSalonjass: http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${base}/\n`);
