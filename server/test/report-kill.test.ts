import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';
import { demoDatabase } from './support/empty-database.ts';
import { type RunningProduct, startProduct } from './support/running-product.ts';

const LONGEST_WAIT_MS = 240_000;
/** Long enough that a generation is caught in its midst. */
const ROWS = 20_000;

let folder = '';
let database = '';
let client: Client;
const nodes: RunningProduct[] = [];

const STARTS = 3;

/** On a busy machine a start may end for want of a connection: whoever runs the product starts it again. */
async function start(tries = 1): Promise<RunningProduct> {
  try {
    const node = await startProduct({ dataDir: folder, environment: { DATABASE_URL: database } });
    nodes.push(node);
    return node;
  } catch (error) {
    if (tries === STARTS || !String(error).includes('timeout exceeded')) throw error;
    return start(tries + 1);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-report-kill-'));
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

async function signedIn({ address }: RunningProduct): Promise<string> {
  const reply = await fetch(`${address}/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD }),
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A refusal is no answer that was lost: the test itself is wrong. */
class Refused extends Error {}

interface Sent {
  node: RunningProduct;
  cookie: string;
  key: string;
  recipes: readonly string[];
  startDate?: string;
  signal?: AbortSignal;
}

/** A month of sales; null when it was not answered. */
async function save({ node, cookie, key, recipes, startDate = '1999-01-01', signal }: Sent): Promise<{ id: string } | null> {
  const body = {
    name: 'Killed',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate,
    settings: {},
    status: 'completed',
    key,
    recipes: Array.from({ length: ROWS }, (_, place) => ({
      key: String(place),
      id: recipes[place % recipes.length],
      name: 'x',
      servings: 1,
    })),
  };
  try {
    const reply = await fetch(`${node.address}/api/reports/sales/${demoId('matsalen')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    if (reply.status >= 400 && reply.status < 500) throw new Refused(`${reply.status}: ${await reply.text()}`);
    return reply.ok ? ((await reply.json()) as { id: string }) : null;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return null;
  }
}

async function count(query: string, ...values: string[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) ${query}`, values);
  return Number(rows[0]?.count);
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 10) {
    if (await isSo()) return;
    await pause(10);
  }
  throw new Error(`waited in vain until ${what}: ${nodes.map(({ said }) => said()).join('\n')}`);
}

/** Keys stand behind the id of the person whose save it is. */
const PROGRESS = "from report_progress where key like '%/' || $1";

const begun = (key: string) => async () => (await count(PROGRESS, key)) > 0;
/** Given up without a trace, or by chance done before the caller had left. */
const ended = (key: string) => async () => (await count(`${PROGRESS} and phase <> 'done'`, key)) === 0;

/** A report is there whole or not at all. */
async function halves(): Promise<number> {
  return count(`from report where status = 'completed' and (
    (select count(*) from report_total where report_id = report.id) <> 2
    or (select count(*) from report_body where report_id = report.id) <> 3)`);
}

test('a generation that is killed, or whose caller is gone, leaves nothing; sent again it makes the one report', async () => {
  const first = await start();
  const { rows } = await client.query<{ id: string }>(
    `select id from recipe where shelf = $1 and deleted_at is null order by id`,
    [demoId('matsalen')],
  );
  const recipes = rows.map(({ id }) => id);

  const key = randomUUID();
  const killed = save({ node: first, cookie: await signedIn(first), key, recipes });
  await Promise.race([until(begun(key), 'the save began'), killed]);
  await first.end('SIGKILL');
  const answered = (await killed) !== null;
  expect(await count("from report where start_date = '1999-01-01'")).toBe(answered ? 1 : 0);
  expect(await halves()).toBe(0);

  const second = await start();
  const cookie = await signedIn(second);
  const abandoned = randomUUID();
  const leaving = new AbortController();
  const left = save({ node: second, cookie, key: abandoned, recipes, startDate: '1999-02-01', signal: leaving.signal });
  await Promise.race([until(begun(abandoned), 'the second save began'), left]);
  leaving.abort();
  await left;
  await until(ended(abandoned), 'the abandoned save was given up');
  const done = await count(`${PROGRESS} and phase = 'done'`, abandoned);
  expect(await count("from report where start_date = '1999-02-01'")).toBe(done);
  expect(await halves()).toBe(0);

  const made = await save({ node: second, cookie, key, recipes });
  const again = await save({ node: second, cookie, key, recipes });
  expect(again?.id).toBe(made?.id);
  expect(await count("from report where start_date = '1999-01-01'")).toBe(1);
  expect(await halves()).toBe(0);
}, 600_000);
