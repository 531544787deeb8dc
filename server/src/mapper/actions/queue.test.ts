import { randomUUID } from 'node:crypto';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import type { PurchasedRow } from '@plateprint/shared/mapper/waiting-names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { purgeNames } from '../jobs/purge-names.ts';
import { recountNames, waitFor, weighWaiting } from './wait-for.ts';

let product: Product;
let root: Caller;

beforeAll(async () => {
  product = await openProduct();
  root = await product.as('super');
});
afterAll(() => product.close());

interface Organization {
  organizationId: string;
  restaurantId: string;
}

async function newOrganization(): Promise<Organization> {
  const [organizationId, restaurantId] = [randomUUID(), randomUUID()];
  const { database } = product;
  const made = { id: organizationId, enterprise_id: null, name: 'House', segment: 'hotel', location: 'SE', plan: 'professional' };
  await database.insertInto('organization').values(made).execute();
  const kitchen = { id: restaurantId, organization_id: organizationId, name: 'Kitchen', location: 'SE' };
  await database.insertInto('restaurant').values(kitchen).execute();
  return { organizationId, restaurantId };
}

/** A report's row alone: what it waits for is handed to the queue as its save does. */
async function report({ organizationId, restaurantId }: Organization): Promise<string> {
  const id = randomUUID();
  await product.database
    .insertInto('report')
    .values({
      id,
      organization_id: organizationId,
      restaurant_id: restaurantId,
      name: 'Purchases',
      name_search: 'purchases',
      category: 'restaurant',
      variety: 'procurement',
      type: 'monthly',
      status: 'draft',
      start_date: '2026-10-01',
      location: 'organization',
      settings: '{}',
      end_date: null,
      client_key: null,
      food_data_version: null,
      thumbnail: null,
      created_by: null,
      saved_by: null,
      generated_at: null,
    })
    .execute();
  return id;
}

async function save(reportId: string, { organizationId }: Organization, rows: readonly PurchasedRow[]): Promise<void> {
  const names = await weighWaiting(product.services.foodData, { language: 'sv', location: 'SE', rows, brands: NO_BRANDS });
  await product.database.transaction().execute(async (transaction) => waitFor(transaction, { reportId, organizationId, names }));
}

function row(written: string, kilograms: number | null, money: number | null = null): PurchasedRow {
  return { written, externalId: '', grams: kilograms === null ? null : kilograms * 1000, money, waiting: true };
}

async function queue({ organizationId }: Organization) {
  const { items } = await root(api.listUnmappedIngredients, { query: { organizationId } });
  return items.map(({ name, weight, rows }) => [name, weight, rows]);
}

test('the name with most at stake comes first: mass times how far its candidates are apart', async () => {
  const home = await newOrganization();
  await save(await report(home), home, [
    row('SRS-back hyra', 1),
    row('Strips 10mm Aviko fryst', 100),
    row('DANSUKKER STRÖ', 100),
    row('Qqqq', 100),
  ]);
  const { items } = await root(api.listUnmappedIngredients, { query: { organizationId: home.organizationId, language: 'de' } });
  expect(items.map(({ name }) => name)).toEqual(['Qqqq', 'Strips 10mm Aviko fryst', 'DANSUKKER STRÖ', 'SRS-back hyra']);
  const stakes = items.map(({ atStake }) => atStake);
  expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
  expect(items[1]?.suggestedIngredient).toMatchObject({ ingredientName: 'Pommes frites' });
  expect(items.every(({ decidedAt, complete }) => decidedAt === null && !complete)).toBe(true);
});

test('a name that several reports wait for has the sum of them, and loses what a report no longer has', async () => {
  const home = await newOrganization();
  const [first, second] = [await report(home), await report(home)];
  await save(first, home, [row('Strips', 10, 5), row('Strips 2kg', 20)]);
  await save(second, home, [row('strips', 100), row('Qqqq', 1)]);
  expect(await queue(home)).toEqual([
    ['Strips', 130_000, 3],
    ['Qqqq', 1000, 1],
  ]);
  await save(second, home, [row('Strips', 1)]);
  expect(await queue(home)).toEqual([['Strips', 31_000, 3]]);
  await product.database
    .transaction()
    .execute(async (transaction) => waitFor(transaction, { reportId: first, organizationId: home.organizationId, names: [] }));
  expect(await queue(home)).toEqual([['Strips', 1000, 1]]);
});

test('a report in the bin waits for nothing, and again once it is taken out', async () => {
  const home = await newOrganization();
  const id = await report(home);
  await save(id, home, [row('Strips', 10)]);
  const bin = async (deletedAt: Date | null) =>
    product.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('report').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
      await recountNames(transaction, { met: [{ reportId: id }], organizationId: home.organizationId });
    });
  await bin(new Date());
  expect(await queue(home)).toEqual([]);
  await bin(null);
  expect(await queue(home)).toEqual([['Strips', 10_000, 1]]);
});

