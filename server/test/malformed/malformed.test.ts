import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { fingerprint } from '../fingerprint.ts';
import { operationsOf } from '../openapi-faults.ts';
import { openProduct, type Product } from '../product.ts';
import { malformedRequest } from './malformed-request.ts';

/** Over all operations of both APIs; `npm run test:long` asks far more. */
const REQUESTS = Number(process.env['MALFORMED_REQUESTS'] || 2000);

let product: Product;
let cookies: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  cookies = [await product.cookieOf('super'), await product.cookieOf('chef'), 'plateprint=nobody', ''];
});
afterAll(() => product.close());

async function described() {
  const bases = ['/api', '/ingredient-data'];
  const documents = await Promise.all(
    bases.map(async (base) => (await product.app.inject(`${base}/openapi.json`)).json<unknown>()),
  );
  const recipe = await product.database.selectFrom('recipe').select('id').executeTakeFirstOrThrow();
  const ids = [demoId('matsalen'), demoId('norrsken'), demoId('chef@demo.plateprint.test'), recipe.id, 'nothing'];
  return bases.flatMap((base, position) =>
    operationsOf(documents[position]).flatMap((operation) => {
      const requests = malformedRequest(base, operation, ids);
      return requests ? [{ name: `${operation.method} ${base}${operation.path}`, requests }] : [];
    }),
  );
}

test(`of ${REQUESTS} requests that the documents of the APIs forbid each is refused, and none leaves a row`, async () => {
  const operations = await described();
  expect(operations.length).toBeGreaterThan(15);
  for (const { name, requests } of operations) {
    const before = await fingerprint(product.database);
    const refused = fc.asyncProperty(requests, fc.constantFrom(...cookies), async (request, cookie) => {
      const { statusCode, body } = await product.app.inject({ ...request, headers: { ...request.headers, cookie } });
      if (statusCode < 400 || statusCode >= 500) throw new Error(`${name} answered ${statusCode}: ${body}`);
    });
    await fc.assert(refused, { numRuns: Math.ceil(REQUESTS / operations.length) });
    expect([name, await fingerprint(product.database)]).toEqual([name, before]);
  }
}, 3_600_000);
