import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/product.ts';

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
