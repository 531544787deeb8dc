import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { countInFlight } from './in-flight.fixture.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { foodsMemory } from './remembered-foods.ts';
import { standingsOf } from './standings.ts';

const OF_A_PLACE = 12;
let product: Product;
let admin: Caller;
let first = '';

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  const months = history(14, new Date(product.now()).toISOString().slice(0, 10) as Day);
  const [base = '', latest = ''] = [months.at(0), months.at(-1)];
  admin = await product.as('north-admin');
  await sold('north-attic', base, { soup: 100, mince: 100 });
  await sold('north-attic', latest, { soup: 100, mince: 100 });
  await sold('north-quay', base, { soup: 100, mince: 100 });
  await sold('north-quay', latest, { soup: 190, mince: 10 });
  const set = async (place: object, name: string) => {
    const goal = { goal: { kind: 'reduction', amount: 30 }, goalYear: Number(latest.slice(0, 4)) + 4 } as const;
    const target = { name, variety: 'sales', basis: 'portion', baseFrom: base, baseTo: base, ...goal } as const;
    product.wait(1000);
    return (await admin(api.setTarget, { body: { place, target } })).id;
  };
  await set({ organizationId: 'north' }, 'All');
  first = await set({ restaurantId: 'north-attic' }, 'Attic 0');
  for (let nth = 1; nth < OF_A_PLACE; nth += 1) await set({ restaurantId: 'north-attic' }, `Attic ${nth}`);
  for (let nth = 0; nth < OF_A_PLACE; nth += 1) await set({ restaurantId: 'north-quay' }, `Quay ${nth}`);
});
afterAll(() => product.close());

test('an organization sees its own target and the newest of its kitchens, those above their path first, and how many are left', async () => {
  const { items, left } = await admin(api.readStandings, { query: { organizationId: 'north' } });
  expect([items.length, left]).toEqual([24, 1]);
  expect(items.map(({ id }) => id)).not.toContain(first);
  expect(items.filter(({ restaurantId }) => restaurantId === null).length).toBe(1);
  const isAbove = items.map(({ sure }) => sure === 'surely_more');
  expect(isAbove.filter(Boolean).length).toBe(OF_A_PLACE - 1);
  expect(isAbove.lastIndexOf(true)).toBe(OF_A_PLACE - 2);
  expect(items.at(-1)).toMatchObject({ sure: 'surely_less' });
  expect(await admin(api.readStandings, { query: { restaurantId: 'north-quay' } })).toMatchObject({ left: 0 });
});

test('few paths are worked out at once', async () => {
  const counted = countInFlight(product.database, 'as reported');
  const services = { ...product.services, database: counted.database, memory: foodsMemory() };
  const { enterprise_id: enterpriseId } = await product.database
    .selectFrom('organization')
    .select('enterprise_id')
    .where('id', '=', 'north')
    .executeTakeFirstOrThrow();
  const organization = { id: 'north', enterpriseId, plan: 'professional', planActive: true } as const;
  await standingsOf(services, { organization, restaurant: null }, 'en_gb');
  expect(counted.all()).toBe(24);
  expect(counted.most()).toBeLessThanOrEqual(3);
});
