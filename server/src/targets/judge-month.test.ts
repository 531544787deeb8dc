import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { judgeMonth } from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

let product: Product;
let admin: Caller;
let months: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  admin = await product.as('north-admin');
  months = history(10, new Date(product.now()).toISOString().slice(0, 10) as Day);
  for (const [index, month] of months.entries()) {
    // A season that both have; from the sixth month on Attic sells twice the soup.
    const season = 100 + 10 * (index % 3);
    await sold('north-attic', month, { soup: index < 5 ? 200 : 400, mince: season });
    if (index > 0) await sold('north-quay', month, { soup: 200, mince: season });
  }
});
afterAll(() => product.close());

const judged = async (restaurantId: string, month: string | undefined) =>
  admin(judgeMonth, { params: { restaurantId }, query: { month: month ?? '' } });

test('a change of one kitchen is held against the others of its organization, where they have all its months', async () => {
  const quay = await judged('north-quay', months[5]);
  expect(quay).toMatchObject({ judgement: 'more', before: 4, since: 5, controls: 1, season: 'others' });
});

test('with no other kitchen and no year before, a change is not told from a trend and a season', async () => {
  const attic = await judged('north-attic', months[5]);
  expect(attic).toMatchObject({ judgement: 'no_control', before: 5, since: 5, controls: 0, percent: null });
});

test('with two months since it is too early to say', async () => {
  expect(await judged('north-attic', months[8])).toMatchObject({ judgement: 'too_early', before: 8, since: 2, percent: null });
});

test('a kitchen out of reach is judged for nobody', async () => {
  const chef = await product.as('chef');
  await expect(chef(judgeMonth, { params: { restaurantId: 'north-attic' }, query: { month: '2026-03' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
