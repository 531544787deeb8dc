import { defineConfig } from 'vitest/config';
import { ProcessesFirst } from './server/test/processes-first.ts';

/**
 * What the server that TEST_DATABASE_URL names is asked again, though the embedded database is a PostgreSQL too: the
 * database itself, who reaches what in SQL, each area's story (the routes' test with one word before `-routes`) and the
 * product as a process.
 */
const ON_A_SERVER_TOO = [
  'server/src/database/**/*.test.ts',
  'server/src/access/**/*.test.ts',
  'server/src/*/+([a-z])-routes.test.ts',
  'server/test/running-product.test.ts',
  'server/test/two-nodes.test.ts',
  'server/test/purge.test.ts',
];

/** The API's tests, on the embedded database or on a server. */
const api = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    pool: 'threads' as const,
    isolate: false, // one process's memory, as in the product: the food data is read once
    globalSetup: ['server/test/cluster-setup.ts'],
    setupFiles: ['checks/fixed-seed.ts'],
    // A slow machine is no fault: long enough that only what hangs is ended.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: Number(process.env['TEST_RETRIES'] || 0),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
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
          testTimeout: 60_000,
        },
      },
      api('api-embedded', ['server/**/*.test.ts', 'client/test/**/*.test.ts']),
      ...(process.env['TEST_DATABASE_URL'] ? [api('api-server', ON_A_SERVER_TOO)] : []),
    ],
  },
});
