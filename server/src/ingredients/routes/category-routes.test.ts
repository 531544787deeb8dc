import { categoryNames, categoryRegions } from '@plateprint/shared/ingredients/api/category-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

test('every category has a name of its own in the language asked, in that language’s order', async () => {
  const { items } = await chef(categoryNames, { body: { language: 'sv' } });
  expect(items.length).toBeGreaterThan(25);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('sv-SE').compare));
  expect(items.find(({ id }) => id === 'cheese')?.name).toBe('Ost');
});

test('the shares of each category’s supply are a whole, the largest first', async () => {
  const { items } = await chef(categoryRegions, { body: { language: 'de', location: 'SE' } });
  for (const { regions } of items.filter(({ basis }) => basis !== null)) {
    const shares = regions.map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  }
  expect(items.find(({ categoryId }) => categoryId === 'beef')?.regions[0]).toMatchObject({ id: 'SE', name: 'Schweden' });
});

test('a location without figures is refused by its field', async () => {
  await expect(chef(categoryRegions, { body: { location: 'ZZ' as 'SE' } })).rejects.toMatchObject({
    fields: [{ path: 'location' }],
  });
});

test('without a body the regions are those of the organization’s place', async () => {
  const regions = await chef(categoryRegions, { body: { location: 'SE' } });
  expect(await chef(categoryRegions, { body: undefined })).toEqual(regions);
  expect(await chef(categoryRegions, { body: {} })).toEqual(regions);
  expect(await chef(categoryRegions, { body: { location: 'FR' } })).not.toEqual(regions);
});
