import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { judgeMonth } from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

let product: Product;
let admin: Caller;
let owner: Caller;
let months: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  admin = await product.as('north-admin');
  owner = await product.as('table-owner');
  months = history(10, new Date(product.now()).toISOString().slice(0, 10) as Day);
  for (const [index, month] of months.entries()) {
    // A season that both have; from the sixth month on Attic sells twice the soup.
    const season = 100 + 10 * (index % 3);
    await sold('north-attic', month, { soup: index < 5 ? 200 : 400, mince: season });
    if (index > 0) await sold('north-quay', month, { soup: 200, mince: season });
  }
});
afterAll(() => product.close());

/** A month of a kitchen, by dishes that stay the same. */
async function sellDishes(month: string, servings: Readonly<Record<string, number>>): Promise<void> {
  const recipes = Object.entries(servings).map(([id, sold]) => ({ key: id, id, name: '', servings: sold }));
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, recipes };
  await owner(createSalesReport, { params: { id: 'south-barn' }, body });
}

async function onionDish(name: string): Promise<string> {
  const onion = {
    inputIngredient: 'onion',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const body = { restaurantId: 'south-barn', names: [{ language: 'en_gb' as const, name }], ingredients: [onion] };
  return (await owner(createRecipe, { body })).id;
}

const judged = async (restaurantId: string, month: string | undefined) =>
  admin(judgeMonth, { params: { restaurantId }, query: { month: month ?? '' } });

const ofDish = async (dish: string) =>
  owner(judgeMonth, { params: { restaurantId: 'south-barn' }, query: { month: months[5] ?? '', dish } });

test('a change of one kitchen is held against the others of its organization, where they have all its months', async () => {
  const quay = await judged('north-quay', months[5]);
  expect(quay).toMatchObject({ judgement: 'more', before: 4, since: 5, controls: 1, season: 'others' });
});

test('with no other kitchen and no year before, a change cannot be separated from a trend and a season', async () => {
  const attic = await judged('north-attic', months[5]);
  expect(attic).toMatchObject({ judgement: 'no_control', before: 5, since: 5, controls: 0, percent: null });
});

test('with two months since it is too early to say', async () => {
  expect(await judged('north-attic', months[8])).toMatchObject({ judgement: 'too_early', before: 8, since: 2, percent: null });
});

test('a dish is held against the other dishes of its kitchen, and what all of them share is no effect', async () => {
  const [curry = '', stew = '', soup = '', newcomer = ''] = await Promise.all(
    ['Curry', 'Stew', 'Soup', 'Newcomer'].map(onionDish),
  );
  for (const [index, month] of months.entries()) {
    const guests = 100 + 20 * (index % 4);
    // From the sixth month on the curry stands first on the menu: twice as many take it.
    const sold = { [curry]: (index < 5 ? 1 : 2) * guests, [stew]: guests + (index % 2), [soup]: 2 * guests - (index % 3) };
    await sellDishes(month, index < 6 ? sold : { ...sold, [newcomer]: 50 });
  }
  const judgedCurry = await ofDish(curry);
  expect(judgedCurry).toMatchObject({ judgement: 'more', before: 5, since: 5, controls: 2, season: 'others' });
  expect(judgedCurry.percent?.value).toBeGreaterThan(90);
  expect(judgedCurry.percent?.value).toBeLessThan(110);
  expect((await ofDish(newcomer)).judgement).toBe('too_early');
  expect((await ofDish('nobody')).judgement).toBe('too_early');
});

test('a kitchen out of reach is judged for nobody', async () => {
  const chef = await product.as('chef');
  await expect(chef(judgeMonth, { params: { restaurantId: 'north-attic' }, query: { month: '2026-03' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
