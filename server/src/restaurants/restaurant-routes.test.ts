import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { authenticate } from '@plateprint/shared/users/user-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../demo/demo-id.ts';
import { openProduct, type Product } from '../../test/support/product.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

describe('the restaurants to switch between', () => {
  test.each([
    ['chef', ['Matsalen Slussen']],
    ['manager', ['Kantinen Havnen', 'Matsalen Slussen']],
    ['admin', ['Betriebsküche Speicherstadt', 'Kantinen Havnen', 'Matsalen Slussen', 'The Canal Kitchen']],
    ['owner', ['Betriebsküche Speicherstadt', 'Bistrot Clairval', 'Kantinen Havnen', 'Matsalen Slussen', 'The Canal Kitchen']],
    ['super', ['Betriebsküche Speicherstadt', 'Bistrot Clairval', 'Kantinen Havnen', 'Matsalen Slussen', 'The Canal Kitchen']],
  ])('of %s are %j', async (person, names) => {
    const caller = await product.as(person);
    const { items, restaurant } = await caller(restaurantOfUser);
    expect(items.map((item) => item.name)).toEqual(names);
    expect(names).toContain(restaurant?.name);
  });
});

async function choose(restaurant: string): Promise<void> {
  await product.database
    .updateTable('person')
    .set({ settings: JSON.stringify({ restaurant }) })
    .where('email', '=', 'chef@demo.plateprint.test')
    .execute();
}

describe('the restaurant worked in', () => {
  test('is the first within reach where the chosen one is gone or out of reach', async () => {
    for (const chosen of ['gone', demoId('clairval')]) {
      await choose(chosen);
      const { restaurant } = await (await product.as('chef'))(restaurantOfUser);
      expect(restaurant?.name).toBe('Matsalen Slussen');
    }
  });
});

test('a long portfolio is listed a page at a time, and signing in tells its beginning', async () => {
  const made = Array.from({ length: 3000 }, (_, number) => ({ id: `many-${number}`, name: `Kitchen ${number}` }));
  await product.database
    .insertInto('restaurant')
    .values(made.map((kitchen) => ({ ...kitchen, organization_id: demoId('norrsken') })))
    .execute();
  const person = demoId('manager@demo.plateprint.test');
  await product.database
    .insertInto('portfolio')
    .values(made.map(({ id }) => ({ person_id: person, restaurant_id: id })))
    .execute();
  await product.database
    .insertInto('role_grant')
    .values({ person_id: person, role: 'portfolio-manager', scope_kind: 'organization', scope_id: demoId('norrsken') })
    .execute();
  const manager = await product.as('manager');
  expect((await manager(authenticate)).authUser.portfolio).toHaveLength(200);
  const found = new Set<string>();
  for (let cursor: string | undefined; ;) {
    const page = await manager(restaurantOfUser, { query: cursor ? { cursor } : {} });
    for (const { id } of page.items) found.add(id);
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(found.size).toBe(3002);
});
