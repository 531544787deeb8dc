import { type AnyEndpoint, type Schema, pathOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../src/demo/demo-id.ts';
import { arbitraryOf } from './support/arbitrary-reply.ts';
import { openKey } from './support/open-key.ts';
import { openProduct, type Product } from './support/product.ts';
import { BASES, callName } from './support/specified-calls.ts';

/** More in the whole run, and far more in `npm run test:long`. */
const OF_EACH = Number(process.env['HOSTILE_OF_EACH'] || 6);

let product: Product;
let cookie = '';

async function signIn(): Promise<string> {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/users/sign-in',
    payload: { email: 'super@demo.plateprint.test', password: 'plateprint-demo' },
  });
  return `plateprint=${reply.cookies[0]?.value ?? ''}`;
}

beforeAll(async () => {
  product = await openProduct();
  cookie = await signIn();
});
afterAll(() => product.close());

const matsalen = demoId('matsalen');
const NUL = '\0';
const HALF = '\uD83C';
const cursorOf = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const soup = { names: [{ language: 'sv', name: 'Soppa' }], ingredients: [] };
const saved = { ...soup, id: 'no-such-recipe' };
const list = (query: string): string => `/api/recipes/recipe/${matsalen}?${query}`;

describe('what no field can hold is refused by the field’s name', () => {
  test.each([
    ['NUL as a recipe', 'GET', '/api/recipes/%00', undefined, 'id'],
    ['NUL as a recipe to delete', 'DELETE', '/api/recipes/a%00', undefined, 'id'],
    ['NUL as a recipe to restore', 'PUT', '/api/recipes/restore/%00', undefined, 'id'],
    ['NUL as a restaurant', 'GET', '/api/recipes/recipe/%00', undefined, 'restaurantId'],
    ['NUL in a search', 'GET', list('search=%00'), undefined, 'search'],
    ['NUL in a search for restaurants', 'GET', '/api/restaurants/restaurant-user?search=a%00', undefined, 'search'],
    ['NUL in an e-mail', 'POST', '/api/users/sign-in', { email: `a${NUL}@b.test`, password: 'x' }, 'email'],
    ['half a character in an e-mail', 'POST', '/api/users/sign-in', { email: HALF, password: 'x' }, 'email'],
    ['NUL as the restaurant worked in', 'PUT', '/api/users/settings', { restaurant: NUL }, 'restaurant'],
    ['NUL as a new recipe’s restaurant', 'POST', '/api/recipes', { ...soup, restaurantId: NUL }, 'restaurantId'],
    ['NUL as a draft’s restaurant', 'POST', '/api/recipes/calculate', { ...soup, restaurantId: NUL }, 'restaurantId'],
    ['half a character in a name', 'POST', '/api/recipes', named(HALF), 'names.0.name'],
    ['half a character in a note', 'POST', '/api/recipes', { ...soup, restaurantId: matsalen, note: HALF }, 'note'],
    ['half a version', 'PUT', '/api/recipes', { ...saved, version: 1.5 }, 'version'],
    ['version nought', 'PUT', '/api/recipes', { ...saved, version: 0 }, 'version'],
    ['a version beyond whole numbers', 'PUT', '/api/recipes', { ...saved, version: 2_147_483_648 }, 'version'],
    ['a version beyond all bounds', 'PUT', '/api/recipes', { ...saved, version: 1e308 }, 'version'],
    ['a cursor whose moment is none', 'GET', list(`cursor=${cursorOf(['abc', 'x'])}`), undefined, 'cursor'],
    [
      'a cursor of a day that is none',
      'GET',
      list(`cursor=${cursorOf(['2026-02-30T00:00:00.000000Z', 'x'])}`),
      undefined,
      'cursor',
    ],
    ['a cursor with NUL', 'GET', list(`cursor=${cursorOf(['2026-02-03T00:00:00.000000Z', NUL])}`), undefined, 'cursor'],
    ['a cursor that is no list', 'GET', list(`cursor=${cursorOf(7)}`), undefined, 'cursor'],
    ['a cursor by name with NUL', 'GET', `/api/restaurants/restaurant-user?cursor=${cursorOf([NUL, 'x'])}`, undefined, 'cursor'],
    [
      'a cursor by name with half a character',
      'GET',
      `/api/restaurants/restaurant-user?cursor=${cursorOf([HALF, 'x'])}`,
      undefined,
      'cursor',
    ],
  ] as const)('%s', async (_, method, url, payload, field) => {
    const reply = await product.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
    expect(reply.json()).toMatchObject({
      status: 422,
      code: 'invalid_input',
      fields: expect.arrayContaining([expect.objectContaining({ path: field })]) as unknown,
    });
  });

  function named(name: string) {
    return { ...soup, restaurantId: matsalen, names: [{ language: 'sv', name }] };
  }

  test('the largest version is one that nobody has saved', async () => {
    const { id } = await product.database
      .selectFrom('recipe')
      .select('id')
      .where('restaurant_id', '=', matsalen)
      .executeTakeFirstOrThrow();
    const payload = { ...soup, id, version: 2_147_483_647 };
    const reply = await product.app.inject({ method: 'PUT', url: '/api/recipes', headers: { cookie }, payload });
    expect(reply.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  });
});

const HOSTILE: readonly unknown[] = [
  NUL,
  HALF,
  `${HALF}${NUL}`,
  '\u202E',
  '',
  ' ',
  "'; drop table recipe; --",
  '%',
  '\\',
  'x'.repeat(5000),
  '../..',
  -1,
  -0,
  1.5,
  2_147_483_648,
  1e308,
  null,
  true,
  [],
  {},
  [NUL],
  { $ne: null },
];

/** The value with its `position`th leaf, counted round, replaced. */
function planted(value: unknown, { hostile, position }: { hostile: unknown; position: number }): unknown {
  const leaves: (() => void)[] = [];
  const copy: { whole: unknown } = { whole: structuredClone(value) };
  const walk = (holder: Record<string, unknown>): void => {
    for (const key of Object.keys(holder)) {
      leaves.push(() => void (holder[key] = hostile));
      const inner = holder[key];
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>);
    }
  };
  walk(copy);
  leaves[position % leaves.length]?.();
  return copy.whole;
}

