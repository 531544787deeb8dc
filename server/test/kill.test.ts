import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';
import { freePort, launchProduct, type RunningProduct, startProduct } from './support/running-product.ts';
import { isPostgres, readPostmaster } from '../src/platform/database/embedded/postmaster-file.ts';

/** By threes; `npm run test:long` kills far more often. */
const KILLS = Number(process.env['KILLS'] || 9);
const WRITERS = 8;

let folder = '';
let port = 0;
let product: RunningProduct | undefined;

async function start(): Promise<void> {
  product = await startProduct({ dataDir: folder, port });
}

async function signIn(): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD }),
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function restaurantOfChef(cookie: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/restaurants/restaurant-user`, { headers: { cookie } });
  return ((await reply.json()) as { restaurant: { id: string } }).restaurant.id;
}

/** Writes recipes one after another until the product is gone; keeps the ids that were answered. */
async function write(cookie: string, restaurantId: string, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const line = {
      _id: '1',
      inputIngredient: '1 kg something',
      ingredient: null,
      categoryId: null,
      variation: null,
      originId: null,
    };
    const body = {
      restaurantId,
      names: [{ language: 'en_gb', name: 'Stew' }],
      ingredients: [{ ...line, amount: 1, unit: 'kg', pieceGrams: null, organic: false }],
    };
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/api/recipes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(await reply.text());
      acknowledged.add(((await reply.json()) as { id: string }).id);
    } catch {
      return; // the product was killed: what was not answered may or may not be kept
    }
  }
}

interface Batch {
  keys: string[];
  ids: string[] | null;
}

async function send(cookie: string, restaurantId: string, { keys }: Batch): Promise<Response> {
  const recipes = keys.map((clientKey) => ({ clientKey, names: [{ language: 'en_gb', name: clientKey }], ingredients: [] }));
  return fetch(`http://127.0.0.1:${port}/api/recipes/bulk-create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ restaurantId, recipes }),
  });
}

/** Creates recipes in batches under keys until the product is gone; what was not answered is sent again after the next start. */
async function writeBatches(cookie: string, restaurantId: string, batches: Batch[]): Promise<void> {
  const left = batches.filter(({ ids }) => ids === null);
  for (;;) {
    const batch = left.shift() ?? { keys: Array.from({ length: 5 }, (_, at) => `kill-${batches.length}-${at}`), ids: null };
    if (!batches.includes(batch)) batches.push(batch);
    try {
      const reply = await send(cookie, restaurantId, batch);
      if (!reply.ok) throw new Error(await reply.text());
      batch.ids = ((await reply.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
    } catch {
      return;
    }
  }
}

/** How many recipes of the batches the restaurant has: a recipe that was made twice counts twice. */
async function batchedRecipes(cookie: string, restaurantId: string): Promise<number> {
  let [count, cursor]: [number, string | null] = [0, ''];
  while (cursor !== null) {
    const page: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const reply = await fetch(`http://127.0.0.1:${port}/api/recipes/recipe/${restaurantId}?search=kill-&limit=200${page}`, {
      headers: { cookie },
    });
    const { items, next } = (await reply.json()) as { items: unknown[]; next: string | null };
    [count, cursor] = [count + items.length, next];
  }
  return count;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-kill-'));
  await chmod(folder, 0o755); // the server's user enters it, so that everything is in it
  port = await freePort();
});

afterAll(async () => {
  if (product?.process.exitCode === null) await product.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test.runIf(inject('server').kind === 'embedded')(
  `every answered write and the session survive ${KILLS} kills, two of three under load, one of three while starting`,
  async () => {
    const acknowledged = new Set<string>();
    const batches: Batch[] = [];
    const written: number[] = [];
    await start();
    const cookie = await signIn();
    const restaurantId = await restaurantOfChef(cookie);
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % 3 === 2) {
        product = await launchProduct({ dataDir: folder, port });
        await pause(100 + ((kill * 131) % 900));
        await product.end('SIGKILL');
      } else {
        const before = acknowledged.size;
        const writers = Array.from({ length: WRITERS }, async () => write(cookie, restaurantId, acknowledged));
        const batching = writeBatches(cookie, restaurantId, batches);
        for (let waited = 0; acknowledged.size === before && waited < 60_000; waited += 10) await pause(10);
        await pause((kill * 97) % 250);
        await product?.end('SIGKILL');
        await Promise.all([...writers, batching]);
        written.push(acknowledged.size - before);
      }
      if (kill % 3 !== 1) await start(); // the third of three hits a start, which follows the second kill at once
    }
    expect(written).toHaveLength((KILLS / 3) * 2);
    expect(Math.min(...written)).toBeGreaterThan(0);
    for (const id of acknowledged) {
      const reply = await fetch(`http://127.0.0.1:${port}/api/recipes/${id}`, { headers: { cookie } });
      expect([id, reply.status]).toEqual([id, 200]);
    }
    // Batches that were never answered are sent once more; then each key has made exactly one recipe.
    const lost = batches.filter(({ ids }) => ids === null);
    for (const batch of lost) expect((await send(cookie, restaurantId, batch)).status).toBe(200);
    expect(batches.length).toBeGreaterThan(0);
    expect(await batchedRecipes(cookie, restaurantId)).toBe(batches.length * 5);
    const server = await readPostmaster(join(folder, 'postgres'));
    expect(await isPostgres(server?.pid ?? 0)).toBe(true);
    expect(await product?.end('SIGTERM')).toMatchObject({ code: 0 });
    expect(await isPostgres(server?.pid ?? 0)).toBe(false);
  },
  KILLS * 60_000,
);
