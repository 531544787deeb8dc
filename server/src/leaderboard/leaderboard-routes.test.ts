import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import * as restaurants from '@plateprint/shared/restaurants/restaurant-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { demoId } from '../demo/demo-id.ts';
import { purgeBoards } from './board-store.ts';
import { joinOn, soldOn, strangersOn } from './sold-months.fixture.ts';
import { groupsToKeepReady, keepBoardsReady } from './keep-boards-ready.ts';

const OWN = ['matsalen', 'havnen', 'speicher', 'canal'] as const;
const [matsalen, havnen] = [demoId('matsalen'), demoId('havnen')];
let product: Product;
let chef: Caller;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = await Promise.all([product.as('chef'), product.as('admin')]);
});
afterAll(() => product.close());
beforeEach(async () => {
  await sql`delete from report where id like 'board-%'`.execute(product.database);
  await sql`delete from restaurant where id like 'board-%'`.execute(product.database);
  await sql`delete from organization where id like 'board-%'`.execute(product.database);
  await sql`update restaurant set on_leaderboard = false`.execute(product.database);
});

const sold = async (restaurantId: string, month: string, grams: number, some: { servings?: number } = {}): Promise<string> =>
  soldOn({ product, admin }, { restaurantId, month, grams, ...some });
const join = async (...ids: string[]): Promise<void> => joinOn({ product, admin }, ids);
const strangers = async (organizations: number, month?: string): Promise<void> =>
  strangersOn({ product, admin }, organizations, month);

type Query = NonNullable<CallInput<typeof readLeaderboard>['query']>;
const board = async (query: Query = {}, by = chef) =>
  by(readLeaderboard, { query: { restaurantId: matsalen, period: '2020-05', ...query } });

test('a restaurant has a place once it joined and completed a month, and none once it left', async () => {
  await sold(matsalen, '2020-05', 700);
  expect(await board()).toMatchObject({ items: [], joined: 0, restaurants: OWN.length, takesPart: false });
  await join(matsalen);
  expect(await board()).toMatchObject({
    items: [
      {
        place: 1,
        value: 700,
        range: { low: 560, high: 840 },
        level: 'low',
        perServing: 700,
        restaurant: { id: matsalen },
        months: 1,
      },
    ],
    joined: 1,
    takesPart: true,
    ranked: 1,
    coverage: 1,
    foodDataVersions: ['2026.1'],
    boundary: 'farm_to_kitchen_door',
  });
  await admin(restaurants.updateRestaurant, { body: { id: matsalen, onLeaderboard: false } });
  expect(await board()).toMatchObject({ items: [], ranked: 0 });
});

test('each place says how surely it emits more than the one above, on the same factors', async () => {
  const { database } = product;
  for (const [id, grams] of [
    [matsalen, 700],
    [havnen, 900],
    [demoId('canal'), 910],
  ] as const) {
    const report = await sold(id, '2020-05', grams);
    await sql`
      insert into report_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
      select report_id, location, organization_id, 'beef', '', co2, co2_low, co2_high, co2, co2 from report_total
      where report_id = ${report}`.execute(database);
  }
  await join(matsalen, havnen, demoId('canal'));
  // All three ranges overlap; what may be off by a fifth is the same beef.
  const { items } = await board();
  expect(items.map(({ restaurant, above }) => [restaurant?.id, above])).toEqual([
    [matsalen, null],
    [havnen, 'surely_more'],
    [demoId('canal'), 'probably_more'],
  ]);
  expect(items[0]).not.toHaveProperty('restaurantId');
  expect((await board({ by: 'low_share' })).items.every(({ above }) => above === null)).toBe(true);
});

test('a board is right again as soon as a report is deleted', async () => {
  const [id] = [await sold(matsalen, '2020-05', 700), await sold(havnen, '2020-05', 800)];
  await join(matsalen, havnen);
  expect((await board()).items.map(({ place }) => place)).toEqual([1, 2]);
  await sql`update report set deleted_at = now() where id = ${id}`.execute(product.database);
  const after = await board();
  expect(after.items).toMatchObject([{ place: 1, restaurant: { id: havnen } }]);
  expect(after.ownLacking).toMatchObject([{ restaurant: { id: matsalen }, lacks: [{ what: 'months', has: 0, needs: 1 }] }]);
});

test('an entry says how it moved since the month before', async () => {
  for (const [id, before, now] of [
    [matsalen, 900, 600],
    [havnen, 800, 800],
  ] as const) {
    await sold(id, '2020-04', before);
    await sold(id, '2020-05', now);
  }
  await sold(demoId('canal'), '2020-01', 700);
  await sold(demoId('canal'), '2020-05', 700);
  await sold(demoId('speicher'), '2020-05', 990);
  await join(...OWN.map((key) => demoId(key)));
  const moved = (await board()).items.map(({ restaurant, movement }) => [restaurant?.id, movement?.way, movement?.places]);
  expect(moved).toEqual([
    [matsalen, 'up', 1],
    [demoId('canal'), 'returned', 0],
    [havnen, 'down', 2],
    [demoId('speicher'), 'new', 0],
  ]);
});