function input(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const valid = arbitraryOf(schema, 'input');
  const spoilt = fc
    .tuple(valid, fc.constantFrom(...HOSTILE), fc.nat())
    .map(([value, hostile, position]) => planted(value, { hostile, position }));
  return fc.oneof(valid, { arbitrary: spoilt, weight: 3 });
}

function addressOf(endpoint: AnyEndpoint, services: { params: unknown; query: unknown }): string | null {
  try {
    return `${BASES[endpoint.api]}${pathOf(endpoint, services)}`;
  } catch {
    return null; // half a character can stand in no address
  }
}

test('whatever is sent to whatever is served, the product answers and says what was wrong', async () => {
  const { key } = await openKey(product);
  for (const endpoint of product.app.served) {
    const calls = fc.record({
      params: input(endpoint.params as Schema | undefined),
      query: input(endpoint.query as Schema | undefined),
      body: input(endpoint.body as Schema | undefined),
    });
    const answers = fc.asyncProperty(calls, async ({ body, ...services }) => {
      const url = addressOf(endpoint, services);
      if (url === null) return;
      const reply = await product.app.inject({
        method: endpoint.method,
        url,
        headers: { cookie, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(endpoint.body ? { payload: JSON.stringify(body) ?? '' } : {}),
      });
      expect([callName(endpoint), reply.statusCode < 500, reply.body]).toEqual([callName(endpoint), true, reply.body]);
    });
    await fc.assert(answers, { numRuns: OF_EACH });
    if (callName(endpoint) === 'GET /api/users/sign-out') cookie = await signIn();
  }
}, 3_600_000);
