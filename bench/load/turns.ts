import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { matchNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Client, Pool } from 'pg';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { databaseOn } from '../../server/src/platform/database/database.ts';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { ACTIONS, purchases } from './capacity-actions.ts';
import { type CapacityKitchen, openKitchen } from './capacity-kitchen.ts';
import { openKey } from '../seeds/open-key.ts';
import { atShare, print } from '../machine/print.ts';
import { startProduct } from '../machine/product.ts';
import { purchaseNames } from '../seeds/report-sheets.ts';
import { OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';
import { writtenRecipes } from '../seeds/written-recipes.ts';

const PORT = 3985;
const AT_ONCE = 10;
/** Milliseconds of processor that the thread may be held at a time, of a hundred times in ninety-nine. */
const BAR = 20;
/** Part of a name: that work alone. */
const ONLY = process.env['BENCH_WORK'];
const LANGUAGES: readonly Language[] = ['sv', 'de', 'en_gb', 'fr'];

type Work = (kitchen: CapacityKitchen, base: string, key: string) => Promise<void>;

async function send(
  base: string,
  path: string,
  { method, key, body }: { method: string; key?: string; body: object },
): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const reply = await fetch(`${base}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${text.slice(0, 300)}`);
}

const batches =
  (keep: boolean): Work =>
  async (_, base, key) => {
    const each = Array.from({ length: AT_ONCE }, async (__, at) => {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'sv';
      const recipes = (await writtenRecipes(language, 1000)).map((recipe) => ({
        ...recipe,
        externalId: `${recipe.externalId}-${at}`,
      }));
      await send(base, '/api/open/v1/recipes', {
        method: 'PUT',
        key,
        body: { language, restaurantId: demoId('matsalen'), keep, recipes },
      });
    });
    await Promise.all(each);
  };

async function actions(kitchen: CapacityKitchen, name: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await (await ACTIONS[name]?.do(kitchen, at))?.arrayBuffer();
}

const WORK: Record<string, Work> = {
  'ten batches of 1,000 recipes, calculated': batches(false),
  'ten batches of 1,000 recipes, kept': batches(true),
  'ten lists of 1,000 new names': async (_, base) => {
    const names = purchaseNames(await loadFoodData(), 1000);
    const lists = Array.from({ length: AT_ONCE }, async (__, list) =>
      send(base, `/ingredient-data${matchNames.path}`, {
        method: 'POST',
        body: { language: 'sv', ingredients: names.map((name, place) => `${name} ${list * 1000 + place}`) },
      }),
    );
    await Promise.all(lists);
  },
  'ten months of sales, 600 rows': async (kitchen) => actions(kitchen, 'a month of sales, 600 rows', AT_ONCE),
  'ten months of purchases, 1,000 rows': async (kitchen) => actions(kitchen, 'a month of purchases, 1,000 rows', AT_ONCE),
  'a month of purchases, 10,000 rows': async (kitchen) => {
    await (await purchases(kitchen, 500, 10_000)).arrayBuffer();
  },
  'recalculation of 600 recipes': async ({ call, recipes }) => {
    for (let at = 0; at < recipes.length; at += 100)
      await (
        await call('POST', '/api/recipes/recalculate', { ids: recipes.slice(at, at + 100).map(({ id }) => id) })
      ).arrayBuffer();
  },
  'a dashboard, fifty times': async (kitchen) => actions(kitchen, 'dashboard', 50),
};

/** Does work, and asks meanwhile whether the node answers. @returns what each answer took, in milliseconds by the clock */
async function besideHealth(base: string, work: () => Promise<void>): Promise<number[]> {
  const waited: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${base}/api/health`)).arrayBuffer();
      waited.push(performance.now() - began);
      await pause(10);
    }
  })();
  await work();
  over.abort();
  await watching;
  return waited;
}

/** How long work holds the thread that answers, in milliseconds of its processor: what a busy machine adds is not in it. */
export async function turns(): Promise<void> {
  const dataDir = await benchFolder();
  const cluster = await embeddedCluster(dataDir, () => undefined);
  await cluster.start();
  const url = await cluster.url('postgres');
  const file = join(dataDir, 'turns.json');
  const product = await startProduct(PORT, dataDir, {
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '100000000',
    OPEN_API_PER_MINUTE: '100000000',
    TURNS_FILE: file,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'turn-probe.ts')).href}`,
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const pool = new Pool({ connectionString: url });
    await seedRecipes(databaseOn(pool), OF_A_TENANT);
    await pool.end();
    const kitchen = await openKitchen(product.base, client);
    const key = await openKey(product.base);
    const seen = async (): Promise<number[]> => {
      await rm(file, { force: true });
      process.kill(product.pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith(']')) return JSON.parse(text) as number[];
        await pause(20);
      }
    };
    await pause(3000);
    const figures: Record<string, string> = {};
    for (const [name, work] of Object.entries(WORK)) {
      if (ONLY !== undefined && !name.includes(ONLY)) continue;
      await seen();
      const waited = await besideHealth(product.base, async () => work(kitchen, product.base, key));
      const held = await seen();
      const most = Math.max(...held).toFixed(1);
      figures[name] =
        `p50 ${atShare(held, 0.5)}, p99 ${atShare(held, 0.99)} (bar: ${BAR}), longest ${most} of ${held.length} looks; ` +
        `health by the clock p50 ${atShare(waited, 0.5)}, p99 ${atShare(waited, 0.99)}`;
      console.log(name, figures[name]);
    }
    print('processor that the thread that answers takes at a time, ms', figures);
  } finally {
    await client.end();
    await product.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
