import { join } from 'node:path';
import { Client } from 'pg';
import { makeReports } from '../../server/src/demo/reports/seed-reports.ts';
import { plannedReports } from '../../server/src/demo/reports/demo-report-plan.ts';
import { seedDemo } from '../../server/src/demo/seed/seed-demo.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { databaseOn } from '../../server/src/platform/database/database.ts';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { migrate } from '../../server/src/platform/database/migrations/migrate.ts';
import { createDatabase } from '../../server/src/platform/database/open-embedded.ts';
import { poolOn } from '../../server/src/platform/database/pool.ts';
import { PASSWORD_COST, passwordsOf } from '../../server/src/platform/secrets/passwords.ts';
import { diskFileStore } from '../../server/src/platform/storage/file-store.ts';

/**
 * The product as `npm start` runs it, on a database that has the demo already, with a kitchen's reports of three months: pages
 * show the same from the first journey on, and nobody waits for all the others, which have tests of their own.
 */
const MONTHS = 3;
const dataDir = process.env['DATA_DIR'] ?? '';
const say = (line: string): void => console.log(line);

async function fill(url: string): Promise<void> {
  const pool = poolOn(url, say);
  await migrate(pool, { say });
  const [database, foodData] = [databaseOn(pool), await loadFoodData()];
  await seedDemo({ database, foodData, passwords: passwordsOf(PASSWORD_COST) }, say);
  const today = new Date().toISOString().slice(0, 10) as Parameters<typeof plannedReports>[0];
  const monthly = plannedReports(today).filter(
    ({ restaurant, category, variety, type, status }) =>
      restaurant === 'matsalen' &&
      category === 'restaurant' &&
      variety === 'sales' &&
      type === 'monthly' &&
      status === 'completed',
  );
  await makeReports({ database, files: diskFileStore(join(dataDir, 'files')), foodData }, today, monthly.slice(-MONTHS));
  await pool.end();
}

const cluster = await embeddedCluster(dataDir, say);
await cluster.start();
const owner = new Client({ connectionString: await cluster.url('postgres') });
await owner.connect();
// Its data ends with the run: nothing waits for the disk.
await owner.query('alter system set fsync = off');
await owner.query('select pg_reload_conf()');
await createDatabase(owner);
await owner.end();
await fill(await cluster.url('plateprint'));
await import(join(import.meta.dirname, '../../scripts/start.mjs'));
