import { defineConfig } from 'vitest/config';

/** The API's tests, on the embedded database or on the server that TEST_DATABASE_URL names. */
const api = (name: string) => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    pool: 'threads' as const,
    globalSetup: ['server/test/cluster-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
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
        },
      },
      api('api-embedded'),
      ...(process.env['TEST_DATABASE_URL'] ? [api('api-server')] : []),
    ],
  },
});
