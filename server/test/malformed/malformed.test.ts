import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type NamedOperation, operationsOf } from '../support/openapi-faults.ts';
import { openKey } from '../support/open-key.ts';
import { openProduct, type Product } from '../support/product.ts';
import { BASES } from '../support/specified-calls.ts';
import { malformedRequest, type Request } from './malformed-request.ts';
import { type Known, wordedRequest } from './worded-request.ts';

/** Over all operations of all APIs; more in the whole run, and far more in `npm run test:long`. */
const REQUESTS = Number(process.env['MALFORMED_REQUESTS'] || 500);
const HOUR = 3_600_000;
/** Milliseconds: a request takes some ten of them, on a machine with much else to do far more. */
const LONGEST = Math.max(HOUR, REQUESTS * 200);

let product: Product;
/** Of sessions and, for the open API, of keys. */
let callers: Record<string, string>[] = [];

beforeAll(async () => {
  product = await openProduct({ environment: { OPEN_API_PER_MINUTE: '1000000' } });
  const bearer = async (flags: KeyFlag[]): Promise<string> => `Bearer ${(await openKey(product, { flags })).key}`;
  callers = [
    { cookie: await product.cookieOf('super'), authorization: await bearer(['open_api', 'mapping_api']) },
    { cookie: await product.cookieOf('chef'), authorization: await bearer(['mapping_api']) },
    { cookie: 'plateprint=nobody' },
    {},
  ];
  // That a key is used is noted once a minute: of these for good, so that whatever else is written shows.
  await product.database
    .updateTable('integration')
    .set({ last_used_at: new Date(product.now() + 100 * HOUR) })
    .execute();
});
afterAll(() => product.close());

interface Requested {
  name: string;
  requests: fc.Arbitrary<Request>;
}

/** Every described operation that requests can be made for. */
async function asked(requestsOf: (base: string, one: NamedOperation) => fc.Arbitrary<Request> | null): Promise<Requested[]> {
  const found = await Promise.all(
    Object.values(BASES).map(async (base) => {
      const operations = operationsOf((await product.app.inject(`${base}/openapi.json`)).json<unknown>());
      return operations.flatMap((operation) => {
        const requests = requestsOf(base, operation);
        return requests ? [{ name: `${operation.method} ${base}${operation.path}`, requests }] : [];
      });
    }),
  );
  return found.flat();
}

/** Things of the demo, by the names that fields have for them. */
async function whatIs(): Promise<Known> {
  const idsOf = async (table: 'recipe' | 'menu'): Promise<string[]> =>
    (await product.database.selectFrom(table).select('id').limit(3).execute()).map(({ id }) => id);
  const [recipes, menus] = [await idsOf('recipe'), await idsOf('menu')];
  const food = product.services.foodData.release.ingredients[0];
  const things: [fields: string[], ids: string[]][] = [
    [['restaurantId', 'restaurant', 'restaurants'], [demoId('matsalen')]],
    [['organizationId', 'organization_id'], [demoId('norrsken')]],
    [
      ['id', 'ids'],
      [...recipes, ...menus, demoId('matsalen'), demoId('norrsken')],
    ],
    [['recipeId', 'recipes', 'bagId'], recipes],
    [['menuId'], menus],
    [['slvid', 'ingredient', 'ingredientId', 'ingredient_id'], food ? [food.id] : []],
    [['startDate', 'endDate', 'date'], ['2026-01-01']],
  ];
  return new Map(things.flatMap(([fields, ids]) => fields.map((field) => [field, ids])));
}

async function statusOf(request: Request, caller: Record<string, string>): Promise<{ statusCode: number; body: string }> {
  return product.app.inject({ ...request, headers: { ...request.headers, ...caller } });
}

test(
  `of ${REQUESTS} requests that the documents of the APIs forbid each is refused, and none leaves a row`,
  async () => {
    const recipe = await product.database.selectFrom('recipe').select('id').executeTakeFirstOrThrow();
    const ids = [demoId('matsalen'), demoId('norrsken'), demoId('chef@demo.plateprint.test'), recipe.id, 'nothing'];
    const operations = await asked((base, one) => malformedRequest(base, one, ids));
    expect(operations.length).toBeGreaterThan(15);
    for (const { name, requests } of operations) {
      const before = await fingerprint(product.services.pool);
      const refused = fc.asyncProperty(requests, fc.constantFrom(...callers), async (request, caller) => {
        const { statusCode, body } = await statusOf(request, caller);
        if (statusCode < 400 || statusCode >= 500) throw new Error(`${name} answered ${statusCode}: ${body}`);
      });
      await fc.assert(refused, { numRuns: Math.ceil(REQUESTS / operations.length) });
      expect([name, await fingerprint(product.services.pool)]).toEqual([name, before]);
    }
  },
  LONGEST,
);

test(
  `of ${REQUESTS} requests whose words every object answers to each is answered, and so is what they leave to be done`,
  async () => {
    const known = await whatIs();
    const operations = await asked((base, one) => wordedRequest(base, one, known));
    expect(operations.length).toBeGreaterThan(15);
    for (const { name, requests } of operations) {
      const answered = fc.asyncProperty(requests, fc.constantFrom(...callers.slice(0, 2)), async (request, caller) => {
        const { statusCode, body } = await statusOf(request, caller);
        if (statusCode >= 500) throw new Error(`${name} answered ${statusCode}: ${body}`);
      });
      await fc.assert(answered, { numRuns: Math.ceil(REQUESTS / operations.length) });
    }
    await product.drain();
  },
  LONGEST,
);
