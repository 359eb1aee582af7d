import { readFileSync } from 'node:fs';

/** The app's version. Read from the file, so that package.json is in no bundle. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
