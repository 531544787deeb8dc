import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../src/demo/demo-id.ts';
import { endOfKey, hashOfKey, newKey } from '../src/integrations/integration-key.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { freePort, type RunningProduct, startProduct } from './support/running-product.ts';

/** Calls that are sent at once, to one process and to the other in turn. */
const CALLS = 50;

let folder = '';
let client: Client;
const nodes: RunningProduct[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-two-tills-'));
  await chmod(folder, 0o755);
  const database = await emptyDatabase();
  client = new Client({ connectionString: database });
  await client.connect();
  const environment = { DATABASE_URL: database, SECRET_KEY: 'ab'.repeat(32) };
  for (const port of [await freePort(), await freePort()]) nodes.push(await startProduct({ dataDir: folder, port, environment }));
}, 300_000);

afterAll(async () => {
  await Promise.all(nodes.map(async (node) => node.end('SIGKILL')));
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

async function keyOfTill(): Promise<string> {
  const key = newKey();
  await client.query(
    'insert into integration (id, organization_id, name, open_api, mapping_api, key_hash, key_end) values ($1, $2, $1, true, true, $3, $4)',
    [randomUUID(), demoId('norrsken'), hashOfKey(key), endOfKey(key)],
  );
  return key;
}

interface Call {
  key: string;
  path: string;
  day: string;
  rows: object[];
}

async function add(
  node: RunningProduct | undefined,
  { key, path, day, rows }: Call,
): Promise<{ status: number; report: string }> {
  const reply = await fetch(`${node?.address}/api/open/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ restaurantId: demoId('matsalen'), language: 'en_gb', mode: 'add', day, rows }),
  });
  const { report } = (await reply.json()) as { report?: { id: string } };
  return { status: reply.status, report: report?.id ?? '' };
}

interface StoredRow {
  recipes: { servings: number }[];
  ingredients: { amount: number }[];
}

/** The report as a person opens it. */
async function opened(report: string): Promise<StoredRow> {
  const address = nodes[0]?.address ?? '';
  const signedIn = await fetch(`${address}/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await (await fetch(`${address}/api/reports/report/${report}`, { headers: { cookie } })).json()) as StoredRow;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

test.each([
  [
    'sales',
    '/sales',
    (at: number) => ({ name: `Dish ${at % 10}`, servings: at + 1 }),
    ({ recipes }: StoredRow) => recipes.map(({ servings }) => servings),
  ],
  [
    'purchases',
    '/procurement',
    (at: number) => ({ name: `Qwertz ${at % 10}`, amount: at + 1, unit: 'kg' }),
    ({ ingredients }: StoredRow) => ingredients.map(({ amount }) => amount),
  ],
] as const)(
  'of rows that two processes add to one report at the same time none is lost and none refused: %s',
  async (_, path, rowAt, amountsOf) => {
    const key = await keyOfTill();
    const answers = await Promise.all(
      Array.from({ length: CALLS }, async (_none, at) =>
        add(nodes[at % nodes.length], { key, path, day: '1995-05-14', rows: [rowAt(at)] }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [report = '', ...others] = new Set(answers.map((answer) => answer.report));
    expect(others).toEqual([]);
    const amounts = amountsOf(await opened(report));
    expect([amounts.length, sum(amounts)]).toEqual([10, (CALLS * (CALLS + 1)) / 2]);
  },
  240_000,
);

test('of many rows that one process adds while the other adds a row after the other none is refused either', async () => {
  const key = await keyOfTill();
  const call = { key, path: '/procurement', day: '1996-05-14' };
  const rows = Array.from({ length: 4000 }, (_, at) => ({ name: `Heavy ${at}`, amount: 1, unit: 'kg' }));
  const over = new AbortController();
  const many = add(nodes[0], { ...call, rows }).finally(() => over.abort());
  const single: number[] = [];
  while (!over.signal.aborted && single.length < 200) {
    const { status } = await add(nodes[1], { ...call, rows: [{ name: 'Light', amount: 1, unit: 'kg' }] });
    single.push(status);
  }
  const { status, report } = await many;
  expect([status, new Set(single)]).toEqual([200, new Set([200])]);
  const { ingredients } = await opened(report);
  expect(sum(ingredients.map(({ amount }) => amount))).toBe(rows.length + single.length);
}, 240_000);
