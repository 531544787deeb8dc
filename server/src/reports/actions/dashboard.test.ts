import { firstDayOf, history, type Day, monthLater } from '@plateprint/shared/kernel/month.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';

let product: Product;
let admin: Caller;
let [mince, soup] = ['', ''];
const { restaurant: id } = STRANGERS;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('stranger');
  const made = async (name: string, ingredient: string, variation: string) => {
    const ingredients = [{ inputIngredient: name, ingredient, variation, amount: 400, unit: 'g' as const }];
    return (await admin(createRecipe, { body: { restaurantId: id, names: namesOf(name), ingredients } })).id;
  };
  soup = await made('Soup', 'yellow-onion', 'yellow-onion.raw');
  const { ingredients } = product.services.foodData.release;
  const beef = ingredients.find((each) => each.id.startsWith('beef')) as (typeof ingredients)[number];
  mince = await made('Beef', beef.id, beef.variations[0]?.id ?? '');
});
afterAll(() => product.close());

const namesOf = (name: string) => [
  { language: 'en_gb' as const, name },
  { language: 'de' as const, name: `${name} auf Deutsch` },
];

const months = () => history(12, new Date(product.now()).toISOString().slice(0, 10) as Day);

async function sold(month: string, recipes: [string, number][], restaurant = id) {
  return admin(api.createSalesReport, {
    params: { id: restaurant },
    body: {
      name: month,
      category: 'restaurant',
      variety: 'sales',
      type: 'monthly',
      settings: {},
      status: 'completed',
      startDate: firstDayOf(month as never),
      recipes: recipes.map(([recipe, servings]) => ({ key: recipe, id: recipe, name: '', servings })),
    },
  });
}

/** As if the restaurant had been added in a year long past. */
const hadBeenThere = async (restaurant: string) =>
  product.database
    .updateTable('restaurant')
    .set({ created_at: new Date('2020-01-15T00:00:00Z') })
    .where('id', '=', restaurant)
    .execute();

test('a restaurant that was added today misses no month of before, and says since when it is there', async () => {
  const { history: items, missing, since } = await admin(readDashboard, { params: { id } });
  expect(items.filter(({ reports }) => reports > 0)).toEqual([]);
  expect(missing).toEqual([]);
  expect(since).toBe(new Date().toISOString().slice(0, 7));
});

test('a restaurant without reports has twelve gaps, no zeros, and misses the months since it was added', async () => {
  await hadBeenThere(id);
  const dashboard = await admin(readDashboard, { params: { id } });
  expect(dashboard.history.map(({ month }) => month)).toEqual(months());
  expect(dashboard.history.filter(({ averageCO2, totalCO2, reports }) => averageCO2 ?? totalCO2 ?? reports)).toEqual([]);
  expect(dashboard).toMatchObject({ average: null, change: null, changeFirst: [], benchmark: { grams: 1600, own: null } });
  expect(dashboard.missing).toHaveLength(12);
});

