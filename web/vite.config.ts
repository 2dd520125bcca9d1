import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server sends `Content-Security-Policy: default-src 'self'`: nothing may be inlined into the page.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'target/dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: {
      // The engine is a door of its own: nothing of it is loaded with a page that does not ask for it.
      input: { index: 'index.html', engine: 'src/engine/engine.ts' },
      preserveEntrySignatures: 'exports-only',
    },
  },
  worker: { format: 'es' },
  server: {
    // The cards of Conan are read where the rules keep them.
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
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['junit', { outputFile: 'target/surefire-reports/TEST-unit.xml' }]],
  },
});
