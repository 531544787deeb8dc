import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { type SmallDisk, smallDisk, whyNoSmallDisk } from './small-disk.ts';

vi.setConfig({ testTimeout: 600_000 });

const why = await whyNoSmallDisk();
if (why !== null) console.warn(`full disk: not tried, ${why}`);
const SOON = { timeout: 60_000, interval: 250 };
const MEGABYTES = 700;

let disk: SmallDisk | undefined;
let product: RunningProduct | undefined;

afterEach(async () => {
  if (product?.process.exitCode === null) await product.end('SIGTERM');
  await disk?.end();
});

async function status(): Promise<unknown> {
  return fetch(`${product?.address}/api/health`).then(
    async (reply) => ((await reply.json()) as { status: string }).status,
    () => 'no answer',
  );
}

async function send(path: string, { method = 'POST', cookie = '', body }: { method?: string; cookie?: string; body: object }) {
  const headers = { 'content-type': 'application/json', cookie };
  const reply = await fetch(`${product?.address}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const answer = (await reply.json()) as { id?: string; code?: string };
  return { status: reply.status, answer, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function read(path: string, cookie: string): Promise<{ status: number; answer: Record<string, unknown> }> {
  const reply = await fetch(`${product?.address}/api${path}`, { headers: { cookie } });
  return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
}

const signIn = async () => send('/users/sign-in', { body: { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD } });
const FULL = { status: 507, answer: { code: 'no_room' } };

/** Reads go on and changes are refused, again and again, while the log is written to; then room comes, and all goes on. */
async function survives({ change, look }: { change: () => Promise<object>; look: () => Promise<object> }): Promise<void> {
  expect(await change()).toMatchObject({ status: 200 });
  await expect.poll(async () => disk?.names('data'), SOON).toContain('reserve');

  await disk?.fill(40);
  await expect.poll(status, SOON).toBe('reading');
  expect(await change()).toMatchObject(FULL);
  expect(await look()).toMatchObject({ status: 200 });
  expect(await disk?.names('data')).toContain('reserve');
  await disk?.empty();
  await expect.poll(status, SOON).toBe('ok');
  expect(await change()).toMatchObject({ status: 200 });

  // All at once, before anybody looked: what was held is given away.
  await disk?.fill(0);
  await expect.poll(async () => disk?.names('data'), SOON).not.toContain('reserve');
  for (let at = 0; at < 200; at += 1) expect((await look()) as { status: number }).toMatchObject({ status: 200 });
  expect(await change()).toMatchObject(FULL);
  // And that is filled as well: nothing at all can be written any more.
  await disk?.fill(0);
  for (let at = 0; at < 20; at += 1) {
    await look().catch(() => undefined);
    await pause(100);
  }
  expect(await change().catch(() => FULL)).not.toMatchObject({ status: 200 });
  expect(product?.process.exitCode).toBeNull();

  await disk?.empty();
  await expect.poll(status, SOON).toBe('ok');
  expect(await change()).toMatchObject({ status: 200 });
  await expect.poll(async () => disk?.names('data'), SOON).toContain('reserve');
}

describe.runIf(inject('server').kind === 'embedded' && why === null)('a disk that is full', () => {
  test('turns the product to reading, ends nothing, and all comes back by itself', async () => {
    disk = await smallDisk(MEGABYTES);
    const start = { dataDir: `${disk.folder}/data`, within: disk.within, environment: { LOG_LEVEL: 'info' } };
    product = await startProduct(start);
    const { cookie } = await signIn();
    const { answer } = await read('/restaurants/restaurant-user', cookie);
    const restaurantId = (answer['restaurant'] as { id: string }).id;
    const kept: string[] = [];
    const body = { restaurantId, names: [{ language: 'en_gb', name: 'Brimful' }], ingredients: [] };
    await survives({
      async change() {
        const reply = await send('/recipes', { cookie, body });
        if (reply.status === 200) kept.push(reply.answer.id ?? '');
        return reply;
      },
      look: async () => read(`/recipes/recipe/${restaurantId}?search=brimful`, cookie),
    });
    const found = await read(`/recipes/recipe/${restaurantId}?search=brimful&limit=200`, cookie);
    expect((found.answer['items'] as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());

    // Signing in goes on while there is little room; a start too, and it ends when it is asked to.
    await disk.fill(40);
    await expect.poll(status, SOON).toBe('reading');
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
    product = await startProduct(start);
    expect(await status()).toBe('reading');
    expect(await read(`/recipes/recipe/${restaurantId}`, cookie)).toMatchObject({ status: 200 });
    await disk.fill(0);
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  });

  test('in production too, where standard output is a file on it', async () => {
    disk = await smallDisk(MEGABYTES);
    const output = ['sh', '-c', 'exec "$@" > "$0" 2>&1', `${disk.folder}/output`];
    const environment = { NODE_ENV: 'production', LOG_LEVEL: 'info' };
    product = await startProduct({ dataDir: `${disk.folder}/data`, within: [...disk.within, ...output], environment });
    let token: string | undefined;
    await expect.poll(async () => (token = /\/sign-up\/(\S+)/.exec((await disk?.text('output')) ?? '')?.[1]), SOON).toBeDefined();
    const person = { firstname: 'Sam', lastname: 'Berg', email: 'sam@kok.test', organizationName: 'Köket' };
    const password = 'two potatoes, one leek';
    const signedUp = { token, ...person, password, passwordAgain: password, terms: true };
    const { cookie } = await send('/users/sign-up-from-link', { body: signedUp });
    let minutes = 0;
    await survives({
      change: async () =>
        send('/users/settings', { method: 'PUT', cookie, body: { inactivityLogoutTime: 100 + ((minutes += 1) % 900) } }),
      look: async () => read('/users/authenticate', cookie),
    });
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
    expect(await disk.text('output')).toContain('nothing is written until there is more room');
  });
});
