import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';

const KILLS = 20;
const WRITERS = 8;

let folder = '';
let port = 0;
let child: ChildProcess | undefined;

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function start(): Promise<void> {
  child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (await healthy()) return;
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    await pause(100);
  }
  throw new Error('the product did not answer within 30 s');
}

const pause = async (milliseconds: number): Promise<void> => new Promise((next) => setTimeout(next, milliseconds));

async function healthy(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function ended(signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill(signal);
  await gone;
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-kill-'));
  port = await freePort();
});

afterAll(async () => {
  if (child?.exitCode === null) await ended('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test.runIf(inject('server').kind === 'embedded')(
  `every answered write survives ${KILLS} kills under load`,
  async () => {
    const acknowledged = new Set<string>();
    await start();
    let cookie = await signIn();
    const restaurantId = await restaurantOfChef(cookie);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writers = Array.from({ length: WRITERS }, async () => write(cookie, restaurantId, acknowledged));
      await pause(60 + ((kill * 97) % 300));
      await ended('SIGKILL');
      await Promise.all(writers);
      await start();
      cookie = await signIn();
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    for (const id of acknowledged) {
      const reply = await fetch(`http://127.0.0.1:${port}/api/recipes/${id}`, { headers: { cookie } });
      expect(reply.status, `recipe ${id}`).toBe(200);
    }
    // The server child is stopped with the product: nothing is left running on the folder.
    await ended('SIGTERM');
    expect(child?.exitCode).toBe(0);
  },
  240_000,
);
