import { type AnyEndpoint, pathOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writerOf } from '../src/platform/http/reply-schema.ts';
import { newKey } from '../src/integrations/integration-key.ts';
import { CALLS_BEYOND } from './support/calls-beyond.ts';
import { CALLS_TO_COME } from './support/calls-to-come.ts';
import { fingerprint } from './support/fingerprint.ts';
import { openApiFaults, operationsOf } from './support/openapi-faults.ts';
import { openProduct, type Product } from './support/product.ts';
import { BASES, callName, SPECIFIED_CALLS } from './support/specified-calls.ts';

let product: Product;
let served: readonly AnyEndpoint[] = [];

beforeAll(async () => {
  product = await openProduct();
  ({ served } = product.app);
});
afterAll(() => product.close());

const specified = SPECIFIED_CALLS.map(callName);
const toCome = CALLS_TO_COME.split('\n').filter((line) => line !== '');

function repeated(names: readonly string[]): string[] {
  return names.filter((name, position) => names.indexOf(name) !== position);
}

/** Asked with a body, but nothing changes: that is proved below. */
const KEEPING_NOTHING = [
  'POST /api/categories/names',
  'POST /api/categories/regions',
  'POST /api/claims/check',
  'POST /api/costs/{}/dishes',
  'POST /api/costs/{}/prices',
  'POST /api/mapper/map',
  'POST /api/menu-plans/dishes',
  'POST /api/menus/dish-meats',
  'POST /api/menus/search',
  'POST /api/open/v1/claims/check',
  'POST /api/open/v1/compare',
  'POST /api/open/v1/ingredients/parse',
  'POST /api/open/v1/menu-plans/shuffle',
  'POST /api/open/v1/recipes/calculate',
  'POST /api/recipes/allergens',
  'POST /api/recipes/alternatives',
  'POST /api/recipes/calculate',
  'POST /api/recipes/compare',
  'POST /api/recipes/ingredientbags',
  'POST /api/recipes/live-menus',
  'POST /api/recipes/search',
  'POST /api/recipes/translate',
  'POST /api/reports/affected',
  'POST /api/reports/compare',
  'POST /api/reports/sold-before/{}',
  'POST /api/targets/path',
  'POST /api/users',
  'POST /api/users/password-link',
];

describe('the calls', () => {
  test('the specification names each once', () => {
    expect(repeated(specified)).toEqual([]);
    expect(specified).toHaveLength(129);
  });

  test('none is served twice', () => {
    expect(repeated(served.map(callName))).toEqual([]);
  });

  test('each is served, or written down as still to come', () => {
    const names = new Set(served.map(callName));
    expect(specified.filter((call) => !names.has(call)).toSorted()).toEqual(toCome.toSorted());
  });

  test('what is served beyond them has its reason', () => {
    const beyond = served.map(callName).filter((call) => !specified.includes(call));
    expect(beyond.toSorted()).toEqual(Object.keys(CALLS_BEYOND).toSorted());
    expect(Object.values(CALLS_BEYOND).filter((reason) => reason.length < 20)).toEqual([]);
  });

  test('each says who may call it', () => {
    const known = ['anyone', 'signed-in', 'integration'];
    expect(served.filter(({ callers }) => !known.includes(callers))).toEqual([]);
  });

  test('those of the open API are for an integration, and no others are', () => {
    expect(served.filter(({ api, callers }) => (api === 'open') !== (callers === 'integration'))).toEqual([]);
  });

  test('each that changes something is protected against forgery, the two GETs among them too', () => {
    const changing = ['GET /api/users/sign-out', 'GET /api/users/request-verify-email'];
    const open = served.filter(({ changes }) => !changes);
    const unguarded = open.filter((call) => call.method !== 'GET' || changing.includes(callName(call))).map(callName);
    expect(unguarded.toSorted()).toEqual(KEEPING_NOTHING);
  });
});

function addressOf(endpoint: AnyEndpoint, parameter: string): string {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, parameter]);
  return `${BASES[endpoint.api]}${pathOf(endpoint, { params: Object.fromEntries(names) as unknown })}`;
}

type Headers = Record<string, string>;

/** Something sent with these headers: nothing, an empty JSON, or a file where a call takes nothing else. */
function sentWith({ method, upload }: AnyEndpoint, headers: Headers): { headers: Headers; payload?: object | string } {
  const types = (upload as { types?: readonly string[] } | undefined)?.types;
  if (types) return { headers: { ...headers, 'content-type': types[0] ?? '' }, payload: '<none/>' };
  return { headers, ...(method === 'GET' ? {} : { payload: {} }) };
}

describe('without a session', () => {
  test.each([
    ['no cookie', {}],
    ['an empty cookie', { cookie: 'plateprint=' }],
    ['a made-up token', { cookie: `plateprint=${'A'.repeat(43)}` }],
    ['a very long token', { cookie: `plateprint=${'A'.repeat(6000)}` }],
    ['a token that is no text', { cookie: 'plateprint=%00%ff' }],
  ])('with %s every call that needs one answers 401 and changes nothing', async (_, headers) => {
    const restaurant = await product.database.selectFrom('restaurant').select('id').executeTakeFirstOrThrow();
    const before = await fingerprint(product.services.pool);
    const closed = served.filter(({ callers }) => callers === 'signed-in');
    expect(closed.length).toBeGreaterThan(0);
    for (const endpoint of closed) {
      const reply = await product.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, restaurant.id),
        ...sentWith(endpoint, headers),
      });
      expect([callName(endpoint), reply.statusCode]).toEqual([callName(endpoint), 401]);
      expect(reply.json()).toMatchObject({ code: 'not_signed_in' });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(await fingerprint(product.services.pool)).toEqual(before);
  });
});

