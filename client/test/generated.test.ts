import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../server/test/support/product.ts';
import { openDocument, typesOf } from '../types.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

test('the client’s types are those of the document: else run "npm run client:build"', async () => {
  const file = join(import.meta.dirname, '../src/generated.ts');
  expect(await readFile(file, 'utf8')).toBe(await typesOf(openDocument()));
});

test('the product serves the document that the types are made from', async () => {
  const served: unknown = (await product.app.inject('/api/open/v1/openapi.json')).json();
  expect(served).toEqual({ ...(JSON.parse(JSON.stringify(openDocument())) as object), info: (served as { info: unknown }).info });
});
