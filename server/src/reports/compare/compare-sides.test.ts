import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { compareSides, type SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asIfMadeBy } from '../former-release.fixture.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { again, dish, grams, havnen, matsalen } from '../../../test/support/recipe-bodies.ts';
import { addStrangers } from '../../../test/support/strangers.ts';

type Side = CallInput<typeof compareSides>['body']['a'];
type Measured = Omit<CallInput<typeof compareSides>['body'], 'a' | 'b'>;

let product: Product;
let [manager, chef] = [null, null] as unknown as [Caller, Caller];
let [stew, onions, stewThere] = ['', '', ''];

const BEEF = grams(600, 'beef-mince.fat-15');
const both = (stews: number, other: number): [string, number][] => [
  [stew, stews],
  [onions, other],
];
const months = (from: string, to = from, restaurantId = matsalen): Side => ({ kind: 'months', restaurantId, from, to });
const compare = async (a: Side, b: Side, asked: Measured = {}) => manager(compareSides, { body: { a, b, ...asked } });

async function sold(startDate: string, rows: [string | null, number][], restaurant = matsalen): Promise<string> {
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const named = rows.map(([id, servings], at) => {
    const from = { file: 0, row: at + 1 };
    return { key: `${at}`, id, name: id === null ? 'Unknown' : nameOf(id), servings, from };
  });
  const importedData = [{ name: 'till.csv', rows: rows.length }];
  const body = { ...kind, name: startDate.slice(0, 7), startDate, settings: {}, importedData, recipes: named };
  return (await manager(reports.createSalesReport, { params: { id: restaurant }, body })).id;
}

const nameOf = (id: string): string => (id === onions ? 'Onions' : 'Stew');
const causes = ({ parts }: SidesChange): string[] =>
  (parts ?? []).flatMap(({ part, co2 }) => (Math.abs(co2) > 1e-9 ? [part] : []));

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  manager = await product.as('manager');
  chef = await product.as('chef');
  const made = async (name: string, change: Parameters<typeof dish>[1]) =>
    (await manager(recipes.createRecipe, { body: dish(name, change) })).id;
  stew = await made('Stew', { ingredients: [BEEF, grams(300)] });
  onions = await made('Onions', { portions: 2 });
  stewThere = await made('Stew', { restaurantId: havnen, ingredients: [grams(300, 'beef-mince.fat-15'), grams(300)] });
  await sold('2014-01-01', both(100, 100));
  await sold('2014-02-01', both(60, 20));
  await sold('2014-07-01', both(40, 120));
  await sold('2014-09-01', both(50, 90));
  await sold('2014-07-01', [[stewThere, 100]], havnen);
});
afterAll(() => product.close());

test('two spans of a kitchen differ by parts that sum to the difference, and a month without a report is named', async () => {
  for (const basis of ['average', 'kg', 'total'] as const) {
    const change = await compare(months('2014-01', '2014-02'), months('2014-07', '2014-09'), { basis });
    expect(change.b).toMatchObject({ from: '2014-07', to: '2014-09', monthsMissing: ['2014-08'], coverageState: 'whole' });
    expect(change).toMatchObject({ withheld: null, figures: 'published', isChosen: false, difference: { sure: 'surely_less' } });
    const sum = (change.parts ?? []).reduce((all, { co2 }) => all + co2, 0);
    const [before, after] = [change.a.co2?.value ?? Number.NaN, change.b.co2?.value ?? Number.NaN];
    expect(sum).toBeCloseTo(after - before, 6);
    expect(change.difference?.co2?.value).toBeCloseTo(after - before, 6);
    expect(causes(change)).toEqual(basis === 'total' ? ['servings', 'mix'] : ['mix']);
    const mix = change.parts?.find(({ part }) => part === 'mix')?.rows.map(({ name }) => name);
    expect(mix?.toSorted()).toEqual(['Onions', 'Stew']);
  }
});

test('the same month twice is nought without a range', async () => {
  const { difference, parts } = await compare(months('2014-01'), months('2014-01'));
  expect(difference).toMatchObject({ co2: { value: 0, low: 0, high: 0 }, settledBy: { kind: 'nothing' } });
  expect(parts?.every(({ co2 }) => co2 === 0)).toBe(true);
});

test('a dish that two kitchens cook by recipes of their own is another recipe, and not matched otherwise', async () => {
  const change = await compare(months('2014-01'), months('2014-07', '2014-07', havnen));
  expect(change.parts?.find(({ part }) => part === 'matching')?.co2).toBe(0);
  const { co2, rows } = change.parts?.find(({ part }) => part === 'recipes') ?? {};
  expect(co2).toBeLessThan(0);
  expect(rows?.[0]?.name).toBe('Stew');
});

