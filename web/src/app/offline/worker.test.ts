import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff, KitchenPhone } from './kitchen-phone.fixture.ts';

const SESSION = '/api/users/session';
const RECIPE = '/api/recipes/soup';
const FILE = '/assets/page-1a2b.js';

const session = (id: string): string => JSON.stringify({ session: { authUser: { id }, userSettings: {} } });

/** A server where a chef is signed in, that answers each path with words of its own. */
const chefs = (path: string): Response => new Response(path === SESSION ? session('chef') : `as it is: ${path}`);

let phone: KitchenPhone;

beforeEach(async () => {
  phone = new KitchenPhone();
  phone.server = chefs;
  await phone.start();
});
afterEach(() => vi.unstubAllGlobals());

async function readOnce(...paths: string[]): Promise<void> {
  for (const path of [SESSION, ...paths]) await phone.reads(path);
}

test('what was read is read again without a connection, also by a worker that begins anew', async () => {
  await readOnce(RECIPE, FILE);
  await phone.reads('/recipes', { isPage: true });
  phone.server = null;
  await phone.start();
  expect(await phone.reads(SESSION)).toBe(session('chef'));
  expect(await phone.reads(RECIPE)).toBe(`as it is: ${RECIPE}`);
  expect(await phone.reads(FILE)).toBe(`as it is: ${FILE}`);
  // Every page begins with the one document.
  expect(await phone.reads('/menus/menu/lunch', { isPage: true })).toBe('as it is: /recipes');
  expect(await phone.reads('/api/recipes/another')).toBeNull();
});

test('an answer that is cut off takes nothing away: what was kept before it is read in its place', async () => {
  await readOnce(RECIPE);
  phone.server = () => cutOff('{"names": [');
  expect(await phone.reads(RECIPE)).toBe(`as it is: ${RECIPE}`);
  expect(await phone.reads(SESSION)).toBe(session('chef'));
  phone.server = null;
  expect(await phone.reads(RECIPE)).toBe(`as it is: ${RECIPE}`);
});

test('half a file is never kept, and is asked for again', async () => {
  phone.server = () => cutOff('export const half');
  expect(await phone.reads(FILE)).toBeNull();
  expect(await phone.reads('/recipes', { isPage: true })).toBeNull();
  phone.server = chefs;
  expect(await phone.reads(FILE)).toBe(`as it is: ${FILE}`);
  phone.server = null;
  expect(await phone.reads(FILE)).toBe(`as it is: ${FILE}`);
});

test('on a phone without room everything is answered all the same', async () => {
  await readOnce();
  for (const name of ['kitchen-files', 'kitchen-answers']) phone.place(name).isFull = true;
  expect(await phone.reads(RECIPE)).toBe(`as it is: ${RECIPE}`);
  expect(await phone.reads(FILE)).toBe(`as it is: ${FILE}`);
  expect(await phone.reads('/recipes', { isPage: true })).toBe('as it is: /recipes');
  phone.server = null;
  expect(await phone.reads(RECIPE)).toBeNull();
});

test('a file is asked for once, a recipe each time', async () => {
  await readOnce(RECIPE, FILE, RECIPE, FILE);
  expect(phone.asked.filter((path) => path === FILE)).toHaveLength(1);
  expect(phone.asked.filter((path) => path === RECIPE)).toHaveLength(2);
});

test('another person, nobody, and signing out take everything of the one before', async () => {
  for (const next of [session('other'), '{"session": null}']) {
    phone.server = chefs;
    await readOnce(RECIPE);
    phone.server = () => new Response(next);
    await phone.reads(SESSION);
    phone.server = null;
    expect(await phone.reads(RECIPE)).toBeNull();
  }
  phone.server = chefs;
  await readOnce(RECIPE);
  await phone.reads('/api/users/sign-out');
  phone.server = null;
  expect(await phone.reads(RECIPE)).toBeNull();
});

test('a server that fails forgets nobody', async () => {
  await readOnce(RECIPE);
  phone.server = () => new Response('{}', { status: 503 });
  await phone.reads(SESSION);
  phone.server = null;
  expect(await phone.reads(RECIPE)).toBe(`as it is: ${RECIPE}`);
});

test('what changes something, and what is no part of the app, is left to the browser', async () => {
  expect(await phone.ask('/api/recipes', { method: 'POST', body: '{}' })).toBeNull();
  expect(await phone.ask('/live/kitchen/1', { isPage: true })).toBeNull();
  expect(await phone.ask('/api/reports/report/1')).toBeNull();
});
