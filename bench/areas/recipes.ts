import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../server/src/platform/database/database.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { benchApp, benchClock } from '../machine/bench-app.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { print } from '../machine/print.ts';
import { type Kitchen, measureAnswers, signIn } from './recipe-answers.ts';
import { measureRecalculation } from './recipe-recalculation.ts';
import { OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';

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
    const kitchens = [
      await kitchenOf(small, { dataDir, count: OF_A_TENANT }),
      await kitchenOf(large, { dataDir, count: wanted }),
    ];
    await settle(small);
    await settle(large);
    await measureAnswers(kitchens, OF_A_TENANT);
    for (const { app } of kitchens) await app.close();
    await measureRecalculation(large.database, await loadFoodData(), benchClock);
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

async function kitchenOf(opened: OpenDatabase, { dataDir, count }: { dataDir: string; count: number }): Promise<Kitchen> {
  const { app } = await benchApp(opened, { dataDir });
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

/** Writes and counts the rest that seeding left, as in a database that grew over years. */
async function settle({ pool }: OpenDatabase): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}
