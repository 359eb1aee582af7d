// The screens with made-up games, for looking at them without playing that far: npx vite --config tests/ui/harness/vite.config.ts
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  publicDir: at('../../../static'),
  cacheDir: at('../../../node_modules/.vite-harness'),
  plugins: [svelte({ configFile: false })],
  server: { fs: { allow: [at('../../..')] } },
  resolve: {
    alias: {
      '$app/environment': at('./environment.ts'),
      '$app/paths': at('./paths.ts'),
      '$app/navigation': at('./navigation.ts'),
      '$app/state': at('./state.ts'),
      $lib: at('../../../src/lib'),
    },
  },
});
