import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { base, kitDir, outDir } from './scripts/paths.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The one script that stands in the page itself. */
const template = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(template) ?? [];
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    // GitHub Pages answers unknown paths with 404.html, so the fallback has that name.
    adapter: adapter({ pages: outDir, assets: outDir, fallback: '404.html', strict: true }),
    outDir: kitDir,
    paths: { base, relative: true },
    // Registration is state/update.svelte.ts's business: an update waits for the person's word.
    serviceWorker: { register: false },
    prerender: { handleUnseenRoutes: 'fail', handleHttpError: 'fail' },
    // Kit's default is the time of the build, which would make every rebuild look like an update.
    // Styles come with the page: eight files more would stand between the reader and the first line.
    inlineStyleThreshold: 16_384,
    version: { name: process.env.APP_VERSION ?? version, pollInterval: 0 },
    csp: {
      mode: 'hash',
      // What is not named here is refused. tests/e2e/door.spec.ts tries it all on the built site.
      directives: {
        'default-src': ['none'],
        'script-src': ['self', scriptHash],
        // The hash is the style attribute of kit's route announcer, which would be visible without it.
        'style-src': ['self', 'unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        'frame-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['none'],
        'require-trusted-types-for': ['script'],
        // Svelte's own templates, and src/lib/door/script.ts.
        'trusted-types': ['svelte-trusted-html', 'salonjass-script'],
      },
    },
    typescript: {
      config(config) {
        // These folders fail on purpose, or have a tsconfig of their own.
        config.exclude.push('../tests/canary/**', '../src/service-worker/**');
        config.include.push('../playwright.config.ts', '../vitest.config.ts', '../scripts/**/*.ts');
        return config;
      },
    },
  },
};
