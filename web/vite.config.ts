import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Inserts the list of the page's files into the service worker, with a version derived from their content. */
function kept(): Plugin {
  const WORKER = 'sw.js';
  return {
    name: 'kept',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER);
        const given = readdirSync('public').map(fileName => ({ fileName, source: readFileSync(`public/${fileName}`) }));
        const version = createHash('sha256');
        for (const file of [...built, ...given].sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
          version.update(file.fileName).update('code' in file ? file.code : file.source);
        }
        const paths = [...built, ...given].map(({ fileName }) => `/${fileName}`).filter(path => !path.endsWith('.html')).sort();
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || worker.imports.length > 0) throw new Error('the service worker must be one file');
        worker.code = worker.code.replaceAll('__KEPT__', JSON.stringify({ version: version.digest('hex').slice(0, 12), paths }));
      },
    },
  };
}

// The server sends `Content-Security-Policy: default-src 'self'`: nothing may be inlined into the page.
export default defineConfig({
  plugins: [svelte(), kept()],
  build: {
    outDir: 'target/dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: {
      // The engine is a separate entry, loaded only by pages that need it. So is the service worker, which must be at
      // the root under a constant name.
      input: { index: 'index.html', engine: 'src/engine/engine.ts', sw: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      preserveEntrySignatures: 'exports-only',
    },
  },
  worker: { format: 'es' },
  server: {
    // Conan's cards are read from the rules' resources.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.PARLOUR_URL ?? 'http://localhost:8080' },
      '/engine.json': { target: process.env.PARLOUR_URL ?? 'http://localhost:8080' },
      '/assets/engine-': { target: process.env.PARLOUR_URL ?? 'http://localhost:8080' },
      '/charts': { target: process.env.PARLOUR_URL ?? 'http://localhost:8080' },
      '/socket': { target: process.env.PARLOUR_URL ?? 'http://localhost:8080', ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'contract/**/*.test.ts'],
    // The tests share no state: running all in one thread without isolation takes a third of the time.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    reporters: ['default', ['junit', { outputFile: 'target/surefire-reports/TEST-unit.xml' }]],
  },
});