test('of two who share a place each gets its own way there', async () => {
  for (const [id, before] of [
    [matsalen, 600],
    [havnen, 700],
  ] as const) {
    await sold(id, '2020-04', before);
    await sold(id, '2020-05', 650);
  }
  await sold(demoId('canal'), '2020-05', 900);
  await join(matsalen, havnen, demoId('canal'));
  const { items, own } = await board();
  expect(own).toEqual(items);
  expect(Object.fromEntries(items.map(({ restaurant, ...row }) => [restaurant?.id, row]))).toMatchObject({
    [matsalen]: { place: 1, isShared: true, movement: { way: 'same', places: 0 } },
    [havnen]: { place: 1, isShared: true, movement: { way: 'up', places: 1 } },
    [demoId('canal')]: { place: 3, isShared: false, movement: { way: 'new' } },
  });
});

test('a restaurant with its first change in a year is new on that board and not back again', async () => {
  for (const month of ['2019-05', '2020-04', '2020-05']) await sold(matsalen, month, 700);
  await join(matsalen);
  expect((await board({ by: 'improvement' })).items).toMatchObject([{ movement: { way: 'new' } }]);
});

test('quarters and years add months up, and the change in a year compares the same months', async () => {
  for (const month of ['2019-04', '2019-05', '2020-04', '2020-05']) await sold(matsalen, month, month < '2020' ? 1000 : 800);
  await join(matsalen);
  expect((await board({ period: '2020-Q2' })).items).toMatchObject([{ value: 800, months: 2 }]);
  expect((await board({ period: '2020-Q2', by: 'improvement' })).items).toMatchObject([{ value: -0.2, range: null }]);
  const [lacking] = (await board({ period: '2020' })).ownLacking;
  expect(lacking).toMatchObject({ lacks: [{ what: 'months', has: 2, needs: 9 }], missing: { length: 10, 3: '2020-06' } });
});

test('in a sector strangers stand without name, id, months or movement, for those who read', async () => {
  await strangers(3);
  await sold(matsalen, '2020-05', 620);
  await join(matsalen);
  for (const reader of [chef, admin, await product.as('owner'), await product.as('super')]) {
    const read = await board({ scope: 'sector' }, reader);
    expect(read.items).toHaveLength(7);
    expect(read.items.filter(({ restaurant }) => restaurant !== null)).toMatchObject([
      { restaurant: { id: matsalen }, place: 4 },
    ]);
    const strange = read.items.filter(({ restaurant }) => restaurant === null);
    expect(strange.every(({ months, movement }) => months === null && movement === null)).toBe(true);
    expect(JSON.stringify(read)).not.toMatch(/board-|Hemlig|Dold/);
  }
});

test('too few strangers are not shown at all, not even how many they are', async () => {
  await strangers(2);
  await sold(matsalen, '2020-05', 620);
  await join(matsalen);
  expect(await board({ scope: 'sector' })).toMatchObject({
    isTooFew: true,
    items: [],
    own: [],
    ranked: 1,
    lacking: 0,
    coverage: null,
    largest: null,
    foodDataVersions: [],
  });
});

test('organizations of another sector or on the smallest plan are on no board of the sector', async () => {
  await strangers(5);
  await sql`update organization set segment = 'hotel' where id = 'board-o0'`.execute(product.database);
  await sql`update organization set plan = 'starter' where id = 'board-o1'`.execute(product.database);
  await sold(matsalen, '2020-05', 620);
  await join(matsalen);
  expect(await board({ scope: 'sector' })).toMatchObject({ ranked: 7 });
});

test('a long board comes page by page, each place once, with the own one beside every page', async () => {
  await strangers(30);
  await sold(matsalen, '2020-05', 9000);
  await join(matsalen);
  const first = await board({ scope: 'sector' });
  expect([first.items.length, first.next, first.ranked]).toEqual([50, '50', 61]);
  expect(first.own).toMatchObject([{ place: 61, restaurant: { id: matsalen } }]);
  const second = await board({ scope: 'sector', cursor: first.next ?? '' });
  expect([...first.items, ...second.items].map(({ position }) => position)).toEqual(
    Array.from({ length: 61 }, (_, at) => at + 1),
  );
  expect(second.next).toBeNull();
});

test('a period that is not over, another tenant’s restaurant and a plan without boards are refused', async () => {
  for (const period of ['0000-01', '0000-Q1', '9999'])
    await expect(board({ period })).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'period' }] });
  await expect(board({ period: '2099-01' })).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'period' }] });
  await expect(board({ restaurantId: demoId('clairval') })).rejects.toMatchObject({ code: 'not_found' });
  const owner = await product.as('owner');
  await expect(board({ restaurantId: demoId('clairval') }, owner)).rejects.toMatchObject({ code: 'plan_lacks' });
});

