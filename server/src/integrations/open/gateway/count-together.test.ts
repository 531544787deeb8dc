import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../../test/support/product.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { countTogether } from './count-together.ts';

const LIMIT = 30;
const minute = new Date('2026-05-01T10:00:00Z');

let product: Product;
let statements = 0;
/** The product's database, of which every statement is counted. */
let counted: Database;

beforeAll(async () => {
  product = await openProduct();
  counted = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: product.services.pool }),
    log: () => void (statements += 1),
  });
});
afterAll(() => product.close());
beforeEach(() => void (statements = 0));

/** What becomes of calls that come at once, one behind the other. */
async function count(sizes: readonly number[], integrationId: string = randomUUID()) {
  return Promise.all(sizes.map(async (calls) => countTogether(counted, { integrationId, minute, calls, limit: LIMIT })));
}

test('calls at once are counted in two statements, each with its own place', async () => {
  const results = await count(Array.from({ length: LIMIT }, () => 1));
  expect(results).toEqual(Array.from({ length: LIMIT }, (_, at) => ({ fits: true, soFar: at + 1 })));
  expect(statements).toBe(2);
});

test('what is beyond the limit is refused, at once where the minute is full', async () => {
  const results = await count(Array.from({ length: LIMIT * 4 }, () => 1));
  expect(results.filter(({ fits }) => fits)).toHaveLength(LIMIT);
  expect(results.slice(LIMIT)).toEqual(Array.from({ length: LIMIT * 3 }, () => ({ fits: false, soFar: LIMIT })));
  expect(statements).toBeLessThan(8);
});

test('a body that does not fit counts nothing, and what fits behind it passes', async () => {
  const integrationId = randomUUID();
  expect((await count([20, 5], integrationId)).map(({ fits }) => fits)).toEqual([true, true]);
  expect(await count([1, 20, 3, 2, 1], integrationId)).toEqual([
    { fits: true, soFar: 26 },
    { fits: false, soFar: 26 },
    { fits: true, soFar: 29 },
    { fits: false, soFar: 29 },
    { fits: true, soFar: 30 },
  ]);
});

test('a body that no minute has room for takes the whole of a new one, by itself', async () => {
  expect(await count([1, LIMIT + 1, 2])).toEqual([
    { fits: true, soFar: 1 },
    { fits: false, soFar: 1 },
    { fits: true, soFar: 3 },
  ]);
  expect(await count([LIMIT + 1, 1])).toEqual([
    { fits: false, soFar: LIMIT + 1 },
    { fits: false, soFar: LIMIT + 1 },
  ]);
});

test('a failure of the database reaches everybody who waited for it, and the next is counted', async () => {
  const of = { integrationId: randomUUID(), minute, limit: LIMIT };
  const failed = await Promise.allSettled([0, 1, 2].map(async () => countTogether(counted, { ...of, calls: 2 ** 40 })));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await countTogether(counted, { ...of, calls: 1 })).toEqual({ fits: true, soFar: 1 });
});
