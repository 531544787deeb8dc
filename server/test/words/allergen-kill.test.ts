import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts';
import { demoDatabase } from '../support/empty-database.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const LONGEST_WAIT_MS = 240_000;

let folder = '';
let database = '';
const nodes: RunningProduct[] = [];

async function start(): Promise<RunningProduct> {
  const node = await startProduct({ dataDir: folder, environment: { DATABASE_URL: database } });
  nodes.push(node);
  return node;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-allergen-kill-'));
  await chmod(folder, 0o755);
  database = await demoDatabase();
});

afterAll(async () => {
  await Promise.all(nodes.map(async (node) => (node.process.exitCode === null ? node.end('SIGKILL') : null)));
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

async function mails(): Promise<string[]> {
  const names = await readdir(join(folder, 'outbox')).catch(() => []);
  const written = await Promise.all(names.map(async (name) => readFile(join(folder, 'outbox', name), 'utf8')));
  return written.filter((mail) => mail.includes('Skollunch'));
}

const soup = (ingredients: object[]) => ({ names: [{ language: 'sv', name: 'Löksoppa' }], portions: 4, ingredients });

test('an allergen that a published dish gains reaches the kitchen though the process is killed with the answer', async () => {
  const first = await start();
  const cookie = await signedIn(first);
  const call = async (method: string, path: string, body: object): Promise<{ id: string }> => {
    const reply = await fetch(`${first.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { id: string };
  };
  const restaurantId = demoId('matsalen');
  const onion = { inputIngredient: 'lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' };
  const butter = { inputIngredient: 'smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' };
  const { id: recipeId } = await call('POST', '/recipes', { restaurantId, ...soup([onion]) });
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const cells = weekdays.map((weekday) => ({ week: 0, weekday, lineId: 'l', recipeId }));
  const plan = { name: 'Inside', weeks: 1, weekdays, startsOn: '2026-01-05', lines: [{ id: 'l', name: 'Lunch' }], cells };
  const { id: planId } = await call('POST', '/menu-plans', { restaurantId, plan });
  await call('PUT', `/menu-plans/${planId}/publication`, { title: 'Skollunch' });
  await call('PUT', '/recipes', { id: recipeId, ...soup([onion, butter]) });
  await first.end('SIGKILL');
  await start();
  for (let waited = 0; waited < LONGEST_WAIT_MS && (await mails()).length === 0; waited += 100) await pause(100);
  expect((await mails()).length).toBeGreaterThan(0);
});
