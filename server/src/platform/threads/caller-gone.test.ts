import { setTimeout as pause } from 'node:timers/promises';
import { matchNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIngredientDataApp } from '../../ingredient-data-app.ts';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';
import { threadFigures } from '../../ingredients/threads/threads-of.ts';
import { readConfiguration } from '../configuration.ts';

const NAMES = 1000;
let app: FastifyInstance;
let address: string;
const reported: unknown[] = [];
const tell = (error: unknown): void => void reported.push(error);

beforeAll(async () => {
  const configuration = readConfiguration({ NODE_ENV: 'test', REQUESTS_PER_MINUTE: '1000000' }, '/tmp');
  app = await buildIngredientDataApp({ foodData: await loadFoodData() }, { configuration, version: 'test', tell });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function ask(list: number, signal?: AbortSignal): Promise<{ items: unknown[] }> {
  const names = Array.from({ length: NAMES }, (_, at) => `potatis nr ${list} ${at}`);
  const reply = await fetch(`${address}/ingredient-data${matchNames.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'sv', ingredients: names }),
    ...(signal ? { signal } : {}),
  });
  return reply.json() as Promise<{ items: unknown[] }>;
}

function areBusy(): boolean {
  const { waiting, working } = threadFigures();
  return waiting + working > 0;
}

it('a caller who goes frees the threads for others, and no failure is reported', async () => {
  const { done } = threadFigures();
  const leaving = new AbortController();
  const asked = [1, 2, 3].map(async (list) => ask(list, leaving.signal).catch(() => 'gone'));
  while (threadFigures().waiting < 40) await pause(1);
  leaving.abort();
  expect(await Promise.all(asked)).toEqual(['gone', 'gone', 'gone']);
  while (areBusy()) await pause(1);
  // Each list is twenty orders: most were never begun.
  expect(threadFigures().done - done).toBeLessThan(40);
  expect((await ask(4)).items).toHaveLength(NAMES);
  expect(reported).toEqual([]);
});
