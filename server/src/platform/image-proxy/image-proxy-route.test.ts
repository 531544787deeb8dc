import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const ask = async (url: string, headers = {}) =>
  product.app.inject({ url: `/proxy?url=${encodeURIComponent(url)}&ts=1`, headers });

test('only those who are signed in may have pictures fetched', async () => {
  const reply = await ask('http://127.0.0.1/a.png');
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
});

test.each(['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'file:///etc/passwd', ''])(
  'for those who are signed in, too, there is nothing at %s',
  async (url) => {
    const reply = await ask(url, { cookie: await product.cookieOf('chef') });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  },
);
