import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { matchNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Client, Pool } from 'pg';
import { databaseOn } from '../../server/src/platform/database/database.ts';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { ACTIONS } from './capacity-actions.ts';
import { type CapacityKitchen, openKitchen } from './capacity-kitchen.ts';
import { memoryParts, writtenParts } from './memory-parts.ts';
import { openKey } from '../seeds/open-key.ts';
import { atShare, print } from '../machine/print.ts';
import { processorOf } from '../machine/processor.ts';
import { type RunningProduct, startProduct } from '../machine/product.ts';
import { purchaseNames } from '../seeds/report-sheets.ts';
import { OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';
import { writtenRecipes } from '../seeds/written-recipes.ts';

const PORT = 3987;
const METRICS_PORT = 3986;
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 60);
/** Points of the curve. */
const POINTS = Number(process.env['BENCH_POINTS'] ?? 12);
const BAR_MB = 500;
const LANGUAGES: readonly Language[] = ['sv', 'de', 'en_gb', 'fr'];
const NAMES = 1000;

/** Measurements between two points of the curve. */
interface Seen {
  health: number[];
  typing: number[];
}

/**
 * Measures the memory of a node under an hour of everything at once: people, batches, lists of names, reports, recalculation; and
 * how long health and typing wait beside it.
 */
export async function memory(): Promise<void> {
  const dataDir = await benchFolder();
  const cluster = await embeddedCluster(dataDir, () => undefined);
  await cluster.start();
  const url = await cluster.url('postgres');
  const limits = { METRICS_PORT: String(METRICS_PORT), REQUESTS_PER_MINUTE: '100000000', OPEN_API_PER_MINUTE: '100000000' };
  const product = await startProduct(PORT, dataDir, { DATABASE_URL: url, ...limits });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const pool = new Pool({ connectionString: url });
    await seedRecipes(databaseOn(pool), OF_A_TENANT);
    await pool.end();
    await client.query('vacuum analyze');
    const kitchen = await openKitchen(product.base, client);
    print(`memory of a node over ${MINUTES} minutes of mixed load`, await curve(product, kitchen));
  } finally {
    await client.end();
    await product.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function curve(product: RunningProduct, kitchen: CapacityKitchen): Promise<Record<string, string>> {
  const parts = async () => memoryParts(product.pid, METRICS_PORT);
  const figures: Record<string, string> = { 'before any load': writtenParts(await parts()) };
  const ends = performance.now() + MINUTES * 60_000;
  const goesOn = (): boolean => performance.now() < ends;
  let seen: Seen = { health: [], typing: [] };
  const load = Promise.all([
    people(kitchen, goesOn),
    batches(product.base, goesOn),
    lists(product.base, goesOn),
    recalculations(kitchen, goesOn),
    watch({ kitchen, base: product.base }, goesOn, () => seen),
  ]);
  const from = processorOf(product.pid);
  for (let point = 1; point <= POINTS && goesOn(); point += 1) {
    await Promise.race([load, pause((MINUTES * 60_000) / POINTS)]);
    const { health, typing } = seen;
    seen = { health: [], typing: [] };
    const after = `after ${((MINUTES * point) / POINTS).toFixed(1)} min`;
    figures[after] =
      `${writtenParts(await parts())}; health p50 ${atShare(health, 0.5)}, p99 ${atShare(health, 0.99)} ms; a key p50 ${atShare(typing, 0.5)}, p99 ${atShare(typing, 0.99)} ms`;
    // An hour is long: whoever ends it before has what was seen.
    console.log(`${after}: ${figures[after]}`);
  }
  await load;
  figures['processor of the product, s'] = ((processorOf(product.pid) - from) / 1000).toFixed(0);
  figures[`at the end (bar: ${BAR_MB} MB)`] = `${(await parts()).all.toFixed(0)} MB`;
  return figures;
}

/** Each action of a working day in turn. */
async function people(kitchen: CapacityKitchen, goesOn: () => boolean): Promise<void> {
  for (let at = 0; goesOn(); at += 1)
    for (const [name, action] of Object.entries(ACTIONS)) {
      if (!goesOn()) return;
      // A month's report each few rounds, as there are fewer of them in a day: each of a month of its own.
      if (action.times <= 30 && at % 5 !== 0) continue;
      await (await action.do(kitchen, action.times <= 30 ? at / 5 : name.length * 1000 + at)).arrayBuffer();
    }
}

/** A thousand recipes a call, in one language after the other, every second one kept. */
async function batches(base: string, goesOn: () => boolean): Promise<void> {
  const key = await openKey(base);
  for (let at = 0; goesOn(); at += 1) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'sv';
    const recipes = await writtenRecipes(language, 1000);
    const reply = await fetch(`${base}/api/open/v1/recipes`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ language, restaurantId: demoId('matsalen'), keep: at % 2 === 1, recipes }),
    });
    if (!reply.ok) throw new Error((await reply.text()).slice(0, 500));
    await reply.arrayBuffer();
  }
}

/** Names that nobody wrote before. */
async function lists(base: string, goesOn: () => boolean): Promise<void> {
  const names = purchaseNames(await loadFoodData(), NAMES);
  for (let at = 0; goesOn(); at += 1) {
    const body = { language: 'sv', ingredients: names.map((name, place) => `${name} ${at * NAMES + place}`) };
    const reply = await fetch(`${base}/ingredient-data${matchNames.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error((await reply.text()).slice(0, 500));
    await reply.arrayBuffer();
  }
}

/** A hundred recipes anew, one call after the other, with pauses as long as the calls. */
async function recalculations({ call, recipes }: CapacityKitchen, goesOn: () => boolean): Promise<void> {
  for (let at = 0; goesOn(); at = (at + 100) % recipes.length) {
    const began = performance.now();
    const reply = await call('POST', '/api/recipes/recalculate', { ids: recipes.slice(at, at + 100).map(({ id }) => id) });
    await reply.arrayBuffer();
    await pause(performance.now() - began);
  }
}

/** Ten times a second, whether the node answers, and what a key typed takes. */
async function watch(
  { kitchen, base }: { kitchen: CapacityKitchen; base: string },
  goesOn: () => boolean,
  seen: () => Seen,
): Promise<void> {
  const key = ACTIONS['a key in the ingredient search'];
  for (let at = 0; goesOn(); at += 1) {
    const timed = async (list: keyof Seen, call: () => Promise<Response | undefined>): Promise<void> => {
      const began = performance.now();
      await (await call())?.arrayBuffer();
      seen()[list].push(performance.now() - began);
    };
    await timed('health', async () => fetch(`${base}/api/health`)); // unwell or not: a busy database is no end of the bench
    await timed('typing', async () => key?.do(kitchen, at));
    await pause(100);
  }
}