test('a former version of a report says what was made anew, with what it was made of', async () => {
  const reportId = await sold('2013-03-01', [[stew, 100]]);
  const { version } = await manager(reports.readReport, { params: { id: reportId }, query: {} });
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const rows = [{ key: '0', id: stew, name: 'Stew', servings: 150 }];
  const body = { ...kind, version, name: 'March', startDate: '2013-03-01', settings: {}, recipes: rows };
  await manager(reports.updateSalesReport, { params: { id: reportId }, body });
  const change = await compare({ kind: 'report', reportId, version }, { kind: 'report', reportId }, { basis: 'total' });
  expect(change.a).toMatchObject({ version, reportId });
  expect(change.b).toMatchObject({ version: null, savedAt: null });
  expect(causes(change)).toEqual(['servings']);
  expect((change.b.co2?.value ?? 0) / (change.a.co2?.value ?? 1)).toBeCloseTo(1.5, 9);
  await expect(compare({ kind: 'report', reportId, version: 9 }, { kind: 'report', reportId })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('two versions of a recipe differ by their foods', async () => {
  const recipe = await manager(recipes.readRecipe, { params: { id: stew } });
  const less = { ...again(recipe), ingredients: [grams(450, 'beef-mince.fat-15'), grams(300)], restaurantId: matsalen };
  await manager(recipes.updateRecipe, { body: less });
  const change = await compare({ kind: 'recipe', recipeId: stew, version: recipe.version }, { kind: 'recipe', recipeId: stew });
  expect(change).toMatchObject({ per: 'portion', isChosen: false, difference: { sure: 'surely_less' } });
  expect(causes(change)).toEqual(['recipes']);
  const part = change.parts?.find((each) => each.part === 'recipes');
  expect(part?.rows.map(({ name }) => name.toLowerCase())).toEqual(['beef mince']);
  expect(part?.rows[0]?.co2).toBeCloseTo(part?.co2 ?? Number.NaN, 6);
  const apart = await compare({ kind: 'recipe', recipeId: stew }, months('2014-01'));
  expect(apart).toMatchObject({ withheld: 'kinds', difference: null, parts: null });
});

test('months of two releases are compared with the food data of today, and as published their food data is a part', async () => {
  await asIfMadeBy(product, '2026.9', await sold('2012-01-01', both(100, 100)));
  await sold('2012-02-01', both(100, 100));
  const [former, latest] = [months('2012-01'), months('2012-02')];
  const today = await compare(former, latest);
  expect(today).toMatchObject({ figures: 'today', isChosen: true, difference: { co2: { value: 0 } } });
  const { foodData } = product.services;
  expect([today.a.foodDataVersions, today.b.foodDataVersions]).toEqual([[foodData.version], [foodData.version]]);
  const published = await compare(former, latest, { figures: 'published' });
  expect(published).toMatchObject({ figures: 'published', isChosen: true, a: { foodDataVersions: ['2026.9'] } });
  expect(published.difference).toMatchObject({ co2: null, sure: 'cannot_tell', settledBy: { kind: 'food_data' } });
  expect(causes(published)).toEqual(['food_data']);
  expect(published.a.co2?.value).toBeCloseTo(2 * (published.b.co2?.value ?? 0), 6);
});

test('of a side that counts too little nothing is said, and a month without a report has no figures', async () => {
  await sold('2011-01-01', [
    [stew, 10],
    [null, 90],
  ]);
  const little = await compare(months('2011-01'), months('2014-01'));
  expect(little).toMatchObject({ withheld: 'too_little', difference: null, parts: null });
  expect(little.a).toMatchObject({ co2: null, coverageState: 'too_little' });
  expect((await compare(months('2011-01'), months('2014-01'), { basis: 'total' })).a.co2?.value).toBeGreaterThan(0);
  const none = await compare(months('2010-01'), months('2014-01'));
  expect(none).toMatchObject({ withheld: 'no_figures', a: { co2: null, monthsMissing: ['2010-01'] } });
});

test('each side is read with the rights of its own place', async () => {
  const sides = { a: months('2014-07'), b: months('2014-07', '2014-07', havnen) };
  await expect(chef(compareSides, { body: sides })).rejects.toMatchObject({ code: 'not_found' });
  expect((await chef(compareSides, { body: { ...sides, b: months('2014-01') } })).withheld).toBeNull();
  const stranger = await product.as('stranger');
  await expect(stranger(compareSides, { body: sides })).rejects.toMatchObject({ code: 'not_found' });
  for (const recipe of [{ kind: 'recipe', recipeId: stew }] as const) {
    await expect(stranger(compareSides, { body: { a: recipe, b: recipe } })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test.each([
  ['2014-03', '2014-01'],
  ['2011-01', '2014-01'],
  ['2014-13', '2014-13'],
])('%s to %s is no span that can be compared', async (from, to) => {
  await expect(compare(months(from, to), months('2014-01'))).rejects.toMatchObject({ code: 'invalid_input' });
});
