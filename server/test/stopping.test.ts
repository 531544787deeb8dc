import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoId } from '../src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';
import { demoDatabase, emptyDatabase } from './support/empty-database.ts';
import { openReceiver } from './support/receiver.ts';
import { freePort, launchProduct, type RunningProduct, startProduct } from './support/running-product.ts';

const CALLERS = 8;

let folder = '';
let running: RunningProduct[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-stopping-'));
});
afterEach(async () => {
  for (const product of running.splice(0)) if (product.process.exitCode === null) await product.end('SIGKILL');
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function run(name: string, environment: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const product = await startProduct({ dataDir: join(folder, name), environment });
  running.push(product);
  return product;
}

/** Which of the nodes are ready: asked all the time, as a balancer does, until the returned function is called. */
function watchReadiness(nodes: readonly RunningProduct[]): { ready: () => string[]; end: () => Promise<void> } {
  let ready = nodes.map(({ address }) => address);
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const asked = nodes.map(async ({ address }) => {
        const isReady = await fetch(`${address}/api/health/ready`).then(
          async (reply) => (await reply.text(), reply.ok),
          () => false,
        );
        return isReady ? [address] : [];
      });
      ready = (await Promise.all(asked)).flat();
      await pause(100);
    }
  })();
  return {
    ready: () => ready,
    async end() {
      over.abort();
      await watching;
    },
  };
}

async function signIn(address: string, who = 'chef'): Promise<string> {
  const reply = await fetch(`${address}/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.plateprint.test`, password: DEMO_PASSWORD }),
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('a node that is asked to stop under load fails no request, and says before that it is no more ready', async () => {
  const environment = { DATABASE_URL: await demoDatabase(), DRAIN_SECONDS: '3000', FAREWELL_SECONDS: '60' };
  const nodes = [await run('one', environment), await run('two', environment)] as const;
  const cookie = await signIn(nodes[0].address);
  const balancer = watchReadiness(nodes);
  const answers = new Map<string, number>();
  const underWay = new Map<string, number>();
  const failures: unknown[] = [];
  const over = new AbortController();

  // Every caller keeps its connections open, as a balancer does.
  const call = async (at: number): Promise<void> => {
    while (!over.signal.aborted) {
      const address = balancer.ready()[at % balancer.ready().length] ?? '';
      underWay.set(address, (underWay.get(address) ?? 0) + 1);
      await fetch(`${address}/api/restaurants/restaurant-user`, { headers: { cookie } }).then(
        async (reply) => {
          await reply.text();
          if (reply.ok) answers.set(address, (answers.get(address) ?? 0) + 1);
          else failures.push(`${address} ${reply.status}`);
        },
        (error: unknown) => failures.push(error),
      );
      underWay.set(address, (underWay.get(address) ?? 0) - 1);
    }
  };
  const callers = Array.from({ length: CALLERS }, async (_, at) => call(at));
  await expect.poll(() => [...answers.values()].every((count) => count > 50) && answers.size, { timeout: 60_000 }).toBe(2);
  nodes[1].process.kill('SIGTERM');
  await expect.poll(() => balancer.ready(), { timeout: 60_000 }).toEqual([nodes[0].address]);
  const said = await fetch(`${nodes[1].address}/api/health/ready`);
  expect([said.status, await said.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })]);
  expect((await fetch(`${nodes[1].address}/api/health`)).status).toBe(200);
  // It drains as long as anybody calls; asked again, it goes.
  await expect.poll(() => underWay.get(nodes[1].address), { timeout: 60_000 }).toBe(0);
  expect(await nodes[1].end('SIGTERM')).toMatchObject({ code: 0 });
  const before = answers.get(nodes[0].address) ?? 0;
  await expect.poll(() => answers.get(nodes[0].address), { timeout: 60_000 }).toBeGreaterThan(before + 50);
  over.abort();
  await Promise.all([...callers, balancer.end()]);
  expect(failures).toEqual([]);
}, 180_000);

test('a second request to stop waits for no balancer', async () => {
  const environment = { DATABASE_URL: await demoDatabase(), DRAIN_SECONDS: '3000' };
  const product = await run('three', environment);
  product.process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${product.address}/api/health/ready`)).status, { timeout: 60_000 }).toBe(503);
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
}, 180_000);

test('an uncaught error is reported to the outside service and ends the process with 1', async () => {
  const reports: string[] = [];
  const service = createServer((request, reply) => void text(request).then((raw) => (reports.push(raw), reply.end('{}'))));
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', () => listening()));
  const port = (service.address() as AddressInfo).port;
  const url = await demoDatabase();
  const product = await launchProduct({
    dataDir: join(folder, 'four'),
    environment: {
      DATABASE_URL: url,
      FAILURE_REPORTS_SERVER: `http://key@127.0.0.1:${port}/1`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent('process.on("SIGUSR2",()=>{throw new Error("burnt")})')}`,
    },
  });
  running.push(product);
  await expect
    .poll(
      async () =>
        fetch(`${product.address}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 100_000 },
    )
    .toBe(true);
  expect(await product.end('SIGUSR2')).toMatchObject({ code: 1 });
  expect(reports.join('\n')).toContain('"value":"burnt"');
  expect(reports.join('\n')).toContain('"where":"process"');
  service.close();
}, 180_000);

test('figures are on a port of their own, and a job under way at the end is done once', async () => {
  const [metricsPort, url] = [await freePort(), await emptyDatabase()];
  const product = await run('five', { DATABASE_URL: url, METRICS_PORT: String(metricsPort) });
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toContain('plateprint_http_seconds_count{method="GET",route="/api/health",status="2xx"}');
  expect((await fetch(`${product.address}/metrics`)).headers.get('content-type')).not.toContain('text/plain; version');
  // The demo's reports are being made by jobs.
  const client = new Client({ connectionString: url });
  await client.connect();
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  const { rows } = await client.query<{ state: string }>(`select distinct state from job.job`);
  expect(rows.map(({ state }) => state)).not.toContain('active');
  await client.end();
}, 180_000);

test('messages to other programs leave from a running product; one that nobody answers holds no end up and is kept', async () => {
  const url = await demoDatabase();
  const [receiver, product] = [await openReceiver(), await run('six', { DATABASE_URL: url, WEBHOOK_PRIVATE_ADDRESSES: 'true' })];
  const headers = { 'content-type': 'application/json', cookie: await signIn(product.address, 'admin') };
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const reply = await fetch(`${product.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect([path, reply.status]).toEqual([path, 200]);
    return (await reply.json()) as { id: string };
  };
  const { id: integrationId } = await post('/integrations', { name: 'Till', open_api: true, mapping_api: false });
  await post('/integrations/webhooks', { integrationId, url: `${receiver.url}/hook`, events: ['recipe.changed'] });
  const soup = { restaurantId: demoId('matsalen'), names: [{ language: 'sv', name: 'Soppa' }], ingredients: [] };
  await post('/recipes', soup);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  receiver.answers = [null];
  await post('/recipes', soup);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ state: string }>('select state from webhook_delivery order by created_at');
  expect(rows.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
  await client.end();
  await receiver.close();
}, 180_000);
