// node --import ./scripts/typescript.mjs FILE.ts runs TypeScript in this process: half the start of the tsx command.
import { fileURLToPath } from 'node:url';

// The root tsconfig extends a file that only the first build writes; these programs must run right after npm ci.
process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('tsconfig.json', import.meta.url));
const { register } = await import('tsx/esm/api');
register();
