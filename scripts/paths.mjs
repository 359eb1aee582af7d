// The few places a build reads and writes, for every configuration and script that must agree on them.

/** Sub-path the app is served under: '' or '/name'. GitHub Pages serves a project under its name. */
export const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** Folder of the finished site. */
export const outDir = process.env.OUT_DIR ?? 'build';

/** Kit's working folder: a second build beside the first needs its own. */
export const kitDir = process.env.KIT_DIR ?? '.svelte-kit';
