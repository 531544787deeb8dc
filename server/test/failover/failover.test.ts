import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ageRecipes } from '../support/age-recipes.ts';
import { freePort, type RunningProduct, startProduct } from '../support/running-product.ts';
import { kitchenOf, noOutcomes, type Outcomes, signIn, work } from './writers.ts';
import { binariesOfDistribution, giveToPostgres, Server } from './servers.ts';

/** `npm run test:long` takes 20. */
const FAILOVERS = Number(process.env['FAILOVERS'] || 1);
const WRITERS = 8;
/** Writes between two failovers. */
const WRITES = 40;
/** Recipes that wait for new figures meanwhile. */
const WAITING = 3000;
const LONGEST_PAUSE_MS = 15_000;
const LONGEST_WAIT_MS = 240_000;

const binaries = await binariesOfDistribution();
let folder = '';
let product: RunningProduct | undefined;
let servers: Server[] = [];

afterAll(async () => {
  if (product) await product.end('SIGKILL');
  await Promise.all(servers.map(async (server) => server.stop()));
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_WAIT_MS) {
    if (await isSo()) return performance.now() - began;
    await pause(20);
  }
  throw new Error(`waited in vain until ${what}: ${product?.said()}`);
}

async function someMore({ acknowledged }: Outcomes): Promise<number> {
  const before = acknowledged.length;
  return until(() => acknowledged.length >= before + WRITES, 'writes were answered');
}

async function count(server: Server, query: string, ...values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: server.address });
  await client.connect();
  try {
    return Number((await client.query<{ count: string }>(`select count(*) ${query}`, values)).rows[0]?.count);
  } finally {
    await client.end();
  }
}

test.runIf(binaries !== null)(
  `the primary is killed under load ${FAILOVERS} times and its standby promoted: nothing that was answered is lost, and the product goes on by itself`,
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'plateprint-failover-'));
    await chmod(folder, 0o755);
    await giveToPostgres(folder);
    servers = [
      new Server(binaries ?? '', join(folder, 'one'), await freePort()),
      new Server(binaries ?? '', join(folder, 'two'), await freePort()),
    ];
    let [primary, standby] = servers as [Server, Server];
    await primary.create();
    await standby.follow(primary);
    const both = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
    const start = async () =>
      startProduct({
        dataDir: join(folder, 'data'),
        // What is read of the standby goes on being right when it is promoted, and when another follows it.
        environment: { DATABASE_URL: both, DATABASE_REPLICA_URL: servers[1]?.address ?? '', SECRET_KEY: 'ab'.repeat(32) },
      });
    product = await start(); // makes the tables and the demo
    await product.end('SIGTERM');
    const client = new Client({ connectionString: primary.address });
    await client.connect();
    await ageRecipes(client, WAITING);
    await client.end();
    product = await start();

    const { address } = product;
    const cookie = await signIn(address);
    const restaurantId = await kitchenOf(address, cookie);
    const outcomes = noOutcomes();
    let over = false;
    const writer = { address, cookie, restaurantId, outcomes, isOver: () => over };
    const working = Promise.all(Array.from({ length: WRITERS }, async () => work(writer)));
    const pauses: number[] = [];
    const promotions: number[] = [];
    for (let failover = 0; failover < FAILOVERS; failover++) {
      await someMore(outcomes);
      await primary.kill();
      const began = performance.now();
      const before = outcomes.acknowledged.length;
      await standby.promote();
      promotions.push(Math.round(performance.now() - began));
      await until(() => outcomes.acknowledged.length > before + WRITERS, 'writes were answered again');
      pauses.push(Math.round(performance.now() - began));
      [primary, standby] = [standby, primary];
      await standby.follow(primary);
    }
    await someMore(outcomes);
    over = true;
    await working;
    const { acknowledged, refused, failedReads, listed, wrong } = outcomes;
    console.log(`milliseconds from the kill to the next writes that were answered: ${pauses.join(', ')}`);
    console.log(`of them until the standby was promoted: ${promotions.join(', ')}`);
    console.log(
      `writes that were answered: ${acknowledged.length}, refused: ${refused.length}; reads that failed: ${failedReads}; lists compared: ${listed}`,
    );

    // Nobody was answered without what they had just saved, whichever server answered.
    expect(wrong).toEqual([]);
    expect(listed).toBeGreaterThan(0);
    // Every write that was answered is there, on both servers.
    for (const server of servers)
      expect(await count(server, 'from recipe where id = any($1)', outcomes.acknowledged)).toBe(outcomes.acknowledged.length);
    // Anything beyond it was answered as failed: nobody could know better.
    const kept = await count(primary, "from recipe where names::text like '%once-%'");
    const storedThoughRefused = await count(primary, "from recipe where names -> 0 ->> 'name' = any($1)", outcomes.refused);
    expect(kept).toBe(outcomes.acknowledged.length + storedThoughRefused);
    // Sent again under its key, each was made once.
    expect(await count(primary, "from recipe where names::text like '%keyed-%'")).toBe(outcomes.keyed.size);
    expect(await count(primary, 'from recipe where id = any($1)', [...outcomes.keyed.values()])).toBe(outcomes.keyed.size);
    // The session went on, and what was begun is ended, each recipe once.
    expect((await fetch(`${address}/api/users/authenticate`, { headers: { cookie } })).status).toBe(200);
    await until(async () => (await count(primary, "from recipe where food_data_version = 'older'")) === 0, 'all had new figures');
    expect(await count(primary, "from recipe_recalculation where recipe_id like 'copy-%'")).toBe(WAITING);
    expect(Math.max(...pauses)).toBeLessThan(LONGEST_PAUSE_MS);
  },
  FAILOVERS * 120_000 + 600_000,
);
