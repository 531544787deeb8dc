import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGES, localeOf } from '../shared/src/kernel/language.ts';
import { compiledTexts } from './compiled-texts.ts';
import { drawnGrounds } from './drawn-grounds.ts';
import { filesBeside, pageChunks } from './page-chunks.ts';
import { pageFiles } from './page-files.ts';
import { serverOnlyParts } from './server-only-parts.ts';
import { unpackedTypefaces } from './unpacked-typefaces.ts';

const server = `http://localhost:${process.env.API_PORT ?? '3000'}`;
/** Paths that the server answers itself, also while the browser side is developed: calls, files, and the live pages that it draws. */
const proxy = Object.fromEntries(
  ['/api/', '/ingredient-data/', '/static/', '/proxy', '/live/', '/live-menu/', '/live-worker.js'].map((path) => [path, server]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compiledTexts(),
    serverOnlyParts(),
    drawnGrounds(),
    unpackedTypefaces(),
    pageFiles(),
    // React Aria carries its own words in 30 languages; ours are enough.
    { ...optimizeLocales.vite({ locales: LANGUAGES.map(localeOf) }), enforce: 'pre' },
  ],
  server: { proxy },
  // The policy that the server sends, so that a breach shows in the preview too.
  preview: {
    proxy,
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // light-dark() and nesting stay as written: every browser of the last two years reads them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing inline, neither scripts nor data addresses: the content security policy allows this origin's files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesBeside },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'live-menu/page': join(import.meta.dirname, 'src/menus/live/page.ts'),
        'live-worker': join(import.meta.dirname, 'src/menus/live/worker.ts'),
        'kitchen-worker': join(import.meta.dirname, 'src/app/offline/worker.ts'),
      },
      output: {
        // The live page is drawn by the server, which knows its two files by name; a worker's place is its reach.
        entryFileNames: ({ name }) =>
          name.startsWith('live-') || name === 'kitchen-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // Modules that many pages need are one file: a hundred and fifty small ones compress worse, and libraries change less often than we
        // do.
        codeSplitting: {
          groups: [{ debugName: 'pages', name: pageChunks(), includeDependenciesRecursively: false }],
        },
        assetFileNames: ({ names }) => (names.includes('page.css') ? 'live-menu/page.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
});
