import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const table = process.env.TUCKBOX_SERVER ?? 'http://127.0.0.1:8420';
// The server accepts requests only from its own pages, so the development server poses as one.
const sameOrigin = { origin: table };

const SHARED = { name: 'shared', test: /src\/(lib|components|boards\/index)/, minShareCount: 2, maxModuleSize: 4000 };

// The build goes into the Python package, where the server finds it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tuckbox/server/assets',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'build.json',
    // On a slow line each file costs a trip, and browsers ask for six at a time: one style sheet, and one script for
    // all the small parts that pages share.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  server: {
    // The designer begins with the drawings of the Python package.
    fs: { allow: ['.', '../src/tuckbox/games'] },
    proxy: {
      '/api': { target: table, changeOrigin: true, headers: sameOrigin },
      '/socket': { target: table.replace('http', 'ws'), ws: true, changeOrigin: true, headers: sameOrigin },
    },
  },
  test: { environment: 'jsdom', setupFiles: ['vitest.setup.ts'], include: ['src/**/*.test.ts'] },
});
