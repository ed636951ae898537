import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { pack } from './plugins/pack.ts';
import { shell } from './plugins/shell.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), shell(), pack()],
  resolve: {
    alias: { $: fileURLToPath(new URL('./src', import.meta.url)) },
    // Component tests run in jsdom, where Svelte's client code is wanted, not its server code.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    // tools/web.py builds beside the site and puts it in place when it is whole.
    outDir: process.env['TESSERA_SITE'] ?? '../src/tessera/site',
    emptyOutDir: true,
    target: 'es2022',
    // Which file needs which: tools/web_sizes.py adds up what a page loads first.
    manifest: true,
    // The server allows no inline script or style, and no data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine it would tell each time how long its parts took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The server beside it: tessera serve --port 8420
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./tests/setup.ts'],
    restoreMocks: true,
    // Speed is measured by `make bench`, not here.
    testTimeout: 30_000,
    // One page for all files: a page for each would take six times as long. tests/setup.ts clears it after each test.
    isolate: false,
  },
}));
