import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const table = process.env.TUCKBOX_SERVER ?? 'http://127.0.0.1:8420';
// The server accepts requests only from its own pages, so the development server poses as one.
const sameOrigin = { origin: table };

// On a slow line each file costs a trip, and browsers ask for six at a time: what is needed together is one file.
const PARTS = [
  // What every page begins with, the start page included.
  { name: 'first', tags: ['$initial' as const] },
  // The small parts that other pages share.
  { name: 'shared', test: /src\/(lib|components|boards\/[^/]*$)/, minShareCount: 2, maxModuleSize: 6000 },
  // The small boards of the start page.
  { name: 'ramps', test: /boards\/(fits|bits)\/Miniature/ },
  { name: 'hexes', test: /boards\/(fillit|jammit)\/Board/ },
  { name: 'squares', test: /boards\/(fits|bits)\/Board/ },
].map((part, index, { length }) => ({ ...part, priority: length - index }));

// Python can't pack as small as this, so the build writes a packed copy beside each script and style sheet.
const packed = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle: object) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
    }
  },
} satisfies Plugin;

// The build goes into the Python package, where the server finds it.
export default defineConfig({
  plugins: [svelte(), packed],
  build: {
    outDir: '../src/tuckbox/server/assets',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'build.json',
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: {
    // The designer begins with the drawings of the Python package.
    fs: { allow: ['.', '../src/tuckbox/games'] },
    proxy: {
      '/api': { target: table, changeOrigin: true, headers: sameOrigin },
      '/socket': { target: table.replace('http', 'ws'), ws: true, changeOrigin: true, headers: sameOrigin },
    },
  },
  // A page for each file took three quarters of the time; the files share one, in an order that no test may depend on.
  test: {
    environment: 'jsdom',
    isolate: false,
    sequence: { shuffle: { files: true } },
    setupFiles: ['vitest.setup.ts'],
    include: ['src/**/*.test.ts'],
  },
});
