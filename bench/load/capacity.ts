import { rm } from 'node:fs/promises';
import { Client, Pool } from 'pg';
import { databaseOn } from '../../server/src/platform/database/database.ts';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { readPostmaster } from '../../server/src/platform/database/embedded/postmaster-file.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { ACTIONS, type Action } from './capacity-actions.ts';
import { type CapacityKitchen, openKitchen } from './capacity-kitchen.ts';
import { print } from '../machine/print.ts';
import { processorOf, processorOfFamily } from '../machine/processor.ts';
import { startProduct } from '../machine/product.ts';
import { OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';

const PORT = 3993;
/** Calls at a time: the processors have work, and nobody waits long. */
const AT_A_TIME = 4;
const WARMING = 5;
const RESTAURANTS = 1000;

/** The tables that a kept thing stands in, the first having one row for each. */
const KEPT: Record<string, [string, ...string[]]> = {
  recipe: ['recipe', 'recipe_word', 'recipe_bag'],
  'former version of a recipe': ['recipe_version'],
  'month’s report, of sales and of purchases alike': ['report', 'report_total', 'report_body'],
};

/**
 * What each action takes of the processor, the product's and the database's apart, and what each kept thing takes of the disk:
 * figures that hardly depend on how busy the machine is, from which a deployment's size is reckoned (`docs/scaling.md`).
 */
export async function capacity(): Promise<void> {
  const dataDir = await benchFolder();
  const cluster = await embeddedCluster(dataDir, () => undefined);
  await cluster.start();
  const url = await cluster.url('postgres');
  const product = await startProduct(PORT, dataDir, { DATABASE_URL: url, REQUESTS_PER_MINUTE: '100000000' });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await seed(url);
    await client.query('vacuum analyze');
    const kitchen = await openKitchen(product.base, client);
    const postmaster = (await readPostmaster(cluster.folder))?.pid ?? 0;
    const read = () => ({ product: processorOf(product.pid), database: processorOfFamily(postmaster) });
    print('processor time of one action in ms, product + database', await actionsMeasured(kitchen, read));
    print('on disk with indexes, kB', await bytesKept(client));
  } finally {
    await client.end();
    await product.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function seed(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  await seedRecipes(databaseOn(pool), OF_A_TENANT);
  await pool.end();
}

async function actionsMeasured(
  kitchen: CapacityKitchen,
  read: () => { product: number; database: number },
): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  let aDay = { product: 0, database: 0 };
  for (const [name, action] of Object.entries(ACTIONS)) {
    await repeat({ ...action, times: WARMING }, kitchen, 100_000);
    const before = read();
    await repeat(action, kitchen, 0);
    const after = read();
    const product = (after.product - before.product) / action.times;
    const database = (after.database - before.database) / action.times;
    aDay = { product: aDay.product + product * action.aDay, database: aDay.database + database * action.aDay };
    figures[name] = `${product.toFixed(2)} + ${database.toFixed(2)}`;
  }
  const hours = (milliseconds: number): string => ((milliseconds * RESTAURANTS) / 3_600_000).toFixed(1);
  figures[`${RESTAURANTS} restaurants, hours a working day`] = `${hours(aDay.product)} + ${hours(aDay.database)}`;
  return figures;
}

async function repeat(action: Action, kitchen: CapacityKitchen, from: number): Promise<void> {
  let at = 0;
  const work = async (): Promise<void> => {
    while (at < action.times) {
      at += 1;
      await (await action.do(kitchen, from + at)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function bytesKept(client: Client): Promise<Record<string, string>> {
  const sizes: Record<string, string> = {};
  for (const [thing, tables] of Object.entries(KEPT)) {
    const { rows } = await client.query<{ bytes: string; many: string }>(
      `select sum(pg_total_relation_size(name::regclass)) as bytes, (select count(*) from ${tables[0]}) as many from unnest($1::text[]) as name`,
      [tables],
    );
    const [row] = rows;
    sizes[thing] = row && Number(row.many) > 0 ? (Number(row.bytes) / Number(row.many) / 1024).toFixed(1) : 'none kept';
  }
  return sizes;
}
