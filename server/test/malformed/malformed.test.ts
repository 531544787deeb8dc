import type { KeyFlag } from '@plateprint/shared/kernel/endpoint.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { fingerprint } from '../fingerprint.ts';
import { operationsOf } from '../openapi-faults.ts';
import { openKey } from '../open-key.ts';
import { openProduct, type Product } from '../product.ts';
import { BASES } from '../specified-calls.ts';
import { malformedRequest } from './malformed-request.ts';

/** Over all operations of all APIs; `npm run test:long` asks far more. */
const REQUESTS = Number(process.env['MALFORMED_REQUESTS'] || 2000);

let product: Product;
/** Of sessions and, for the open API, of keys. */
let callers: Record<string, string>[] = [];

beforeAll(async () => {
  product = await openProduct();
  const bearer = async (flags: KeyFlag[]): Promise<string> => `Bearer ${(await openKey(product, { flags })).key}`;
  callers = [
    { cookie: await product.cookieOf('super'), authorization: await bearer(['open_api', 'mapping_api']) },
    { cookie: await product.cookieOf('chef'), authorization: await bearer(['mapping_api']) },
    { cookie: 'plateprint=nobody' },
    {},
  ];
});
afterAll(() => product.close());

async function described() {
  const bases = Object.values(BASES);
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
    const refused = fc.asyncProperty(requests, fc.constantFrom(...callers), async (request, caller) => {
      const { statusCode, body } = await product.app.inject({ ...request, headers: { ...request.headers, ...caller } });
      if (statusCode < 400 || statusCode >= 500) throw new Error(`${name} answered ${statusCode}: ${body}`);
    });
    await fc.assert(refused, { numRuns: Math.ceil(REQUESTS / operations.length) });
    expect([name, await fingerprint(product.database)]).toEqual([name, before]);
  }
}, 3_600_000);
