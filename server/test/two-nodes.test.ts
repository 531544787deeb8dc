import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ageRecipes } from './support/age-recipes.ts';
import { type Balancer, openBalancer } from './support/balancer.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { kitchenOf, noOutcomes, type Outcomes, signIn, work } from './failover/writers.ts';
import { freePort, type RunningProduct, startProduct } from './support/running-product.ts';

const LONGEST_WAIT_MS = 240_000;
const WRITERS = 8;
/** Writes that each stretch lasts for at least, so that every kill meets some under way. */
const WRITES = 60;
/** Recipes that wait for new figures while the nodes are killed. */
const WAITING = 6000;
/** Once in a run: on the server where there is one, as in production, else on the embedded database. */
const IS_THE_PLACE = inject('server').kind === 'server' || !process.env['TEST_DATABASE_URL'];

let folder = '';
let database = '';
let client: Client;
let balancer: Balancer;
const nodes: RunningProduct[] = [];

async function start(port: number): Promise<RunningProduct> {
  const environment = { DATABASE_URL: database, SECRET_KEY: 'ab'.repeat(32) };
  const node = await startProduct({ dataDir: folder, port, environment });
  nodes.push(node);
  return node;
}

async function count(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) ${query}`, values);
  return Number(rows[0]?.count);
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 20) {
    if (await isSo()) return;
    await pause(20);
  }
  throw new Error(`waited in vain until ${what}: ${nodes.map(({ said }) => said()).join('\n')}`);
}

/** Waits for some more writes to be answered. */
async function someMore(outcomes: Outcomes): Promise<void> {
  const before = outcomes.acknowledged.length;
  await until(() => outcomes.acknowledged.length >= before + WRITES, 'writes were answered');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-two-nodes-'));
  await chmod(folder, 0o755);
  database = await emptyDatabase();
  client = new Client({ connectionString: database });
  await client.connect();
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all(nodes.map(async (node) => (node.process.exitCode === null ? node.end('SIGKILL') : null)));
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

test.runIf(IS_THE_PLACE)(
  'of two nodes behind a balancer each is killed under load: every failed write is answered as failed, sessions last, jobs end once',
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    await (await start(ports[0])).end('SIGTERM'); // makes the tables and the demo
    await ageRecipes(client, WAITING);
    let first = await start(ports[0]);
    const second = await start(ports[1]);
    balancer = await openBalancer(ports);

    const { address } = balancer;
    const cookie = await signIn(address);
    const restaurantId = await kitchenOf(address, cookie);
    const outcomes = noOutcomes();
    let over = false;
    const writer = { address, cookie, restaurantId, outcomes, isOver: () => over };
    const working = Promise.all(Array.from({ length: WRITERS }, async () => work(writer)));

    await someMore(outcomes);
    await until(async () => (await count("from recipe where food_data_version = 'older'")) < WAITING, 'new figures came');
    await first.end('SIGKILL');
    await someMore(outcomes);
    first = await start(ports[0]);
    balancer.add(ports[0]);
    await someMore(outcomes);
    await second.end('SIGKILL');
    await someMore(outcomes);
    over = true;
    await working;

    // Each write has its outcome, and what was answered is there.
    expect(outcomes.acknowledged.length + outcomes.refused.length).toBe(outcomes.sent);
    expect(await count('from recipe where id = any($1)', outcomes.acknowledged)).toBe(outcomes.acknowledged.length);
    // Anything beyond it was answered as failed: nobody could know better.
    const kept = await count("from recipe where names::text like '%once-%'");
    const storedThoughRefused = await count("from recipe where names -> 0 ->> 'name' = any($1)", outcomes.refused);
    expect(kept).toBe(outcomes.acknowledged.length + storedThoughRefused);
    // Sent again under its key, each was made once.
    expect(await count("from recipe where names::text like '%keyed-%'")).toBe(outcomes.keyed.size);
    expect(new Set(outcomes.keyed.values()).size).toBe(outcomes.keyed.size);
    // The session went on wherever it was asked, and no read failed.
    expect(outcomes.failedReads).toBe(0);
    expect((await fetch(`${first.address}/api/users/authenticate`, { headers: { cookie } })).status).toBe(200);

    // Work that the killed nodes had begun is ended, each recipe once.
    await until(async () => (await count("from recipe where food_data_version = 'older'")) === 0, 'all had new figures');
    const twice = await count(
      "from (select recipe_id from recipe_recalculation where recipe_id like 'copy-%' group by recipe_id having count(*) > 1) as twice",
    );
    expect(twice).toBe(0);
    expect(await count("from recipe_recalculation where recipe_id like 'copy-%'")).toBe(WAITING);
  },
  600_000,
);
