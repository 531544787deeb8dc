import { test as journey, type Page } from '@playwright/test';
import { Pool } from 'pg';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { DEMO_KITCHEN, newcomer, newKitchen, type Place, type Who } from '../../server/test/served/newcomer.ts';

/** A restaurant to act in. */
export interface Kitchen extends Place {
  /** Opens a page there as a newcomer with a session, a chef unless another role is named. */
  enter: (page: Page, path: string, who?: Who) => Promise<void>;
}

/**
 * Journeys that neither share what they change nor stand in an order: each works in a `kitchen` that is nobody else's, or,
 * where it only reads, among the demo's dishes (`demo`). Both are made in the database, so that no journey waits for
 * forms that have journeys of their own.
 */
export const test = journey.extend<{ kitchen: Kitchen; demo: Kitchen }, { database: Pool }>({
  database: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cluster = await embeddedCluster(process.env['E2E_DATA_DIR'] ?? '', () => undefined);
      const pool = new Pool({ connectionString: await cluster.url('plateprint'), max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  kitchen: async ({ database, baseURL }, use) => {
    await use(kitchenIn(database, await newKitchen(database), baseURL ?? ''));
  },
  demo: async ({ database, baseURL }, use) => {
    await use(kitchenIn(database, DEMO_KITCHEN, baseURL ?? ''));
  },
});

function kitchenIn(database: Pool, place: Place, url: string): Kitchen {
  return {
    ...place,
    enter: async (page, path, who = {}) => {
      const token = await newcomer(database, place, who);
      await page.context().addCookies([{ name: 'plateprint', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
      await page.goto(path);
    },
  };
}
