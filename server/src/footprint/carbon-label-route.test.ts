import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const ask = (path: string) => product.app.inject(`/static/carbon-labels/${path}`);

test('a label is a picture for anybody, which may run nothing', async () => {
  const reply = await ask('inline/v1/colour/low/420.svg?language=de');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<title>Niedrig auf 400 g, 0,42 kg CO₂e pro Portion</title>');
  expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('anybody who has a label asks again whether it is still the same, for a release may draw it anew', async () => {
  const url = '/static/carbon-labels/inline/v1/colour/low/420.svg';
  const { headers } = await product.app.inject(url);
  const again = await product.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await product.app.inject({ url: `${url}?language=de`, headers: { 'if-none-match': String(headers.etag) } });
  expect(other.statusCode).toBe(200);
});

test('without a language it speaks English; what is not known says so', async () => {
  expect((await ask('scale/v1/night/unknown/unknown.svg')).body).toContain('<title>Carbon footprint not known</title>');
});

test('version 2 says the number, its unit and what it is of, in one ink, whatever level the address names', async () => {
  const reply = await ask('figure/v2/black/none/420.svg?language=de');
  expect(reply.body).toContain('<title>0,42 kg CO₂e pro Portion, vom Hof bis zur Küchentür</title>');
  expect(new Set(reply.body.match(/fill="[^"]+"/g))).toEqual(new Set(['fill="#000000"']));
  expect((await ask('figure/v2/colour/low/420.svg?language=de')).body).toBe(reply.body);
  expect((await ask('figure/v2/white/none/unknown.svg')).body).toContain('<title>Carbon footprint not known</title>');
});

test.each([
  'figure/v1/colour/low/420.svg',
  'figure/v2/red/low/420.svg',
  'inline/v2/colour/low/420.svg',
  'round/v1/colour/low/420.svg',
  'inline/v1/red/low/420.svg',
  'inline/v1/colour/lowest/420.svg',
  'inline/v1/colour/low/0420.svg',
  'inline/v1/colour/low/420',
  'inline/v1/colour/low/4%2220.svg',
  'inline/v1/colour/low/%3Cscript%3E.svg',
  'inline/v1/colour/low/..%2F..%2Fetc%2Fpasswd.svg',
  'inline/v1/colour/low/420.svg?language=xx',
  'inline/v1/colour/low/420.svg?size=9',
])('there is no label at %s', async (path) => {
  const reply = await ask(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not_found' });
});
