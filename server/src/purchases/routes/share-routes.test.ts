import { randomUUID } from 'node:crypto';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listDeclaredPurchases, readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
const MAY = { from: '2026-05', to: '2026-05' };

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  await kitchenWithMay();
  id = await kitchenWithMay();
});
afterAll(() => product.close());

async function kitchenWithMay(): Promise<string> {
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
  const { id: kitchen } = await admin(createRestaurant, { body });
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID()).replace('12345678', randomUUID());
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id: kitchen }, query: { language: 'da', buyers: 'here' }, file });
  return kitchen;
}

test('purchases are listed with their marks, what the rules would say, and what would lift them', async () => {
  const shares = await admin(readShares, { params: { id }, query: { from: '2026-04', to: '2026-06' } });
  expect(shares).toMatchObject({ currency: 'DKK', months: { all: 3, reported: 1 }, money: 1220.5, setAside: { money: 30 } });
  expect(shares.marks).toEqual([{ mark: 'organic', kg: 60, money: 600 }]);
  const rule = shares.rules.find((each) => each.rule === 'de_bio_ahvv');
  expect(rule).toMatchObject({ rounded: 49, level: 'bronze', next: { level: 'silver' }, period: 'three_then_twelve_months' });
  expect(rule?.levels).toContainEqual({ level: 'gold', percent: 90 });
  expect(rule?.lift).toEqual([{ name: 'Skummetmælk', amount: 620.5, share: 1 }]);
});

test('a time without reports says so, and one that is too long or runs backwards is refused', async () => {
  const empty = await admin(readShares, { params: { id }, query: { from: '2025-01', to: '2025-12' } });
  expect(empty).toMatchObject({ months: { all: 12, reported: 0 }, money: null, marks: [] });
  for (const query of [
    { from: '2025-01', to: '2026-05' },
    { from: '2026-05', to: '2026-04' },
  ])
    await expect(admin(readShares, { params: { id }, query })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('the whole organization is summed for those who run it', async () => {
  const own = await admin(readShares, { params: { id }, query: MAY });
  const all = await admin(readShares, { params: { id }, query: { ...MAY, scope: 'organization' } });
  expect(all.kg).toBeGreaterThan(own.kg);
});

test('the declaration has an article of a month in each row, with its supplier and the day of its invoice; what is no food is in none', async () => {
  expect(await admin(listDeclaredPurchases, { params: { id }, query: MAY })).toEqual({
    unpriced: 0,
    items: [
      {
        name: 'Økologiske kartofler',
        supplier: 'Mejeri & Mark',
        date: '2026-05-12',
        money: 600,
        category: 'potatoes-roots',
        marks: ['organic'],
        origin: 'DK',
      },
      {
        name: 'Skummetmælk',
        supplier: 'Mejeri & Mark',
        date: '2026-05-12',
        money: 620.5,
        category: 'milk-cream',
        marks: [],
        origin: null,
      },
    ],
  });
});

test('what a person decided of an article goes before what its name says, in the shares and in the declaration', async () => {
  const kitchen = await kitchenWithMay();
  const decided = async (organic: boolean | null) => {
    const ingredients = [{ name: 'Økologiske kartofler', slvid: 'potato', organic }];
    await admin(upsertMappedIngredients, { body: { organization_id: norrsken, language_iso: 'da', ingredients } });
    const { marks } = await admin(readShares, { params: { id: kitchen }, query: MAY });
    const { items } = await admin(listDeclaredPurchases, { params: { id: kitchen }, query: MAY });
    return [marks.map(({ mark }) => mark), items.flatMap((item) => item.marks)];
  };
  expect(await decided(false)).toEqual([[], []]);
  expect(await decided(null)).toEqual([['organic'], ['organic']]);
});
