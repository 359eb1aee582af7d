import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';
import { notices } from './scripts/notices.mjs';
import { base, kitDir } from './scripts/paths.mjs';

/**
 * The adapter writes 404.html only after the precache list is made. It is the same shell as the prerendered
 * pages (same template, same scripts), so it has changed exactly when one of them has.
 */
async function fallbackRevision(): Promise<string> {
  const pages = join(kitDir, 'output/prerendered/pages');
  const hash = createHash('sha256');
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(pages, name)));
  return hash.digest('hex').slice(0, 32);
}

// Where the app will be found, for the picture that other sites show with a link: a whole address, or this host's path.
process.env.PUBLIC_SITE ??= base;

const shipped = notices({ serviceWorker: 'src/service-worker/index.ts' });

export default defineConfig({
  plugins: [
    sveltekit(),
    shipped.page,
    SvelteKitPWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: false,
      srcDir: 'src',
      filename: 'service-worker.js',
      outDir: `${kitDir}/output`,
      base: `${base}/`,
      scope: `${base}/`,
      kit: {
        base: `${base}/`,
        outDir: kitDir,
        adapterFallback: '404.html',
        trailingSlash: 'always',
        spa: { fallbackMapping: '404.html', fallbackRevision },
      },
      injectManifest: {
        globDirectory: `${kitDir}/output`,
        globPatterns: [
          'client/**/*.{js,css,html,json,svg,png,webp,woff2,webmanifest,wasm,txt}',
          'prerendered/{pages,dependencies}/**/*.{html,json,js}',
        ],
        // Kit asks for version.json when a page is not found, so that is stored too; the worker does not keep itself, and
        // the picture for other sites is never shown here.
        globIgnores: ['client/service-worker.js', 'client/icons/social-*.png', 'server/**'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      },
      manifest: {
        id: `${base}/`,
        start_url: `${base}/`,
        scope: `${base}/`,
        name: 'Salonjass',
        short_name: 'Salonjass',
        description: 'Jass im Salon des Raddampfers: Schieber gegen starke Gegner, ohne Netz und ohne Konto.',
        lang: 'de-CH',
        dir: 'ltr',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#5b2a1c',
        background_color: '#e9dcbc',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          {
            name: 'Neue Partie',
            url: `${base}/new/`,
            icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
          },
        ],
      },
    }),
  ],
  worker: { format: 'es', plugins: shipped.worker },
  build: {
    target: 'es2022',
    // Every asset stays a file, so that the content policy needs no data: for fonts and scripts.
    assetsInlineLimit: 0,
    // What most pages need comes in one piece: two dozen crumbs would each wait for their turn, and small files pack
    // badly. So do the cards with their explanations, and what the table shares with the sheets that lie over it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 6 },
            { name: 'cards', test: /\/src\/lib\/ui\/(card|explain)\//, minShareCount: 2 },
            { name: 'table', test: /\/src\/lib\/ui\/(table|slate)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
