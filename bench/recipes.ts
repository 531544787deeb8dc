import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { readConfiguration } from '../server/src/configuration.ts';
import type { Database } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { DEMO_PASSWORD } from '../server/src/demo/demo-people.ts';
import { seedDemo } from '../server/src/demo/seed-demo.ts';
import { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { recalculateBatch } from '../server/src/recipes/recipe-jobs.ts';
import { diskFileStore } from '../server/src/storage/file-store.ts';
import { secretBox } from '../server/src/users/secret-box.ts';
import { sessionsOf } from '../server/src/users/who-sends.ts';
import { benchFolder } from './bench-folder.ts';
import { atShare, print } from './print.ts';
import { BENCH_RESTAURANT, OF_A_TENANT, seedRecipes } from './seed-recipes.ts';

const clock = (): Date => new Date();
const SAMPLES = 300;
const MOST_RECALCULATED = 20_000;

/** What is typed and filtered, each with its page asked for: common, middling, rare and absent parts, and every order. */
const SEARCHES: Record<string, string> = {
  'first page': '',
  'common part (soup)': 'search=soup',
  'two words (chicken curry)': 'search=chicken curry',
  'middling part (no 42)': 'search=no 42 of',
  'rare part (smorrebrod)': 'search=smorrebrod',
  'one of all (of 7777)': 'search=of 7777',
  'absent part': 'search=xylophone',
  'beginning of a word (ri)': 'search=ri',
  'filters (vegan, low)': 'diet=vegan&level=low,very_low',
  'filter and part': 'diet=vegetarian&search=pumpkin pie',
  'free of milk and gluten': 'freeOf=milk,gluten',
  'by name': 'sort=name',
  'by footprint, part (pie)': 'sort=footprint&search=pie',
};

/**
 * Open, save and search for one tenant of 10,000 recipes, at the server without the network, and recalculation.
 * `BENCH_RECIPES` sets how many recipes all tenants have at last (100,000); the same is measured with that tenant alone first.
 */
export async function recipes(): Promise<void> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  try {
    const foodData = await loadFoodData();
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
    for (const count of new Set([10_000, Number(process.env['BENCH_RECIPES'] ?? 100_000)])) {
      const began = performance.now();
      if ((await seedRecipes(opened.database, count)) > count) continue; // a database kept from before
      print(`${count} recipes, ${OF_A_TENANT} of them the tenant's`, {
        'seeded in, s': ((performance.now() - began) / 1000).toFixed(1),
      });
      await measure(app, OF_A_TENANT);
      await measureRecalculation(opened.database, foodData, count);
    }
    await app.close();
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(app: FastifyInstance, count: number): Promise<void> {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/users/sign-in',
    payload: { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD },
  });
  const headers = { cookie: `plateprint=${signedIn.cookies.find(({ name }) => name === 'plateprint')?.value ?? ''}` };
  const timed = async (times: number[], call: { method: 'GET' | 'PUT'; url: string; payload?: object }) => {
    const began = performance.now();
    const reply = await app.inject({ ...call, headers });
    times.push(performance.now() - began);
    if (reply.statusCode !== 200) throw new Error(`${call.url}: ${reply.body}`);
    return reply.json<Record<string, unknown>>();
  };

  const [open, save]: number[][] = [[], []];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const id = `bench-${(sample * 7919 + 13) % count}`;
    const {
      consumption: _c,
      footprint: _f,
      co2: _o,
      weight: _w,
      ...kept
    } = await timed(open ?? [], { method: 'GET', url: `/api/recipes/${id}` });
    await timed(save ?? [], { method: 'PUT', url: '/api/recipes', payload: kept });
  }
  print('open and save', { 'open p50 / p95, ms': both(open), 'save p50 / p95, ms': both(save) });

  const all: number[] = [];
  const figures: Record<string, string> = {};
  for (const [what, query] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    const url = `/api/recipes/recipe/${BENCH_RESTAURANT}?limit=50&${encodeURI(query)}`;
    for (let sample = 0; sample < 30; sample += 1) await timed(times, { method: 'GET', url });
    all.push(...times);
    figures[`${what}, ms`] = both(times);
  }
  print('search, p50 / p95', { ...figures, 'all of them, ms': both(all) });
}

function both(times: readonly number[] = []): string {
  return `${atShare(times, 0.5)} / ${atShare(times, 0.95)}`;
}

/** As many as a minute or so takes; the rate and the memory tell of the rest, for batches know nothing of each other. */
async function measureRecalculation(
  database: Database,
  foodData: Awaited<ReturnType<typeof loadFoodData>>,
  count: number,
): Promise<void> {
  const due = Math.min(count, MOST_RECALCULATED);
  await sql`update recipe set food_data_version = 'older' where id in (select id from recipe where id like 'bench-%' limit ${due})`.execute(
    database,
  );
  const memory: number[] = [];
  const rates: number[] = [];
  let done = 0;
  let began = performance.now();
  for (let batch = await recalculateBatch({ database, foodData, clock }); batch > 0;) {
    done += batch;
    if (done % 2000 === 0) {
      memory.push(process.memoryUsage().rss / 1024 / 1024);
      rates.push((2000 / (performance.now() - began)) * 1000);
      began = performance.now();
    }
    batch = await recalculateBatch({ database, foodData, clock });
  }
  print('recalculation, one node', {
    recipes: done,
    'recipes/s, first and last 2,000': `${Math.round(rates[0] ?? 0)} … ${Math.round(rates.at(-1) ?? 0)}`,
    'memory of the process, MB': `${Math.round(memory[0] ?? 0)} … ${Math.round(memory.at(-1) ?? 0)}`,
  });
}