test('what is decided leaves the queue, is remembered in the next report, and comes back when it is taken back', async () => {
  const home = await newOrganization();
  await save(await report(home), home, [row('Aviko strips 4x2,5kg', 10)]);
  const { items } = await root(api.listUnmappedIngredients, { query: { organizationId: home.organizationId } });
  const params = { id: items[0]?.id ?? '' };
  const fries = { ingredientId: 'french-fries', variationId: 'french-fries.frozen', organic: false };
  const decided = await root(api.updateMappedIngredient, { params, body: fries });
  expect(decided).toMatchObject({ complete: true, rows: 1, weight: 10_000, decidedBy: expect.anything() as unknown });
  expect(await queue(home)).toEqual([]);
  const next = { organization_id: home.organizationId, language_iso: 'sv' as const, names: [{ name: 'AVIKO STRIPS 1kg' }] };
  const { items: mapped } = await root(api.mapNames, { body: next });
  expect(mapped[0]).toMatchObject({ by: 'memory', variationId: 'french-fries.frozen' });
  await root(api.updateMappedIngredient, { params, body: { ingredientId: null, variationId: null } });
  expect(await queue(home)).toEqual([['Aviko strips 4x2,5kg', 10_000, 1]]);
});

test('pages by cursor neither repeat nor skip, also among names with the same at stake', async () => {
  const home = await newOrganization();
  const names = Array.from({ length: 25 }, (_, number) => `Qqqq ${String.fromCodePoint(97 + number)}`);
  await save(
    await report(home),
    home,
    names.map((name, number) => row(name, number < 12 ? 1 : 2)),
  );
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { organizationId: home.organizationId, limit: 4, ...(cursor ? { cursor } : {}) };
    const page = await root(api.listUnmappedIngredients, { query });
    found.push(...page.items.map(({ name }) => name));
    cursor = page.next;
  }
  expect(found).toHaveLength(25);
  expect(new Set(found)).toEqual(new Set(names));
});

test('reports that are saved at once add up, whichever comes first', async () => {
  const home = await newOrganization();
  const ids = await Promise.all(Array.from({ length: 6 }, async () => report(home)));
  const rows = ['Strips', 'Qqqq', 'Skogaholmslimpa 775g Pågen'].map((name) => row(name, 1));
  await Promise.all(ids.map(async (id, at) => save(id, home, at % 2 === 0 ? rows : rows.toReversed())));
  expect((await queue(home)).map(([, weight, count]) => [weight, count])).toEqual([
    [6000, 6],
    [6000, 6],
    [6000, 6],
  ]);
});

test('a cursor that is none of ours is refused', async () => {
  const home = await newOrganization();
  const cursor = Buffer.from(JSON.stringify(['soon', 'x'])).toString('base64url');
  const query = { organizationId: home.organizationId, cursor };
  await expect(root(api.listUnmappedIngredients, { query })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('names of reports that were removed for good are purged, those that somebody decided about are not', async () => {
  const home = await newOrganization();
  const id = await report(home);
  await save(id, home, [row('Strips', 1), row('Qqqq', 1)]);
  const { items } = await root(api.listUnmappedIngredients, { query: { organizationId: home.organizationId, search: 'qqqq' } });
  const body = { ingredientId: null, variationId: null, notFood: true };
  await root(api.updateMappedIngredient, { params: { id: items[0]?.id ?? '' }, body });
  await product.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('report').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await recountNames(transaction, { met: [{ reportId: id }], organizationId: home.organizationId });
    await transaction.deleteFrom('report').where('id', '=', id).execute();
  });
  await purgeNames(product.database);
  const left = await product.database
    .selectFrom('mapped_ingredient')
    .select('name')
    .where('organization_id', '=', home.organizationId)
    .execute();
  expect(left).toEqual([{ name: 'Qqqq' }]);
});

test('the family with the most at stake is asked first, whole, and no page leaves one of it out', async () => {
  const home = await newOrganization();
  const rows = [row('Wkvj ett', 50), row('Zqxv qjwx', 30), row('Zqxv kwvj 5KG', 25), row('Vvqq', 40), row('Zqxv jjjj', 1)];
  await save(await report(home), home, rows);
  const asked: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { organizationId: home.organizationId, limit: 1, ...(cursor ? { cursor } : {}) };
    const page: { items: { name: string }[]; next: string | null } = await root(api.listUnmappedIngredients, { query });
    asked.push(...page.items.map(({ name }) => name));
    cursor = page.next;
  }
  expect(asked).toEqual(['Zqxv qjwx', 'Zqxv kwvj 5KG', 'Zqxv jjjj', 'Wkvj ett', 'Vvqq']);
});
