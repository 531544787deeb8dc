import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRecipes, readRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { Client, Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';
import { knownMigrations } from '../../src/platform/database/migrations/migration-files.ts';
import { schemaPlan } from '../../src/platform/database/migrations/schema-plan.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { openProduct, type Product } from '../support/product.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { schemaOf } from '../support/schema-of.ts';
import { dumpOf, type Release, releases } from './releases.ts';

vi.setConfig({ testTimeout: 600_000 });

const RELEASES = await releases();
const COUNTS = 'select (select count(*)::integer from recipe) as recipes, (select count(*)::integer from report) as reports';
const LAST_THREE = RELEASES.slice(-3);

let running: RunningProduct | undefined;
let product: Product | undefined;
let pool: Pool | undefined;
let folder = '';

afterEach(async () => {
  if (running?.process.exitCode === null) await running.end('SIGTERM');
  await product?.close();
  await pool?.end();
  if (folder) await rm(folder, { recursive: true, force: true });
  [running, product, pool, folder] = [undefined, undefined, undefined, ''];
});

const applied = ({ migrations }: Release) =>
  Object.entries(migrations).map(([file, checksum]) => ({ number: Number(file.slice(0, 4)), name: file.slice(5, -4), checksum }));

/** A database as the release left it. */
async function databaseOf(release: Release): Promise<string> {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(await dumpOf(release));
  await client.end();
  return url;
}

test('every migration of a release is known for ever, as it was', async () => {
  const known = await knownMigrations();
  const subject = { name: 'The release', ofNewer: '', ofStrange: '' };
  expect(LAST_THREE).toHaveLength(3);
  for (const release of RELEASES) {
    expect(schemaPlan(subject, applied(release), known).applied).toHaveLength(applied(release).length);
    expect(release.schema).toBe(Math.max(...applied(release).map(({ number }) => number)));
  }
});

test.each(LAST_THREE)('this version starts on what release $commit left, and works with it', async (release) => {
  const url = await databaseOf(release);
  pool = new Pool({ connectionString: url });
  const left = await pool.query('select number, name from schema_migration order by number');
  expect(left.rows).toEqual(applied(release).map(({ number, name }) => ({ number, name })));
  const stood = await pool.query(COUNTS);

  folder = await mkdtemp(join(tmpdir(), 'plateprint-release-'));
  running = await startProduct({ dataDir: folder, environment: { DATABASE_URL: url } });
  expect(running.said()).not.toContain('The database was empty');
  // The queue of that time goes on: what has other food data's figures gets new ones.
  const outdated = async () =>
    (await pool?.query<{ versions: number }>('select count(distinct food_data_version)::integer as versions from recipe'))
      ?.rows[0]?.versions;
  await expect.poll(outdated, { timeout: 120_000, interval: 500 }).toBe(1);
  expect(await running.end('SIGTERM')).toMatchObject({ code: 0 });

  const fresh = new Pool({ connectionString: await emptyDatabase() });
  await migrate(fresh);
  expect(await schemaOf(pool)).toEqual(await schemaOf(fresh));
  await fresh.end();

  product = await openProduct({ url });
  const chef = await product.as('chef');
  const home = await pool.query<{ restaurant_id: string }>(
    `select distinct restaurant_id from portfolio join person on person.id = person_id where email like 'chef@%'`,
  );
  const restaurantId = home.rows[0]?.restaurant_id ?? '';
  const { items: recipes } = await chef(listRecipes, { params: { restaurantId }, query: { limit: 200 } });
  expect(recipes.length).toBeGreaterThan(5);
  for (const { id } of recipes) {
    const { version, ...recipe } = await chef(readRecipe, { params: { id } });
    const saved = await chef(updateRecipe, { body: { ...recipe, version } });
    expect(saved.version).toBe(version + 1);
  }
  const superAdmin = await product.as('super');
  const { rows: reports } = await pool.query<{ id: string }>('select id from report');
  expect(reports.length).toBeGreaterThan(4);
  for (const { id } of reports) expect((await superAdmin(readReport, { params: { id } })).id).toBe(id);
  const stands = await pool.query(COUNTS);
  expect(stands.rows).toEqual(stood.rows);
});