test('somebody who lost the plan can still leave', async () => {
  await join(matsalen);
  await sql`update organization set plan = 'starter' where id = ${demoId('norrsken')}`.execute(product.database);
  const leave = { body: { id: matsalen, onLeaderboard: false } };
  expect(await admin(restaurants.updateRestaurant, leave)).toMatchObject({ onLeaderboard: false });
  await expect(admin(restaurants.updateRestaurant, { body: { id: matsalen, onLeaderboard: true } })).rejects.toMatchObject({
    code: 'plan_lacks',
  });
  await sql`update organization set plan = 'professional' where id = ${demoId('norrsken')}`.execute(product.database);
});

test('a large board stands as it was, says so, and a job brings it up to date', async () => {
  await strangers(3);
  await sold(matsalen, '2020-05', 620);
  await join(matsalen);
  await sql`
    insert into restaurant (id, organization_id, name, on_leaderboard)
    select 'board-many-' || nth, 'board-o0', 'Many ' || nth, true from generate_series(1, 500) nth`.execute(product.database);
  expect(await board({ scope: 'sector' })).toMatchObject({ ranked: 7, lacking: 500 });
  await product.drain();
  // Two minutes pass: what happens from now on the board cannot know.
  await sql`update leaderboard_board set as_of = as_of - interval '2 minutes'`.execute(product.database);
  await sold(havnen, '2020-05', 500);
  await join(havnen);
  expect(await board({ scope: 'sector' })).toMatchObject({ ranked: 7, isOutdated: true });
  await product.drain();
  expect(await board({ scope: 'sector' })).toMatchObject({ ranked: 8 });
});

test('the first reader of a large board sees that it is being counted, and a job counts it by every measure', async () => {
  await strangers(3, '2020-06');
  await sold(matsalen, '2020-06', 620);
  await join(matsalen);
  await sql`
    insert into restaurant (id, organization_id, name, on_leaderboard)
    select 'board-many-' || nth, 'board-o0', 'Many ' || nth, true from generate_series(1, 500) nth`.execute(product.database);
  const asked = { scope: 'sector', period: '2020-06' } as const;
  expect(await board(asked)).toMatchObject({ isCounting: true, items: [], ranked: 0 });
  await product.drain();
  expect(await board(asked)).toMatchObject({ isCounting: false, ranked: 7, lacking: 500 });
  expect(await board({ ...asked, by: 'low_share' })).toMatchObject({ isCounting: false, ranked: 7 });
});

test('large boards of the last month, quarter and year are there before anybody asks', async () => {
  await strangers(1);
  await sql`
    insert into restaurant (id, organization_id, name, on_leaderboard)
    select 'board-many-' || nth, 'board-o0', 'Many ' || nth, true from generate_series(1, 501) nth`.execute(product.database);
  const groups = await groupsToKeepReady(product.services);
  expect(groups).toHaveLength(12);
  expect(new Set(groups.map(({ scope }) => scope))).toEqual(new Set(['organization', 'sector']));
  expect(await keepBoardsReady(product.services, 0)).toBeGreaterThan(0);
  expect(await keepBoardsReady(product.services, 0)).toBe(0);
  for (const periodType of ['month', 'quarter', 'year'] as const)
    expect(await board({ scope: 'sector', periodType, period: undefined })).toMatchObject({ isCounting: false, lacking: 503 });
});

test('an organization that moves to another sector, or ends, is off the old board at once', async () => {
  await strangers(5, '2020-07');
  await sold(matsalen, '2020-07', 620);
  await join(matsalen);
  expect((await board({ scope: 'sector', period: '2020-07' })).ranked).toBe(11);
  // Nothing else has changed lately: only the move itself may tell.
  await sql`delete from leaderboard_change`.execute(product.database);
  await sql`update organization set segment = 'hotel' where id = 'board-o0'`.execute(product.database);
  expect((await board({ scope: 'sector', period: '2020-07' })).ranked).toBe(9);
  await sql`update organization set deleted_at = now() where id = 'board-o1'`.execute(product.database);
  expect((await board({ scope: 'sector', period: '2020-07' })).ranked).toBe(7);
});

test('boards that nobody opened for a week are dropped, and so are changes that every board knows', async () => {
  await sold(matsalen, '2020-05', 620);
  await board();
  await sql`update leaderboard_board set as_of = now() - interval '8 days'`.execute(product.database);
  await sql`update leaderboard_change set changed_at = changed_at - interval '3 days'`.execute(product.database);
  await purgeBoards(product.database);
  const rows = async (table: 'leaderboard_board' | 'leaderboard_change' | 'standing') =>
    (await product.database.selectFrom(table).selectAll().execute()).length;
  expect(await Promise.all([rows('leaderboard_board'), rows('standing'), rows('leaderboard_change')])).toEqual([0, 0, 0]);
});