describe('without a key', () => {
  test.each([
    ['no header', undefined],
    ['an empty key', 'Bearer '],
    ['a key of another kind', `Bearer ${'A'.repeat(52)}`],
    ['a made-up key', `Bearer ${newKey()}`],
    ['a very long key', `Bearer pp_${'A'.repeat(6000)}`],
    ['a password', `Basic ${btoa('admin@demo.plateprint.test:plateprint-demo')}`],
  ])('with %s every call of the open API answers 401 and changes nothing, whoever is signed in', async (_, authorization) => {
    const cookie = await product.cookieOf('super');
    const before = await fingerprint(product.services.pool);
    const closed = served.filter(({ callers }) => callers === 'integration');
    expect(closed.length).toBeGreaterThan(0);
    for (const [at, endpoint] of closed.entries()) {
      const reply = await product.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, 'norrsken'),
        // A hundred wrong keys of one address are let in: each call comes from its own.
        remoteAddress: `192.0.2.${at + 1}`,
        headers: { cookie, ...(authorization === undefined ? {} : { authorization }) },
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      });
      expect([callName(endpoint), reply.statusCode]).toEqual([callName(endpoint), 401]);
      expect(reply.json()).toMatchObject({ code: 'wrong_key' });
      expect(reply.headers['www-authenticate']).toMatch(/^Bearer /);
    }
    // Wrong keys are counted by address; nothing else is written.
    expect({ ...(await fingerprint(product.services.pool)), sign_in_attempt: '' }).toEqual({ ...before, sign_in_attempt: '' });
  });
});

test('a draft is calculated without anything being kept', async () => {
  const chef = await product.as('chef');
  const { restaurant } = await chef(restaurantOfUser);
  const restaurantId = restaurant?.id ?? '';
  const names = [{ language: 'sv' as const, name: 'Soppa' }];
  const before = await fingerprint(product.services.pool);
  const { footprint } = await chef(calculateRecipe, {
    body: { names, ingredients: [{ inputIngredient: 'salt' }], restaurantId },
  });
  expect(footprint.lines).toHaveLength(1);
  expect(await fingerprint(product.services.pool)).toEqual(before);
});

describe('from another site’s page', () => {
  test('every change is refused and nothing changes, whoever is signed in', async () => {
    const signedIn = await product.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      payload: { email: 'super@demo.plateprint.test', password: 'plateprint-demo' },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const { id } = await product.database.selectFrom('recipe').select('id').executeTakeFirstOrThrow();
    const before = await fingerprint(product.services.pool);
    // The open API reads no cookie: without a key there is nobody to be imitated.
    for (const endpoint of served.filter(({ changes, callers }) => changes && callers !== 'integration')) {
      const reply = await product.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, id),
        cookies,
        ...sentWith(endpoint, { 'sec-fetch-site': 'cross-site' }),
      });
      expect([callName(endpoint), reply.statusCode]).toEqual([callName(endpoint), 403]);
    }
    expect(await fingerprint(product.services.pool)).toEqual(before);
  });
});

describe.each(['main', 'ingredient-data', 'open'] as const)('the reference of the %s API', (api) => {
  const base = BASES[api];

  test('lists exactly what is served', async () => {
    const reply = await product.app.inject(`${base}/openapi.json`);
    expect(reply.statusCode).toBe(200);
    const listed = operationsOf(reply.json()).map(({ method, path }) => `${method} ${path}`);
    const ours = served.filter((endpoint) => endpoint.api === api).map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(ours.toSorted());
  });

  test('is a sound OpenAPI 3.1 document', async () => {
    const document: unknown = (await product.app.inject(`${base}/openapi.json`)).json();
    expect(openApiFaults(document)).toEqual([]);
    expect(document).toMatchObject({ servers: [{ url: base }] });
  });
});

test('the faults of a document are found', () => {
  const faulty = {
    openapi: '3.0.0',
    info: { title: 'x' },
    tags: [],
    paths: {
      'dishes/{id}': {
        get: {
          operationId: 'a',
          tags: ['dishes'],
          parameters: [{ name: 'dish', in: 'path', required: false }],
          requestBody: { content: {} },
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Nothing' } } } } },
        },
      },
    },
  };
  expect(openApiFaults(faulty)).toEqual([
    'version 3.0.0',
    'info lacks title or version',
    'dishes/{id} does not begin with a slash',
    'GET dishes/{id}: a body',
    'GET dishes/{id}: tag dishes is not listed',
    'GET dishes/{id}: parameters of the path are id, described are dish',
    'GET dishes/{id}: parameter dish is not required or has no schema',
    'GET dishes/{id}: answer 200 has no description',
    '#/components/schemas/Nothing leads nowhere',
  ]);
});

test('the replies of every endpoint can be written', () => {
  expect(() => served.map(({ reply }) => writerOf(reply))).not.toThrow();
});

test('an emission database is called so in the code, whatever it is called on the wire', () => {
  const names = new Set<string>();
  for (const { query, body, reply } of served as readonly Record<'query' | 'body' | 'reply', z.ZodMiniType | undefined>[])
    for (const schema of [query, body, reply])
      if (schema)
        z.toJSONSchema(schema, {
          unrepresentable: 'any',
          override({ jsonSchema, path }) {
            if (jsonSchema.enum?.join() === EmissionDatabase.options.join()) names.add(String(path.findLast(isNoWord)));
          },
        });
  expect([...names]).toEqual(['emissionDatabase']);
});

const isNoWord = (part: string | number): boolean =>
  !['anyOf', 'items', 'oneOf'].includes(String(part)) && !/^\d+$/.test(String(part));
