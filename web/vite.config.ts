import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { frenchSpaces } from './frenchSpaces';

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

/** Compresses scripts and styles once, so that the server need not do so for every visitor. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const { fileName } of Object.values(bundle)) {
        if (!/^assets\/.*\.(js|css)$/.test(fileName)) continue;
        const bytes = readFileSync(`${dir}/${fileName}`);
        writeFileSync(`${dir}/${fileName}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
        writeFileSync(`${dir}/${fileName}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Writes down whose packages are in the page, for NOTICE and the list of components. */
function packages(): Plugin {
  return {
    name: 'packages',
    apply: 'build',
    writeBundle(_, bundle) {
      const names = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
          if (name !== undefined) names.add(name);
        }
      }
      const found = [...names].sort().map(name => ({ name, version: (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version }));
      writeFileSync('target/packages.json', `${JSON.stringify(found, null, 2)}\n`);
    },
  };
}

/** What is loaded together: the start of a part, by its name. Modules of the first script belong to none. */
const PARTS = {
  home: ['/pages/Home.svelte', '/pages/CreateGame.svelte'],
  table: ['/pages/Table.svelte'],
  conquest: ['/games/conquest/ui.ts'],
  domination: ['/games/domination/ui.ts'],
  conan: ['/games/conan/ui.ts'],
};
type Part = keyof typeof PARTS | 'shared';

/**
 * One file for each part instead of a dozen small ones, each of which would cost a round trip. What two games need is in
 * the table's file; Svelte, and what the first script shares with the engine or the home page with a table, in another.
 */
function partOf(): (id: string, graph: Rollup.ManualChunkMeta) => Part | undefined {
  let parts: Map<string, Part | undefined> | null = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (parts === null) {
      const found = new Map<string, Part | undefined>();
      const ids = [...getModuleIds()];
      const visit = (from: string, part: Part | undefined, seen: Set<string>): void => {
        if (seen.has(from)) return;
        seen.add(from);
        const before = found.get(from);
        if (found.has(from) && (before === undefined || before === part)) return;
        found.set(from, !found.has(from) ? part : part === 'home' ? 'shared' : 'table');
        for (const next of getModuleInfo(from)?.importedIds ?? []) visit(next, part, seen);
      };
      visit(ids.find(one => one.endsWith('/src/main.ts')) ?? '', undefined, new Set());
      for (const part of ['table', 'conquest', 'domination', 'conan', 'home'] as const) {
        for (const start of PARTS[part]) visit(ids.find(one => one.endsWith(`/src${start}`)) ?? '', part, new Set());
      }
      const engine = new Set<string>();
      const visitEngine = (from: string): void => {
        if (engine.has(from)) return;
        engine.add(from);
        for (const next of getModuleInfo(from)?.importedIds ?? []) visitEngine(next);
      };
      visitEngine(ids.find(one => one.endsWith('/src/engine/engine.ts')) ?? '');
      const share = (one: string): void => {
        if (found.get(one) === 'shared' || !found.has(one)) return;
        found.set(one, 'shared');
        (getModuleInfo(one)?.importedIds ?? []).forEach(share);
      };
      for (const [one, part] of [...found]) {
        if (/\/node_modules\/(svelte|esm-env|clsx)\//.test(one) || (part === undefined && engine.has(one))) share(one);
        else if (part === 'shared') getModuleInfo(one)?.importedIds.forEach(share);
      }
      parts = found;
    }
    return parts.get(id);
  };
}

/** Tells public/before.js which files the parts of the page are in, so that it can fetch them before the script asks. */
function partFiles(): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files: Record<string, string[]> = {};
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type !== 'chunk' || !(chunk.name in PARTS)) continue;
          files[chunk.name] = [`/${chunk.fileName}`, ...[...(chunk.viteMetadata?.importedCss ?? [])].map(css => `/${css}`)];
        }
        files['fonts'] = Object.keys(bundle ?? {}).filter(name => name.endsWith('.woff2')).map(name => `/${name}`);
        return [{ tag: 'meta', attrs: { name: 'parlour-files', content: JSON.stringify(files) }, injectTo: 'head-prepend' }];
      },
    },
  };
}

// The server sends `Content-Security-Policy: default-src 'self'`: nothing may be inlined into the page.
export default defineConfig({
  plugins: [svelte(), frenchSpaces(), partFiles(), kept(), packed(), packages()],
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
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        manualChunks: partOf(),
        onlyExplicitManualChunks: true,
      },
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
