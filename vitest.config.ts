import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { writeIntoMemory } from './scripts/memory-folder.ts';
import { ProcessesFirst } from './server/test/support/processes-first.ts';

writeIntoMemory();
// Of each thread that begins from here on: most of what a test made is gone before anybody would copy it (decision 0202).
setFlagsFromString('--min-semi-space-size=32');
setFlagsFromString('--max-semi-space-size=64');

/**
 * What the server that TEST_DATABASE_URL names is asked again, though the embedded database is a PostgreSQL too: the
 * database itself, who reaches what in SQL, each area's story (the routes' test with one word before `-routes`) and the
 * product as a process, and a button that is pressed twice at once.
 */
const ON_A_SERVER_TOO = [
  'server/src/platform/database/**/*.test.ts',
  'server/src/access/**/*.test.ts',
  'server/src/*/+([a-z])-routes.test.ts',
  'server/src/*/routes/+([a-z])-routes.test.ts',
  'server/src/reports/routes/unsubscribe-route.test.ts',
  'server/test/running-product.test.ts',
  'server/test/two-nodes.test.ts',
  'server/test/purge.test.ts',
];

/**
 * The product as processes that are killed, stopped, restored, run side by side or out of disk, over and over:
 * `npm run test:long`, and once in the whole run (decisions 0039 and 0238).
 */
const LONG = [
  'server/test/kill.test.ts',
  'server/test/report-kill.test.ts',
  'server/test/words/allergen-kill.test.ts',
  'server/test/recalculation-kill.test.ts',
  'server/test/full-disk/*.test.ts',
  'server/test/failover/*.test.ts',
  'server/test/running-product.test.ts',
  'server/test/two-nodes.test.ts',
  'server/test/two-tills.test.ts',
  'server/test/stopping.test.ts',
  'server/test/backup.test.ts',
  'server/test/releases/releases.test.ts',
  'server/test/wrong-folder.test.ts',
  // Two years of five kitchens: some 170 reports, which the journeys' product has few of (decision 0284).
  'server/src/demo/reports/demo-reports.test.ts',
];

/**
 * Random or large cases, of which `npm test` has few: once more in the whole run with many, and in `npm run test:long` with as many as
 * a night has (`scripts/test-numbers.ts`, decision 0240).
 */
const DRAWN = [
  'server/test/malformed/*.test.ts',
  'server/test/scope/*.test.ts',
  'server/test/replies.test.ts',
  'checks/expressions/linear-readers.test.ts',
  'checks/expressions/long-claims.test.ts',
  'evaluation/figures/difference-edges.test.ts',
  'server/test/hostile-input.test.ts',
  'server/src/platform/database/migrations/former-states.test.ts',
  'server/test/organization-months.test.ts',
  'server/test/labels/label-walk.test.ts',
  'server/src/ingredients/actions/search-release.test.ts',
  // In `npm run test:long` their cases are others each time.
  ...(process.env['FAST_CHECK_SEED'] ? [] : ['evaluation/figures/judged-changes.test.ts']),
];

/** The API's tests, on the embedded database or on a server. */
const api = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    pool: 'threads' as const,
    isolate: false, // one process's memory, as in the product: the food data is read once
    globalSetup: ['server/test/support/cluster-setup.ts'],
    setupFiles: ['checks/fixed-seed.ts'],
    // A slow machine is no fault: long enough that only what hangs is ended.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: Number(process.env['TEST_RETRIES'] || 0),
  },
});

/** A page of the tests is never left for another document. */
const STAYS = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

/**
 * Pages in a DOM that lays nothing out: over typed answers, or over the product as it runs. With the libraries as they ship: React's
 * development build writes down a stack for every element, nearly half of the work (decision 0201). Its warnings: `NODE_ENV=development`.
 */
const pages = (name: string, include: string[], more: { exclude?: string[]; globalSetup?: string[]; setupFiles?: string[] }) => ({
  oxc: { jsx: { development: false } },
  test: {
    name,
    include,
    ...more,
    env: { NODE_ENV: process.env['NODE_ENV'] === 'development' ? 'development' : 'production' },
    environment: 'happy-dom' as const,
    environmentOptions: {
      happyDOM: { url: 'http://localhost:3000', settings: { navigation: STAYS } },
    },
    pool: 'threads' as const,
    isolate: false,
    setupFiles: ['web/test/support/set-up.ts', ...(more.setupFiles ?? [])],
    // As the API's: some of them tell a long story, and after them axe looks at their page.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    retry: Number(process.env['TEST_RETRIES'] || 0),
  },
});

export default defineConfig({
  test: {
    // Two more than the two cores of decision 9: a thread of the API is busy for little more than half of its time, for it waits for the
    // database, a clock or a process (decision 0241).
    maxWorkers: 4,
    // An element of 2023 that the DOM of the screens does not know by name.
    onConsoleLog: (log: string) => !log.includes('<search> is unrecognized'),
    sequence: { sequencer: ProcessesFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'shared/src/**/*.test.ts',
            'food-data/**/*.test.ts',
            'checks/**/*.test.ts',
            'evaluation/**/*.test.ts',
            'web/src/**/*.test.ts',
          ],
          pool: 'threads',
          isolate: false,
          setupFiles: ['checks/fixed-seed.ts'],
          // Whole lists of recipes are read in one of them; as the API's, only what hangs is ended.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      pages('screens', ['web/test/**/*.test.tsx'], { exclude: ['web/test/served/**'] }),
      pages('served', ['web/test/served/**/*.test.ts'], {
        globalSetup: ['server/test/served/served-setup.ts'],
        setupFiles: ['web/test/served/support/set-up.ts'],
      }),
      api('api-embedded', ['server/**/*.test.ts', 'client/test/**/*.test.ts'], LONG),
      api('long', LONG),
      api('drawn', DRAWN),
      ...(process.env['TEST_DATABASE_URL'] ? [api('api-server', ON_A_SERVER_TOO)] : []),
    ],
  },
});
