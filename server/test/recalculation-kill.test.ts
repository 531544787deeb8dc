import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageRecipes } from './support/age-recipes.ts';
import { demoDatabase } from './support/empty-database.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';

const RECIPES = 3000;
/** A slow machine is no fault: what stands still so long does. A job of a killed node is given to another after two minutes. */
const LONGEST_STANDSTILL_MS = 300_000;

let folder = '';
let database = '';
let client: Client;
const nodes: RunningProduct[] = [];

async function start(): Promise<RunningProduct> {
  const node = await startProduct({ dataDir: folder, environment: { DATABASE_URL: database } });
  nodes.push(node);
  return node;
}

async function waiting(): Promise<number> {
  const { rows } = await client.query<{ waiting: string }>(
    "select count(*) as waiting from recipe where food_data_version = 'older'",
  );
  return Number(rows[0]?.waiting);
}

async function until(isSo: (waiting: number) => boolean): Promise<void> {
  let fewest = Infinity;
  for (let stood = 0; stood < LONGEST_STANDSTILL_MS; stood += 50) {
    const left = await waiting();
    if (isSo(left)) return;
    if (left < fewest) [fewest, stood] = [left, 0];
    await pause(50);
  }
  throw new Error(`still ${await waiting()} recipes wait: ${nodes.map(({ said }) => said()).join('\n')}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-recalculation-'));
  await chmod(folder, 0o755);
  database = await demoDatabase();
  client = new Client({ connectionString: database });
  await client.connect();
});

afterAll(async () => {
  await Promise.all(nodes.map(async (node) => (node.process.exitCode === null ? node.end('SIGKILL') : null)));
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

test('a recalculation survives kill -9 and is ended by several nodes, each recipe once and right', async () => {
  const { rows: right } = await client.query<{ id: string; co2: number | null }>('select id, co2 from recipe');
  await ageRecipes(client, RECIPES);
  const killed = await start();
  await until((left) => left < RECIPES);
  await killed.end('SIGKILL');
  await Promise.all([start(), start()]);
  await until((left) => left === 0);

  const { rows } = await client.query<{ id: string; co2: number | null; version: number; lines: number }>(
    "select id, co2, version, jsonb_array_length(footprint -> 'lines') as lines from recipe",
  );
  const figures = new Map(rows.map(({ id, co2 }) => [id, co2]));
  expect(right.map(({ id }) => figures.get(id))).toEqual(right.map(({ co2 }) => co2));
  expect(rows.filter(({ version, lines }) => version !== 1 || lines === 0)).toEqual([]);
  const noted = await client.query<{ noted: string; wrong: string }>(
    'select count(*) as noted, count(*) filter (where co2_before is distinct from co2_after * 2 and abs(co2_before - co2_after * 2) > 1e-6) as wrong from recipe_recalculation',
  );
  expect([Number(noted.rows[0]?.noted), Number(noted.rows[0]?.wrong)]).toEqual([rows.length, 0]);
}, 1_800_000);