test('this month is compared with the last and with the benchmark, and what weighs most is to be changed first', async () => {
  const [former, latest] = months().slice(-2) as [string, string];
  const before = await sold(former, [[soup, 100]]);
  const after = await sold(latest, [
    [soup, 50],
    [mince, 50],
  ]);
  const dashboard = await admin(readDashboard, { params: { id } });
  const [one, other] = dashboard.history.slice(-2);
  expect(one).toMatchObject({ averageCO2: before.data?.CO2PerPortion, totalServings: 100, reports: 1 });
  expect(other).toMatchObject({ totalCO2: after.data?.co2, highestRecipe: { id: mince }, lowestRecipe: { id: soup } });
  const [low, high] = [before, after].map(({ data }) => data?.CO2PerPortion?.value ?? 0) as [number, number];
  expect(dashboard.change).toMatchObject({ direction: 'up', percent: Math.round(((high - low) / low) * 100) });
  expect(dashboard.change?.difference).toMatchObject({ sure: 'surely_more', settledBy: { kind: 'nothing', food: null } });
  expect(dashboard.change?.difference?.co2?.value).toBeCloseTo(high - low, 6);
  expect(dashboard.yearChange).toBeNull();
  expect(dashboard.benchmark.own).toBeCloseTo((after.data?.co2PerKgOfFood?.value ?? 0) * 0.4, 6);
  expect(dashboard.average?.value).toBeCloseTo(((before.data?.co2?.value ?? 0) + (after.data?.co2?.value ?? 0)) / 200, 6);
  expect(dashboard.changeFirst).toMatchObject([{ kind: 'dish', id: mince, name: 'Beef', servings: 50 }]);
  expect(dashboard.missing).toHaveLength(10);
  expect(other?.barChartData.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('the causes of a month’s change are named, with the dishes that make most of it', async () => {
  const [from, to] = months().slice(-2) as [string, string];
  const asked = { params: { restaurantId: id } };
  const { change } = await admin(readChange, { ...asked, query: { from, to } });
  const { history: items } = await admin(readDashboard, { params: { id } });
  const [before, after] = items.slice(-2).map(({ averageCO2 }) => averageCO2?.value ?? 0) as [number, number];
  expect(change).toMatchObject({ per: 'portion', difference: { sure: 'surely_more' } });
  expect([change?.before, change?.after]).toEqual([expect.closeTo(before, 6), expect.closeTo(after, 6)]);
  expect(change?.parts.reduce((sum, { co2 }) => sum + co2, 0)).toBeCloseTo(after - before, 6);
  const mix = change?.parts.find(({ part }) => part === 'mix');
  expect(mix?.co2).toBeCloseTo(after - before, 6);
  expect(mix?.rows).toHaveLength(2);
  const total = (await admin(readChange, { ...asked, query: { from, to, basis: 'total' } })).change;
  expect(total?.per).toBe('total');
  expect(total?.parts.find(({ part }) => part === 'servings')?.co2).toBe(0);
  expect((await admin(readChange, { ...asked, query: { from: '2020-01', to } })).change).toBeNull();
});

test('the same month of the year before is compared with, although no bar shows it', async () => {
  const latest = months().at(-1) as never;
  const before = monthLater(latest, -12);
  const { average: averageBefore } = await admin(readDashboard, { params: { id } });
  await sold(before, [[mince, 100]]);
  const { yearChange, history: items, average } = await admin(readDashboard, { params: { id } });
  expect(yearChange).toMatchObject({ from: before, direction: 'down', difference: { sure: 'surely_less' } });
  expect(items).toHaveLength(12);
  expect(average).toEqual(averageBefore);
});

test('an organization is its restaurants together, and tells how many of them lack a month', async () => {
  const kitchen = 'second-canteen';
  const made = { id: kitchen, organization_id: STRANGERS.organization, name: 'Second canteen' };
  await product.database.insertInto('restaurant').values(made).execute();
  const newcomer = await admin(readDashboard, { params: { id }, query: { category: 'organization' } });
  expect(newcomer.missing.map(({ restaurants }) => restaurants)).toEqual(Array.from({ length: 10 }, () => 1));
  await hadBeenThere(kitchen);
  const dashboard = await admin(readDashboard, { params: { id }, query: { category: 'organization' } });
  const alone = await admin(readDashboard, { params: { id } });
  expect(dashboard.restaurants).toBe(2);
  expect(
    dashboard.history.map(({ averageCO2, totalCO2, servingsByLevel, coverage }) => [
      averageCO2,
      totalCO2,
      servingsByLevel,
      coverage,
    ]),
  ).toEqual(
    alone.history.map(({ averageCO2, totalCO2, servingsByLevel, coverage }) => [averageCO2, totalCO2, servingsByLevel, coverage]),
  );
  expect(dashboard.missing.map(({ restaurants }) => restaurants)).toEqual([...Array.from({ length: 10 }, () => 2), 1, 1]);
  expect(dashboard.changeFirst).toMatchObject([{ kind: 'restaurant', id, share: 1 }]);
});

test('months and dishes are named in the reader’s language, and a report in the bin is not counted', async () => {
  await admin(updateSettings, { body: { appLanguage: 'de' } });
  const { history: items, changeFirst } = await admin(readDashboard, { params: { id } });
  const march = items.find(({ month }) => month.endsWith('-03'));
  expect([march?.name, march?.longName]).toEqual(['Mär', 'März']);
  expect([items.at(-1)?.highestRecipe?.name, changeFirst[0]?.name]).toEqual(['Beef auf Deutsch', 'Beef auf Deutsch']);
  const { items: reports } = await admin(api.listReports, { params: { id } });
  await admin(api.deleteReports, { body: { ids: reports.map((report) => report.id) } });
  expect((await admin(readDashboard, { params: { id } })).average).toBeNull();
});

test('the months end with the one before today’s', () => {
  expect(months().at(-1)).toBe(monthLater(new Date(product.now()).toISOString().slice(0, 7) as never, -1));
});
