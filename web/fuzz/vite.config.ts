import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Which of the programs in this folder. */
const driver = process.env.DRIVER ?? 'evening';

/** The shipped client code as it is, bundled for Node: `vite build --config fuzz/vite.config.ts --outDir …`. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    lib: { entry: fileURLToPath(new URL(`${driver}.ts`, import.meta.url)), formats: ['es'], fileName: driver },
    target: 'node22',
    minify: false,
    // One file: the parts of a browser that Node lacks must exist before the client runs.
    rolldownOptions: { external: [/^node:/], output: { codeSplitting: false } },
  },
});
