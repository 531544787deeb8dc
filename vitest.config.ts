import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/src/**/*.test.ts', 'food-data/**/*.test.ts', 'checks/**/*.test.ts', 'web/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
