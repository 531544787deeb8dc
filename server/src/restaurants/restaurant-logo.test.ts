import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';
import { demoId } from '../demo/demo-id.ts';

const restaurantId = demoId('matsalen');

let product: Product;
let png = new Blob([]);

beforeAll(async () => {
  product = await openProduct();
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } }).png();
  png = new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/png' });
});
afterAll(() => product.close());

describe('a restaurant’s logo', () => {
  const ofRestaurant = { restaurantId };

  test('is given by its portfolio manager and by those who run the organization, and shown where one switches', async () => {
    for (const person of ['manager', 'owner']) {
      const { logo } = await (await product.as(person))(api.uploadRestaurantLogo, { body: ofRestaurant, file: png });
      expect(logo).toMatch(/\.png$/);
      const { items } = await (await product.as('chef'))(api.restaurantOfUser);
      expect(items.map((item) => item.logo)).toEqual([logo]);
    }
    const admin = await product.as('admin');
    expect(await admin(api.deleteRestaurantLogo, { body: ofRestaurant })).toMatchObject({
      logo: null,
      logoRestorable: true,
    });
    expect((await admin(api.restoreRestaurantLogo, { body: ofRestaurant })).logo).toMatch(/\.png$/);
  });

  test.each([
    ['chef', restaurantId, 'not_allowed'],
    ['manager', demoId('canal'), 'not_found'],
    ['admin', demoId('clairval'), 'not_found'],
  ])('is not given by %s where they may not', async (person, id, code) => {
    const caller = await product.as(person);
    await expect(caller(api.uploadRestaurantLogo, { body: { restaurantId: id }, file: png })).rejects.toMatchObject({
      code,
    });
  });
});
