import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { readConfiguration } from '../server/src/configuration.ts';
import type { OpenDatabase } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { seedDemo } from '../server/src/demo/seed-demo.ts';
import { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { diskFileStore } from '../server/src/storage/file-store.ts';
import { secretBox } from '../server/src/users/secret-box.ts';
import { sessionsOf } from '../server/src/users/who-sends.ts';
import { benchFolder } from './bench-folder.ts';
import { print } from './print.ts';
import { type Kitchen, measureAnswers, signIn } from './recipe-answers.ts';
import { measureRecalculation } from './recipe-recalculation.ts';
import { OF_A_TENANT, seedRecipes } from './seed-recipes.ts';

type FoodData = Awaited<ReturnType<typeof loadFoodData>>;

const clock = (): Date => new Date();
/** Beside the database that is asked for, on the same server. */
const SMALL = 'plateprint_bench_small';

/**
 * Open, save and search for one tenant of 10,000 recipes, at the server without the network: in a database that holds nothing else and
 * in one of `BENCH_RECIPES` (100,000) of many tenants, turn by turn on the same PostgreSQL, so that whatever else the machine does
 * falls on both alike. Then the recalculation of all other tenants' recipes.
 */
export async function recipes(): Promise<void> {
  const wanted = Number(process.env['BENCH_RECIPES'] ?? 100_000);
  const dataDir = await benchFolder();
  const given = process.env['DATABASE_URL'];
  const large = await openDatabase({ ...(given ? { url: given } : {}), dataDir, say: () => undefined });
  const small = await openBeside(large, dataDir);
  try {
    const foodData = await loadFoodData();
    const kitchens = [
      await kitchenOf(small, { foodData, dataDir, count: OF_A_TENANT }),
      await kitchenOf(large, { foodData, dataDir, count: wanted }),
    ];
    await settle(small);
    await settle(large);
    await measureAnswers(kitchens, OF_A_TENANT);
    for (const { app } of kitchens) await app.close();
    await measureRecalculation(large.database, foodData, clock);
  } finally {
    await small.close();
    await large.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openBeside({ pool }: OpenDatabase, dataDir: string): Promise<OpenDatabase> {
  const url = new URL(pool.options.connectionString ?? '');
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [SMALL]);
  if (rowCount === 0) await pool.query(`create database ${SMALL}`);
  url.pathname = `/${SMALL}`;
  return openDatabase({ url: url.href, dataDir, say: () => undefined });
}

async function kitchenOf(
  opened: OpenDatabase,
  { foodData, dataDir, count }: { foodData: FoodData; dataDir: string; count: number },
): Promise<Kitchen> {
  await seedDemo({ database: opened.database, foodData }, () => undefined);
  const app = await buildApp(
    {
      ...opened,
      foodData,
      clock,
      sessions: sessionsOf(opened.database, clock),
      mailer: { send: async () => undefined },
      jobs: { queue: async () => undefined },
      secrets: secretBox(Buffer.alloc(32)),
      publicUrl: 'http://localhost',
      files: diskFileStore(dataDir),
    },
    { configuration: readConfiguration({ REQUESTS_PER_MINUTE: '100000000' }, dataDir), version: 'bench' },
  );
  const began = performance.now();
  const has = await seedRecipes(opened.database, count);
  const { rows } = await sql<{ size: string }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(
    opened.database,
  );
  print(`${has} recipes, ${OF_A_TENANT} of them the tenant's`, {
    'seeded in, s': ((performance.now() - began) / 1000).toFixed(1),
    size: rows[0]?.size ?? '',
  });
  return { name: `${has} recipes`, app, headers: await signIn(app) };
}

/** What seeding left to be written and counted is written and counted, as in a database that grew over years. */
async function settle({ pool }: OpenDatabase): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}
