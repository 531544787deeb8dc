import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { openKey } from '../../server/test/support/open-key.ts';
import { openProduct, type Product } from '../../server/test/support/product.ts';
import { type OpenClient, openapiClient } from '../src/open-client.ts';
import { answerOf, PlateprintProblem } from '../src/problem.ts';

const restaurantId = demoId('matsalen');

let product: Product;
let baseUrl = '';
let client: OpenClient;

beforeAll(async () => {
  product = await openProduct();
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `${address}/api/open/v1`;
  client = openapiClient({ baseUrl, key: (await openKey(product)).key });
});
afterAll(() => product.close());

const soup = {
  externalId: 'soup-1',
  name: 'Morotssoppa',
  portions: 4,
  lines: [{ text: '800 g morötter' }, { text: '2 dl grädde' }],
};

test('a till keeps its recipes by its own ids and reads them with their footprint', async () => {
  const { integration, organization } = await answerOf(client.GET('/key'));
  expect([integration.open_api, organization.id]).toEqual([true, demoId('norrsken')]);
  const { items: restaurants } = await answerOf(client.GET('/restaurants'));
  expect(restaurants.map(({ id }) => id)).toContain(restaurantId);

  const body = { language: 'sv' as const, restaurantId, recipes: [soup] };
  const [made] = (await answerOf(client.PUT('/recipes', { body }))).items;
  expect(made).toMatchObject({ externalId: 'soup-1', outcome: 'created', problem: null });
  expect(made?.footprint?.co2?.value).toBeGreaterThan(0);
  const [again] = (await answerOf(client.PUT('/recipes', { body }))).items;
  expect(again).toMatchObject({ id: made?.id, outcome: 'unchanged' });

  const path = { restaurantId, externalId: 'soup-1' };
  const kept = await answerOf(client.GET('/restaurants/{restaurantId}/recipes/{externalId}', { params: { path } }));
  expect(kept).toMatchObject({ id: made?.id, portions: 4, footprint: { boundary: 'farm_to_kitchen_door' } });
  const { items: found } = await answerOf(client.GET('/recipes', { params: { query: { restaurantId, search: 'Morotssoppa' } } }));
  expect(found.map(({ externalId }) => externalId)).toContain('soup-1');
});

test('an assistant looks up what something weighs on the climate, and nothing is kept', async () => {
  const { items } = await answerOf(client.GET('/ingredients', { params: { query: { query: 'lax', language: 'sv' } } }));
  expect(items[0]?.ingredientName.toLowerCase()).toContain('lax');
  const recipe = { name: 'Lax', lines: [{ text: '150 g lax' }] };
  const { footprint } = await answerOf(client.POST('/recipes/calculate', { body: { language: 'sv', recipe } }));
  expect(footprint.co2?.value).toBeGreaterThan(0);
});

describe('a refusal', () => {
  test('is a problem with its code and its fields', async () => {
    const call = answerOf(client.GET('/recipes', { params: { query: { restaurantId, limit: 5000 } } }));
    await expect(call).rejects.toBeInstanceOf(PlateprintProblem);
    await expect(answerOf(client.GET('/recipes', { params: { query: { restaurantId, limit: 5000 } } }))).rejects.toMatchObject({
      status: 422,
      code: 'invalid_input',
      fields: [{ path: 'limit' }],
      requestId: expect.any(String) as unknown,
    });
  });

  test('of a wrong key, of a restaurant of somebody else and of a path that is none', async () => {
    const wrong = openapiClient({ baseUrl, key: 'pp_wrong' });
    await expect(answerOf(wrong.GET('/key'))).rejects.toMatchObject({ status: 401, code: 'wrong_key' });
    const query = { restaurantId: demoId('le-bistrot') };
    await expect(answerOf(client.GET('/recipes', { params: { query } }))).rejects.toMatchObject({ code: 'not_found' });
    const elsewhere = openapiClient({ baseUrl: `${baseUrl}/nowhere`, key: (await openKey(product)).key });
    await expect(answerOf(elsewhere.GET('/key'))).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

/** A service that answers with these statuses, one after another. */
function answering(...statuses: [number, string?][]) {
  const asked: Request[] = [];
  const waited: number[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const [status, retryAfter] = statuses[asked.length] ?? [200];
    asked.push(request);
    const problem = { type: 'about:blank', title: 'no', status, code: 'too_many_requests', fields: [] };
    return Response.json(problem, { status, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }) });
  };
  const wait = async (milliseconds: number): Promise<void> => void waited.push(milliseconds);
  return { asked, waited, client: openapiClient({ baseUrl: 'https://plate.test', key: 'pp_x', fetch, wait }) };
}

describe('what passes', () => {
  const body = { language: 'sv' as const, restaurantId, recipes: [soup] };

  test('is asked again after as long as it says, with the same body and the same Idempotency-Key', async () => {
    const { asked, waited, client: patient } = answering([429, '7'], [409, '1'], [200]);
    expect((await patient.PUT('/recipes', { body })).response.status).toBe(200);
    expect(waited).toEqual([7000, 1000]);
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(await Promise.all(asked.map(async (one) => one.json() as Promise<unknown>))).toEqual([body, body, body]);
  });

  test.each([
    ['three times at most', [[429, '1'], [429, '1'], [429, '1'], [429, '1'], [200]], 429, 4],
    ['not when it would take too long', [[429, '3600'], [200]], 429, 1],
    ['not for a conflict that stays', [[409], [200]], 409, 1],
    ['while the service restarts', [[503], [502], [200]], 200, 3],
    ['not for a refusal', [[422], [200]], 422, 1],
  ] as [string, [number, string?][], number, number][])('%s', async (_, statuses, status, times) => {
    const { asked, client: patient } = answering(...statuses);
    expect((await patient.PUT('/recipes', { body })).response.status).toBe(status);
    expect(asked).toHaveLength(times);
  });

  test('each call has a key of its own, reading has none, and one that is given stays', async () => {
    const { asked, client: patient } = answering();
    await patient.GET('/key');
    await patient.PUT('/recipes', { body });
    await patient.PUT('/recipes', { body });
    await patient.PUT('/recipes', { body, params: { header: { 'Idempotency-Key': 'mine' } } });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeNull();
    expect(keys[1]).not.toBe(keys[2]);
    expect(keys[3]).toBe('mine');
  });
});
