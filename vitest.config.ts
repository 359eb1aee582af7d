import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { configDefaults, defineConfig } from 'vitest/config';

// LONG=1 (npm run test:long) adds the long files and lets properties run with bigger counts.
const long = process.env.LONG === '1';
const dom = ['tests/**/*.dom.test.ts', 'tests/**/*.svelte.test.ts'];
const exclude = [...configDefaults.exclude, 'tests/canary/**', 'tests/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [sveltekit()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...dom, ...(long ? [] : ['tests/**/*.long.test.ts'])],
          testTimeout: long ? 600_000 : 20_000,
        },
      },
      {
        plugins: [sveltekit(), svelteTesting()],
        test: { name: 'dom', environment: 'jsdom', include: dom, exclude, testTimeout: 20_000 },
      },
    ],
  },
});
