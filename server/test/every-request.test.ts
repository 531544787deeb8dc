import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiBases } from '@plateprint/shared/kernel/api/api-base.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKey } from './support/open-key.ts';
import { openProduct, type Product } from './support/product.ts';

let web = '';
let product: Product;
let key = '';

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'plateprint-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Plateprint</title>');
  await writeFile(join(web, 'assets/app-1a2b.js'), 'export {};');
  product = await openProduct({ web });
  ({ key } = await openKey(product));
});
afterAll(async () => {
  await product.close();
  await rm(web, { recursive: true });
});

const get = async (url: string) => product.app.inject(url);

describe('every answer is guarded by its headers', () => {
  test.each([
    ['the first page', '/', 200],
    ['a page by its path', '/recipes/recipe/abc', 200],
    ['a script', '/assets/app-1a2b.js', 200],
    ['a file that is not there', '/nothing.js', 404],
    ['an answer of the API', '/api/health', 200],
    ['a refusal', '/api/users/authenticate', 401],
    ['a call that does not exist', '/api/nothing', 404],
    ['the ingredient data', '/ingredient-data/regions', 200],
    ['a picture that is not there', '/static/uploads/nothing.jpg', 404],
  ])('%s', async (_, url, status) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    for (const kept of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(kept);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'x-dns-prefetch-control': 'off',
      'x-permitted-cross-domain-policies': 'none',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
  });

  test('an address that cannot be read is no exception', async () => {
    expect((await get('/%E0%A4%A')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('an answer of the API is kept by no cache, a page asks again, a hashed file is kept for ever', async () => {
    expect((await get('/api/health')).headers['cache-control']).toBe('no-store');
    expect((await get('/api/users/authenticate')).headers['cache-control']).toBe('no-store');
    expect((await get('/menus')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['says nothing of https', {}, {}],
    ['is trusted and speaks of http', { TRUST_PROXY: 'true' }, { 'x-forwarded-proto': 'http' }],
    ['is the one of two that is trusted', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])('with PUBLIC_URL over https the session’s cookie is for https alone, where the proxy %s', async (_, more, headers) => {
    const secure = await openProduct({ environment: { PUBLIC_URL: 'https://plate.test', ...more } });
    const payload = { email: 'chef@demo.plateprint.test', password: 'plateprint-demo' };
    const signedIn = await secure.app.inject({ method: 'POST', url: '/api/users/sign-in', headers, payload });
    for (const cookie of [signedIn.headers['set-cookie']].flat())
      expect(cookie).toMatch(/^__Host-plateprint(?:-device)?=[^;]+;.*Path=\/;.*Secure/);
    const cookie = `__Host-plateprint=${signedIn.cookies[0]?.value ?? ''}`;
    expect((await secure.app.inject({ url: '/api/users/authenticate', headers: { ...headers, cookie } })).statusCode).toBe(200);
    await secure.close();
  });

  test.each([
    ['1', 'address:203.0.113.9'],
    ['2', 'address:198.51.100.7'],
  ])(
    'behind %s proxies the caller’s address is what the farthest of them saw, not what the caller says',
    async (hops, subject) => {
      const behind = await openProduct({ environment: { TRUST_PROXY: hops } });
      await behind.app.inject({
        method: 'POST',
        url: '/api/users/sign-in',
        headers: { 'x-forwarded-for': 'made-up, 198.51.100.7, 203.0.113.9' },
        payload: { email: 'nobody@nowhere.test', password: 'a guess' },
      });
      const attempts = await behind.database.selectFrom('sign_in_attempt').select('subject').orderBy('subject').execute();
      const account = 'account:nobody@nowhere.test';
      const from = `${account} from ${subject.replace('address:', '')}`;
      expect(attempts).toEqual([{ subject: account }, { subject: from }, { subject }]);
      await behind.close();
    },
  );

  test('over https browsers get a header that keeps them there', async () => {
    const secure = await openProduct({ environment: { PUBLIC_URL: 'https://plate.test', TRUST_PROXY: 'true' } });
    const { headers } = await secure.app.inject('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain(';upgrade-insecure-requests');
    const signedIn = await secure.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { email: 'chef@demo.plateprint.test', password: 'plateprint-demo' },
    });
    for (const cookie of [signedIn.headers['set-cookie']].flat())
      expect(cookie).toMatch(/^__Host-plateprint(?:-device)?=[^;]+;.*Path=\/;.*Secure/);
    await secure.close();
  });
});

describe('a refusal is answered as problem details', () => {
  test.each([
    ['a call that does not exist', 'GET', '/api/nothing', 404, 'not_found'],
    ['a call with another method', 'POST', '/api/users/authenticate', 405, 'method_not_allowed'],
    ['a method that nobody has', 'PATCH', '/api/recipes', 405, 'method_not_allowed'],
    ['another site that asks whether it may', 'OPTIONS', '/api/recipes', 405, 'method_not_allowed'],
    ['a call of the ingredient data that does not exist', 'GET', '/ingredient-data/nothing', 404, 'not_found'],
    ['a change of a page', 'POST', '/recipes', 404, 'not_found'],
    ['a file that is not there', 'GET', '/nothing.css', 404, 'not_found'],
    ['a way out of the folder', 'GET', '/..%2f..%2fpackage.json', 404, 'not_found'],
    ['a broken address', 'GET', '/api/recipes/%E0%A4%A', 400, 'malformed_request'],
    ['a call without a session', 'GET', '/api/users/permissions', 401, 'not_signed_in'],
  ] as const)('%s', async (_, method, url, status, code) => {
    const reply = await product.app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: code.replaceAll('_', ' '),
      status,
      code,
      fields: [],
      requestId: reply.headers['x-request-id'],
    });
  });

  test.each([
    ['POST', '/api/users/authenticate', 'GET, HEAD'],
    ['GET', '/api/recipes', 'POST, PUT'],
    ['POST', '/api/recipes/some-recipe', 'DELETE, GET, HEAD'],
    ['DELETE', '/ingredient-data/regions', 'GET, HEAD'],
  ] as const)('%s %s is answered with the methods there are', async (method, url, allowed) => {
    const reply = await product.app.inject({ method, url });
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, allowed]);
  });

  test.each(['/api/users/sign-in', '/ingredient-data/lines', '/api/open/v1/mcp'])(
    'UTF-8 is read as it stands: %s',
    async (url) => {
      const payload = '\uFEFF{"email":"rené 🍲"}';
      const headers = { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${key}` };
      const read = await product.app.inject({ method: 'POST', url, headers, payload });
      expect(read.body).not.toContain('not_utf8');
      expect(read.json<{ code?: string }>().code).not.toBe('malformed_request');
    },
  );

  test.each([
    ['Latin-1', Buffer.from('{"email":"ren\xe9@a.test","password":"x"}', 'latin1')],
    ['half a letter', Buffer.from('{"email":"ren\xc3', 'latin1')],
    ['half a pair', Buffer.from('{"email":"\xed\xa0\x80","password":"x"}', 'latin1')],
  ])('a body that is not UTF-8 is refused, naming that: %s', async (_, payload) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    for (const url of ['/api/users/sign-in', '/ingredient-data/lines', '/api/open/v1/sales', '/api/open/v1/mcp']) {
      const refused = await product.app.inject({ method: 'POST', url, headers, payload });
      expect([url, refused.json()]).toEqual([
        url,
        expect.objectContaining({
          status: 400,
          code: 'malformed_request',
          fields: [{ path: 'body', code: 'not_utf8', message: expect.stringContaining('UTF-8') as string }],
        }),
      ]);
    }
  });

  test('each request has an id of its own, which no caller chooses', async () => {
    const asked = { url: '/api/health', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } };
    const ids = (await Promise.all([1, 2, 3].map(async () => product.app.inject(asked)))).map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });

  test('too many requests are answered with a time to wait', async () => {
    const hasty = await openProduct({ environment: { REQUESTS_PER_MINUTE: '2' } });
    for (let asked = 0; asked < 2; asked += 1) await hasty.app.inject('/ingredient-data/regions');
    const reply = await hasty.app.inject('/ingredient-data/regions');
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await hasty.close();
  });
});

test('the configuration of the browser says where the two APIs are', async () => {
  expect((await get('/api/config')).json()).toEqual({
    mainApi: '/api',
    ingredientDataApi: '/ingredient-data',
    environment: 'development',
  });
});

function at(host: string): ApiBases {
  return { mainApi: `https://api.${host}`, ingredientDataApi: `https://food.${host}/v1` };
}

describe('a deployment with several bases', () => {
  const table = {
    commercialEnding: '.com',
    commercial: { production: at('plate.com'), staging: at('staging.plate.com'), development: at('dev.plate.com') },
    environmentLabels: { staging: ['staging'], development: ['dev'] },
    regional: { '.se': at('plate.se') },
  };

  test('tells each page by its host, and lets it call there and nowhere else', async () => {
    const several = await openProduct({ environment: { API_BASES: JSON.stringify(table), TRUST_PROXY: '1' } });
    const asked = async (headers: Record<string, string>) => several.app.inject({ url: '/api/config', headers });
    expect((await asked({ host: 'www.plate.com' })).json()).toEqual({ ...at('plate.com'), environment: 'production' });
    expect((await asked({ host: 'staging.plate.com' })).json()).toEqual({ ...at('staging.plate.com'), environment: 'staging' });
    expect((await asked({ host: 'x', 'x-forwarded-host': 'plate.se' })).json()).toMatchObject(at('plate.se'));
    expect((await asked({ host: 'plate.dk' })).json()).toMatchObject({ mainApi: '/api' });
    const policy = String((await asked({})).headers['content-security-policy']);
    const origins = ['plate.com', 'staging.plate.com', 'dev.plate.com', 'plate.se'].flatMap((host) => [
      `https://api.${host}`,
      `https://food.${host}`,
    ]);
    expect(policy).toContain(`connect-src 'self' ${origins.join(' ')};`);
    await several.close();
  });

  test('that names its two bases lets the pages call them', async () => {
    const elsewhere = await openProduct({ environment: { INGREDIENT_DATA_API: 'https://food.plate.test/v1' } });
    const { headers } = await elsewhere.app.inject('/api/config');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://food.plate.test;");
    await elsewhere.close();
  });
});

test('a program that only asks for the head gets it without a body', async () => {
  const reply = await product.app.inject({ method: 'HEAD', url: '/api/health' });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
});

test('a large answer is packed, a small one is not', async () => {
  const packed = { 'accept-encoding': 'gzip' };
  const large = await product.app.inject({ url: '/api/openapi.json', headers: packed });
  expect(large.headers['content-encoding']).toBe('gzip');
  expect((await product.app.inject({ url: '/api/health', headers: packed })).headers['content-encoding']).toBeUndefined();
});

test('the product says that it is unwell when its database is gone', async () => {
  const lonely = await openProduct();
  await lonely.as('chef'); // a database that was never asked has nothing to end
  expect((await lonely.app.inject('/api/health')).statusCode).toBe(200);
  await lonely.database.destroy(); // ends the pool
  const reply = await lonely.app.inject('/api/health');
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { status: 'degraded', database: 'down' }]);
  await lonely.app.close();
});
