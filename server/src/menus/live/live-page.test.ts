import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as api from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { buildApp } from '../../app.ts';
import { demoId } from '../../demo/demo-id.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { isLiveLink, liveMenuOf } from './live-menu-store.ts';
import { livePagesOf } from './live-pages.ts';

type Body = CallInput<typeof api.createMenu>['body'];

const matsalen = demoId('matsalen');
let product: Product;
let chef: Caller;
let admin: Caller;
let soup = '';
let token = '';
let menuId = '';

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
  const recipe = await chef(createRecipe, {
    body: {
      restaurantId: matsalen,
      names: [{ language: 'sv', name: 'Löksoppa & ost' }],
      portions: 4,
      note: 'Hemligt: lite sherry.',
      ingredients: [
        { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
      ],
    },
  });
  soup = recipe.id;
});
afterAll(() => product.close());

const lunch = (name: string, title: string): Body => ({
  restaurantId: matsalen,
  name,
  options: { orientation: 'a4_portrait', columnType: 'stacked' },
  settings: { language: 'sv' },
  blocks: [
    { kind: 'title', _id: 't', texts: [{ language: 'sv', text: title }] },
    { kind: 'recipe', _id: 'r', recipeId: soup, names: [], descriptions: [] },
  ],
});

/** A link of its own for each test: what a page shows is kept in memory for a while. */
beforeEach(async () => {
  await product.database.deleteFrom('live_link').execute();
  menuId = (await chef(api.createMenu, { body: lunch('Internt namn', 'Dagens') })).id;
  token = (await admin(api.shareMenu, { body: { linkNumber: 1, restaurantId: matsalen, menuId } })).token;
});

const open = async (path: string, headers = {}) => product.app.inject({ url: `/live/${path}`, headers });
/** The page from a node that has nothing in memory. */
const shown = async (): Promise<string> => {
  const pages = livePagesOf({
    isLive: async (asked) => isLiveLink(product.database, asked),
    liveMenuOf: async (asked) => liveMenuOf(product.database, asked, new Date()),
    clock: () => 0,
    build: '',
  });
  return (await pages.page(token, { language: undefined, isScreen: false }))?.html ?? 'nothing';
};

test('a guest reads the menu, without a session and without a cookie', async () => {
  const reply = await open(token);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['x-robots-tag']).toContain('noindex');
  expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe');
  expect(reply.body).toContain('Löksoppa &amp; ost');
  expect((await open(`${token}?language=de`)).body).toContain('lang="de-DE"');
});

test('nothing else of the restaurant goes out: no note, no ingredient, no names of the organization, no ids', async () => {
  await chef(api.createMenu, { body: lunch('Annan', 'Hemlig meny') });
  const { body } = await open(token);
  for (const inner of ['sherry', 'yellow-onion', 'gul lök', 'Internt namn', 'Hemlig meny', matsalen, soup, menuId, 'norrsken'])
    expect(body).not.toContain(inner);
});

test('a browser that has seen it is answered without it', async () => {
  const { headers } = await open(token);
  const again = await open(token, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const version = await open(`${token}/version`);
  expect((await open(token)).body).toContain(`data-version="${version.body}"`);
  expect((await open(`${token}/version`, { 'if-none-match': version.headers.etag })).statusCode).toBe(304);
});

test('compressed it is the same', async () => {
  const reply = await open(token, { 'accept-encoding': 'gzip' });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(reply.rawPayload.length).toBeLessThan(20_000);
});

test.each(['aaaaaaaaaaaaaaaaaaaaaa', 'short', '..%2f..%2fetc', "'%20or%201=1--aaaaaaaaa"])(
  'for %s there is a page that tells nothing',
  async (path) => {
    const reply = await open(path, { 'accept-language': 'sv-SE,sv;q=0.9' });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Ingen meny hittades');
    expect(reply.body).not.toContain('Matsalen');
    expect((await open(`${path}/version`)).statusCode).toBe(404);
  },
);

const look = async (path: string) => product.app.inject({ url: `/live-menu/look/${path}` });

test('the colours of a menu are a stylesheet that anybody may keep', async () => {
  const reply = await look('garden/f5f3e4.css');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(reply.body).toContain('--paper:#1c3a2c');
  for (const path of ['nowhere/f5f3e4.css', 'constructor/f5f3e4.css', 'garden/red.css', 'garden/f5f3e4;}.css', 'garden/f5f3e4'])
    expect((await look(path)).statusCode).toBe(404);
});

test('a saved change shows', async () => {
  await chef(api.updateMenu, { body: { ...lunch('Internt namn', 'Kvällens'), id: menuId, version: 1 } });
  expect(await shown()).toContain('Kvällens');
});

test('a menu that is taken off or deleted is no longer shown', async () => {
  await admin(api.unshareMenu, { body: { linkNumber: 1, restaurantId: matsalen, menuId } });
  expect(await shown()).not.toContain('Dagens');
  await admin(api.shareMenu, { body: { linkNumber: 1, restaurantId: matsalen, menuId } });
  expect(await shown()).toContain('Dagens');
  await chef(api.deleteMenu, { params: { id: menuId } });
  expect(await shown()).toContain('No menu here at the moment');
});

test('after the plan went down it goes on showing', async () => {
  await product.database
    .updateTable('organization')
    .set({ plan: 'starter', plan_active: false })
    .where('id', '=', demoId('norrsken'))
    .execute();
  expect(await shown()).toContain('Dagens');
  await product.database
    .updateTable('organization')
    .set({ plan: 'professional', plan_active: true })
    .where('id', '=', demoId('norrsken'))
    .execute();
});

test('a menu of another organization is never shown, even where a row says so', async () => {
  await product.database
    .updateTable('menu')
    .set({ organization_id: demoId('maison') })
    .where('id', '=', menuId)
    .execute();
  expect(await shown()).not.toContain('Dagens');
});

test('a change shows after five seconds, on every node; until then memory answers', async () => {
  let now = 0;
  let questions = 0;
  const pages = livePagesOf({
    isLive: async (asked) => isLiveLink(product.database, asked),
    liveMenuOf: async (asked) => ((questions += 1), liveMenuOf(product.database, asked, new Date())),
    clock: () => now,
    build: '',
  });
  const before = await pages.version(token);
  await Promise.all(Array.from({ length: 50 }, async () => pages.page(token, { language: 'fr', isScreen: false })));
  expect(questions).toBe(1);
  await chef(api.updateMenu, { body: { ...lunch('Internt namn', 'Kvällens'), id: menuId, version: 1 } });
  expect(await pages.version(token)).toBe(before);
  now = 5001;
  expect(await pages.version(token)).not.toBe(before);
  expect((await pages.page(token, { language: 'fr', isScreen: false }))?.html).toContain('Kvällens');
});

test('the links of a deleted organization, or restaurant, end at once on every node, also where a page is in memory', async () => {
  const configuration = readConfiguration({ NODE_ENV: 'test' }, '/tmp');
  const second = await buildApp(product.services, { configuration, version: 'test' });
  const statuses = async (): Promise<number[]> =>
    Promise.all(
      [product.app, second].flatMap((node) =>
        [token, `${token}/version`].map(async (path) => (await node.inject({ url: `/live/${path}` })).statusCode),
      ),
    );
  for (const [table, id] of [
    ['organization', demoId('norrsken')],
    ['restaurant', matsalen],
  ] as const) {
    const bin = async (at: Date | null) =>
      product.database.updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await bin(new Date());
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await bin(null);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  }
  await second.close();
});
