import { randomUUID } from 'node:crypto';
import { readDishCosts, readFoodPrices, readRisenPrices, typePrice } from '@plateprint/shared/costs/cost-api.ts';
import { noteBalance, readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import * as api from '@plateprint/shared/purchases/api/invoice-api.ts';
import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import { listDeclaredPurchases, readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { UBL_DAIRY } from '../../src/purchases/reading/documents.fixture.ts';
import { IN_KITCHEN, MANAGING, RUNNING } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

/** Of another supplier and buyer each time: an invoice counts once. */
function freshInvoice(): Blob {
  const text = UBL_DAIRY.replaceAll('5790000000012', randomUUID()).replaceAll('5790000000029', randomUUID());
  return new Blob([text], { type: 'application/xml' });
}

async function someInvoice({ super: call, kitchen: id }: World): Promise<string> {
  await call(api.dropInvoices, { params: { id }, query: { buyers: 'here' }, file: freshInvoice() });
  const { items } = await call(api.listInvoices, { params: { id } });
  return items[0]?.id ?? '';
}

const MAY = { from: '2026-05', to: '2026-05' };
const NOTE = { family: 'beef', reasons: ['staff' as const], openingGrams: null, closingGrams: null };
const POTATOES = { ingredientId: 'potato', variationId: 'potato.raw', perKg: 9 };
const WEIGHT = { supplierKey: 'dairy', articleKey: '~butter', code: 'XCT', grams: 250 };

const STATEMENT = {
  allergens: [{ allergen: 'milk' as const, state: 'contains' as const }],
  ingredients: '',
  statedOn: '2026-01-02',
  source: 'On the pack',
  link: null,
};
/** Of another article each time: a statement of one that has one replaces it by its time alone. */
const ofFreshArticle = () => ({
  article: { supplier: 'Dairy', number: randomUUID(), name: 'Butter' },
  statement: STATEMENT,
  former: null,
});

export const PURCHASE_RULES: readonly Rule[] = [
  rule(api.dropInvoices, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, query: { buyers: 'here' }, file: freshInvoice() })),
  rule(api.listInvoices, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(api.readInvoice, IN_KITCHEN, async (world) => ({ params: { id: world.kitchen, invoiceId: await someInvoice(world) } })),
  rule(api.takeBackInvoice, IN_KITCHEN, async (world) => ({
    params: { id: world.kitchen, invoiceId: await someInvoice(world) },
  })),
  rule(api.listUnweighed, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(readShares, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, query: MAY })),
  rule(readShares, RUNNING, ({ kitchen: id }) => ({ params: { id }, query: { ...MAY, scope: 'organization' } })),
  rule(listBought, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, query: MAY })),
  rule(listBought, RUNNING, ({ kitchen: id }) => ({ params: { id }, query: { ...MAY, scope: 'organization' } })),
  rule(listDeclaredPurchases, MANAGING, ({ kitchen: id }) => ({ params: { id }, query: MAY })),
  rule(readBalance, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, query: MAY })),
  rule(noteBalance, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, body: { ...MAY, ...NOTE } })),
  rule(readRisenPrices, MANAGING, ({ kitchen: id }) => ({ params: { id } })),
  rule(readFoodPrices, MANAGING, ({ kitchen: id }) => ({ params: { id }, body: { foods: [] } })),
  rule(readDishCosts, MANAGING, ({ kitchen: id }) => ({ params: { id }, body: { recipeIds: [] } })),
  rule(typePrice, MANAGING, ({ kitchen: id }) => ({ params: { id }, body: POTATOES })),
  rule(keepMakerStatement, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, body: ofFreshArticle() })),
  rule(api.tellWeights, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, body: { weights: [WEIGHT] } })),
];
