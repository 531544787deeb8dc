import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import { freePort, type RunningProduct, startProduct } from '../support/running-product.ts';
import { binariesOfDistribution, giveToPostgres, Server } from './servers.ts';

/** After so long a replica that stands still is read no more. */
const LAG_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

const binaries = await binariesOfDistribution();
const RESTAURANT = demoId('matsalen');
const CHICKEN = {
  key: '0',
  written: 'Chicken',
  ingredient: null,
  variation: null,
  categoryId: 'poultry',
  amount: 12,
  unit: 'kg',
};
let folder = '';
let servers: Server[] = [];
let product: RunningProduct;
let month = 0;

beforeAll(async () => {
  if (binaries === null) return;
  folder = await mkdtemp(join(tmpdir(), 'plateprint-replica-'));
  await chmod(folder, 0o755);
  await giveToPostgres(folder);
  servers = [
    new Server(binaries, join(folder, 'one'), await freePort()),
    new Server(binaries, join(folder, 'two'), await freePort()),
  ];
  const [primary, standby] = servers as [Server, Server];
  await primary.create();
  await standby.follow(primary);
  await primary.waitForStandby(false); // no write waits for it: it may stand still
  const environment = { DATABASE_URL: primary.address, DATABASE_REPLICA_URL: standby.address, SECRET_KEY: 'ab'.repeat(32) };
  product = await startProduct({ dataDir: join(folder, 'data'), environment });
});

afterAll(async () => {
  if (binaries === null) return;
  await product?.end('SIGKILL');
  await Promise.all(servers.map(async (server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, { cookies, body }: { cookies: string[]; body?: object }): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; ') };
  return fetch(`${product.address}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

const cookiesOf = (reply: Response): string[] => reply.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');

async function signedIn(): Promise<string> {
  const reply = await call('POST', '/users/sign-in', {
    cookies: [],
    body: { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD },
  });
  return cookiesOf(reply).find((each) => !each.startsWith('plateprint_log')) ?? '';
}

/** @returns its id, and the position that came with it */
async function newReport(session: string): Promise<{ id: string; position: string }> {
  month += 1;
  const startDate = `20${String(10 + Math.floor(month / 12)).padStart(2, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const kind = {
    category: 'restaurant',
    variety: 'procurement',
    type: 'monthly',
    startDate,
    settings: {},
    status: 'draft',
    ingredients: [CHICKEN],
  };
  const reply = await call('POST', '/reports/procurement', {
    cookies: [session],
    body: { ...kind, name: `Month ${month}`, restaurantId: RESTAURANT },
  });
  if (!reply.ok) throw new Error(await reply.text());
  return {
    id: ((await reply.json()) as { id: string }).id,
    position: cookiesOf(reply).find((each) => each.startsWith('plateprint_log')) ?? '',
  };
}

async function isListed(id: string, ...cookies: string[]): Promise<boolean> {
  const reply = await call('GET', `/reports/restaurant/${RESTAURANT}?limit=100`, { cookies });
  return ((await reply.json()) as { items: { id: string }[] }).items.some((each) => each.id === id);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 100) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error(`waited in vain: ${product.said()}`);
}

describe.runIf(binaries !== null)('with a replica', () => {
  it('a reader who has just saved sees it at once, others when the replica has it, and one that stands still is read no more', async () => {
    const [, standby] = servers as [Server, Server];
    const session = await signedIn();
    const { id: before } = await newReport(session);
    await until(async () => isListed(before, session));
    await pause(2000); // long enough for the replica to be looked at again
    await standby.ask('select pg_wal_replay_pause()');
    const { id, position } = await newReport(session);
    expect(position).toMatch(/^plateprint_log=/u);
    // Somebody else's reading is the replica's, which has not got it; the writer's is not.
    expect(await isListed(id, session)).toBe(false);
    expect(await isListed(id, session, position)).toBe(true);
    await pause(LAG_MS);
    await until(async () => isListed(id, session));
    await standby.ask('select pg_wal_replay_resume()');
    await until(async () => (await standby.ask(`select 1 from report where id = '${id}'`)).length === 1);
    expect(await isListed(id, session, position)).toBe(true);
  });

  it('a replica that is gone is read no more, and again when it is back', async () => {
    const [primary, standby] = servers as [Server, Server];
    const session = await signedIn();
    await standby.stop();
    const { id, position } = await newReport(session);
    expect([await isListed(id, session), await isListed(id, session, position)]).toEqual([true, true]);
    expect((await call('GET', `/reports/dashboard/${RESTAURANT}`, { cookies: [session] })).status).toBe(200);
    await standby.follow(primary);
    await primary.waitForStandby(false);
    await pause(3000);
    await standby.ask('select pg_wal_replay_pause()');
    const { id: later } = await newReport(session);
    expect(await isListed(later, session)).toBe(false);
    await standby.ask('select pg_wal_replay_resume()');
  });

  it('a board of places is read from it too', async () => {
    const [, standby] = servers as [Server, Server];
    const session = await signedIn();
    const board = async () =>
      call('GET', `/leaderboard?restaurantId=${RESTAURANT}&scope=organization&by=per_portion`, { cookies: [session] });
    expect((await board()).status).toBe(200);
    await pause(3000);
    const before = await scansOfBoards(standby);
    expect((await board()).status).toBe(200);
    await until(async () => (await scansOfBoards(standby)) > before);
  });

  it('one that was promoted beside the primary, and writes a log of its own, is read no more', async () => {
    const [, standby] = servers as [Server, Server];
    const session = await signedIn();
    const { id: before } = await newReport(session);
    await until(async () => isListed(before, session));
    await standby.promote();
    // Its log is now longer than the primary's, and is another.
    await standby.ask("create table beside as select repeat('x', 1000) as x from generate_series(1, 20000)");
    await pause(2000);
    const { id } = await newReport(session);
    await pause(2000);
    expect(await isListed(id, session)).toBe(true);
  });
});

async function scansOfBoards(server: Server): Promise<number> {
  const [row] = await server.ask(
    "select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_all_tables where relname = 'leaderboard_board'",
  );
  return Number(row?.['scans']);
}
