import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { compareOrganizations, compareRestaurants } from '@plateprint/shared/dashboard/comparison-api.ts';
import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { deleteReport, listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { servingsOfLevel } from '@plateprint/shared/reports/totals/servings-counted.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { ORGANIZATIONS, openOrganizations } from '../../test/support/compared-organizations.ts';

type ComparisonRequest = CallInput<typeof compareRestaurants>['query'];

let product: Product;
let owner: Caller;
let months: string[] = [];
/** The year's reports: of North’s kitchens, and of South’s. */
let north: ReportData[] = [];
let south: ReportData[] = [];
let formerAttic: ReportData;

const ofEnterprise = async (query: ComparisonRequest = {}) =>
  owner(compareOrganizations, { params: { id: ORGANIZATIONS.enterprise }, query });
const ofOrganization = async (id: string, query: ComparisonRequest = {}) => owner(compareRestaurants, { params: { id }, query });

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  owner = await product.as('table-owner');
  months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
  const [longAgo, before, latest] = [months.at(-13), months.at(-2), months.at(-1)] as [string, string, string];
  formerAttic = await sold('north-attic', longAgo, { soup: 10, mince: 90 });
  north = [
    await sold('north-attic', before, { soup: 100, mince: 20 }),
    await sold('north-attic', latest, { soup: 300 }),
    await sold('north-quay', latest, { soup: 10, mince: 500 }),
  ];
  south = [await sold('south-barn', latest, { soup: 40, mince: 40 })];
});
afterAll(() => product.close());

const added = (reports: readonly ReportData[], of: (report: ReportData) => number): number =>
  reports.reduce((all, report) => all + of(report), 0);

/** Grams CO2e above the global average of four grams a gram. */
const above = (reports: readonly ReportData[]): number =>
  added(reports, ({ co2, coverage }) => (co2?.value ?? 0) - coverage.weightCovered * 4);

/** Expects of a comparison the figures worked out from the documents of its reports. */
function expectFigures(figures: Comparison['totals'] | ComparedRow, reports: readonly ReportData[]): void {
  const co2 = added(reports, (report) => report.co2?.value ?? 0);
  const low = added(reports, (totals) => servingsOfLevel(totals, 'very_low') + servingsOfLevel(totals, 'low'));
  const servings = added(reports, ({ totalServings }) => totalServings);
  const numbers: [number | null | undefined, number][] = [
    [figures.reports, reports.length],
    [figures.co2?.value, co2],
    [figures.co2?.low, added(reports, (report) => report.co2?.low ?? 0)],
    [figures.co2?.high, added(reports, (report) => report.co2?.high ?? 0)],
    [figures.perPortion?.value, co2 / added(reports, ({ portions }) => portions)],
    [figures.average?.value, co2 / added(reports, ({ portions }) => portions)],
    [figures.perKg?.value, (co2 / added(reports, ({ coverage }) => coverage.weightCovered)) * 1000],
    [figures.totalServings, servings],
    [figures.lowShare, low / servings],
    [
      figures.coverage,
      added(reports, ({ coverage }) => coverage.weightCovered) / added(reports, ({ coverage }) => coverage.weight),
    ],
  ];
  for (const [one, other] of numbers) expect(one).toBeCloseTo(other, 6);
  expect(Object.values(figures.levels ?? {}).reduce((all, { percent }) => all + percent, 0)).toBe(100);
}

test('an enterprise’s totals are those of its restaurants’ reports, added up', async () => {
  const { totals, items, months: monthly, place } = await ofEnterprise();
  expect(place).toEqual({ id: ORGANIZATIONS.enterprise, name: 'Tables' });
  expectFigures(totals, [...north, ...south]);
  expectFigures(items.find(({ id }) => id === 'north') as ComparedRow, north);
  expectFigures(items.find(({ id }) => id === 'south') as ComparedRow, south);
  expect(totals).toMatchObject({ rows: 2, restaurants: 4, reporting: 3, monthsExpected: 48 });
  expect(monthly.map(({ month, reports }) => [month, reports]).slice(-3)).toEqual([
    [months.at(-3), 0],
    [months.at(-2), 1],
    [months.at(-1), 3],
  ]);
  expect(monthly.at(-3)).toMatchObject({ average: null, co2: null, amount: null });
});

test('what to change first and the benchmark speak of the whole span', async () => {
  const { changeFirst, benchmark, totals } = await ofEnterprise();
  const expected = [
    { id: 'north', grams: above(north) },
    { id: 'south', grams: above(south) },
  ].filter(({ grams }) => grams > 0);
  expect(changeFirst.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  for (const [place, { grams }] of expected.entries()) expect(changeFirst[place]?.above).toBeCloseTo(grams, 6);
  expect(benchmark).toMatchObject({ type: 'global_avg', grams: 1600, per: 'serving_of_400_g' });
  expect(benchmark.own).toBeCloseTo((totals.perKg?.value ?? 0) * 0.4, 6);
});

test('an organization’s totals are its row in the enterprise, and its months lead up to it', async () => {
  const { items } = await ofEnterprise();
  for (const id of ['north', 'south']) {
    const { totals, enterprise, items: kitchens } = await ofOrganization(id);
    const { months: strip, ...row } = items.find((each) => each.id === id) as ComparedRow;
    expect(enterprise).toEqual({ id: ORGANIZATIONS.enterprise, name: 'Tables' });
    expect([totals.reports, totals.restaurants, totals.reporting]).toEqual([row.reports, row.restaurants, row.reporting]);
    expect(totals.co2?.value).toBeCloseTo(row.co2?.value ?? 0, 6);
    expect(strip.reduce((all, { reports }) => all + reports, 0)).toBe(row.reports);
    expect(kitchens.reduce((all, { reports }) => all + reports, 0)).toBe(row.reports);
  }
});

test('each kitchen has its own figures; one without a report is unknown and stands last', async () => {
  const { items } = await ofOrganization('south', { sort: 'name', order: 'descending' });
  expect(items.map(({ name }) => name)).toEqual(['cellar', 'barn']);
  expectFigures(items[1] as ComparedRow, south);
  expect(items[0]).toMatchObject({
    reports: 0,
    reporting: 0,
    co2: null,
    average: null,
    share: null,
    levels: null,
    coverage: null,
  });
  expect((await ofOrganization('south', { order: 'ascending' })).items.map(({ name }) => name)).toEqual(['barn', 'cellar']);
});

test('a change of a year counts the months that a kitchen has in both years, and no other', async () => {
  const { totals, items } = await ofOrganization('north');
  const now = north[1]?.CO2PerPortion?.value ?? 0;
  const former = formerAttic.CO2PerPortion?.value ?? 0;
  expect(totals.change).toMatchObject({ restaurants: 1, direction: 'down', percent: Math.round((now / former - 1) * 100) });
  expect(items.find(({ name }) => name === 'quay')?.change).toBeNull();
  expect((await ofEnterprise()).totals.change).toEqual(totals.change);
});

test('a kitchen and a change have a difference with a range of its own', async () => {
  const { items, totals, standsOut } = await ofOrganization('north');
  const quay = items.find(({ name }) => name === 'quay');
  // Beef against onions: on the same factors, whatever these are off by.
  expect(quay?.difference).toMatchObject({ sure: 'surely_more', settledBy: { kind: 'nothing', food: null } });
  const { average } = totals;
  expect(quay?.difference?.co2?.value).toBeCloseTo((quay?.average?.value ?? 0) - (average?.value ?? 0), 6);
  expect(items.find(({ name }) => name === 'attic')?.difference?.sure).toBe('surely_less');
  const changed = totals.change;
  expect(changed?.difference?.sure).toBe('surely_less');
  expect(Math.round(changed?.difference?.percent?.value ?? 0)).toBe(changed?.percent);
  expect(standsOut.find(({ kind }) => kind === 'heaviest')?.difference?.sure).toBe('surely_more');
  const whole = await ofEnterprise();
  expect(whole.totals.change?.difference).toEqual(changed?.difference);
  expect(whole.items.find(({ id }) => id === 'north')?.difference?.sure).toMatch(/^(surely|probably)_more$/);
});

test('of foods that are not written yet no difference is said', async () => {
  const { database } = product;
  const twoMonths = await ofOrganization('south', { from: '2020-01', to: '2020-02' });
  expect(twoMonths.totals.change).toBeNull();
  await database.transaction().execute(async (transaction) => {
    await sql`delete from report_food where organization_id = 'south'`.execute(transaction);
  });
  const barn = (await ofOrganization('south')).items.find(({ name }) => name === 'barn');
  expect(barn?.difference).toMatchObject({ co2: null, sure: 'cannot_tell', settledBy: { kind: 'adding_up' } });
});

test('a span of one month looks at that month alone', async () => {
  const latest = months.at(-1) as string;
  const { totals, formerFrom, formerTo } = await ofEnterprise({ from: latest, to: latest });
  expectFigures(totals, [...north.slice(1), ...south]);
  expect([formerFrom, formerTo]).toEqual([months.at(-2), months.at(-2)]);
  expect(totals).toMatchObject({ monthsExpected: 4, change: { restaurants: 1 } });
});

test('purchases and the other database are counted apart from sales', async () => {
  expect((await ofEnterprise({ variety: 'procurement' })).totals).toMatchObject({ reports: 0, co2: null, totalServings: null });
  const { totals } = await ofEnterprise({ emissionDatabase: 'rise' });
  expect(totals.reports).toBe(4);
  expect(totals.co2?.value).not.toBeCloseTo((await ofEnterprise()).totals.co2?.value ?? 0, 6);
});

test('rows come in pages and by a part of the name, and the totals stay those of all', async () => {
  const whole = await ofOrganization('north');
  const first = await ofOrganization('north', { limit: 1 });
  const second = await ofOrganization('north', { limit: 1, cursor: first.next ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
  expect(second.next).toBeNull();
  const found = await ofOrganization('north', { search: 'ATT' });
  expect(found.items.map(({ name }) => name)).toEqual(['attic']);
  expect(found.totals).toEqual(whole.totals);
});

test('a manager’s comparison speaks of the own portfolio alone', async () => {
  const manager = await product.as('attic-manager');
  const { items, totals, enterprise, months: monthly } = await manager(compareRestaurants, { params: { id: 'north' } });
  expect(items.map(({ name }) => name)).toEqual(['attic']);
  expectFigures(totals, north.slice(0, 2));
  expect(monthly.reduce((all, { reports }) => all + reports, 0)).toBe(2);
  expect(enterprise).toBeNull();
  await expect(manager(compareOrganizations, { params: { id: ORGANIZATIONS.enterprise } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an admin looks at the own organization, not at its sister nor at the enterprise', async () => {
  const admin = await product.as('north-admin');
  expect((await admin(compareRestaurants, { params: { id: 'north' } })).totals.reports).toBe(3);
  await expect(admin(compareRestaurants, { params: { id: 'south' } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin(compareOrganizations, { params: { id: ORGANIZATIONS.enterprise } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('on a lower plan an owner looks at each organization, but at no enterprise', async () => {
  const lower = await product.as('south-owner');
  await expect(lower(compareOrganizations, { params: { id: ORGANIZATIONS.enterprise } })).rejects.toMatchObject({
    code: 'plan_lacks',
  });
  expect(await lower(compareRestaurants, { params: { id: 'north' } })).toMatchObject({
    enterprise: null,
    totals: { reports: 3 },
  });
});

test.each([
  [
    { from: '2026-03', to: '2026-02' },
    { path: 'to', code: 'end_before_start' },
  ],
  [
    { from: '2020-01', to: '2026-02' },
    { path: 'from', code: 'too_many_months' },
  ],
  [{ from: '2026-13' }, { path: 'from', code: 'no_month' }],
  [
    { from: '0000-01', to: '2026-02' },
    { path: 'from', code: 'no_month' },
  ],
  [{ to: '9999-12' }, { path: 'to', code: 'no_month' }],
  [{ cursor: 'bm9uZQ' }, { path: 'cursor', code: 'invalid_cursor' }],
])('%o is refused by its field', async (query, field) => {
  await expect(ofEnterprise(query)).rejects.toMatchObject({ code: 'invalid_input', fields: [field] });
});

test('a deleted report is no longer counted, and neither is a deleted kitchen', async () => {
  const { items } = await owner(listReports, { params: { id: 'north-quay' } });
  await owner(deleteReport, { params: { id: items[0]?.id ?? '' } });
  expectFigures((await ofEnterprise()).totals, [...north.slice(0, 2), ...south]);
  const { database } = product;
  await database.updateTable('restaurant').where('id', '=', 'north-attic').set({ deleted_at: new Date() }).execute();
  const { totals, months: monthly } = await ofEnterprise();
  expectFigures(totals, south);
  expect(monthly.reduce((all, { reports }) => all + reports, 0)).toBe(1);
});

test('sums are kept until something of the organization changes', async () => {
  const { database } = product;
  // Months that no other test asks for, so that nothing of them is remembered yet.
  const span = { from: months.at(-2), to: months.at(-1) };
  await sql`update leaderboard_change set changed_at = now() - interval '1 hour' + random() * interval '1 minute'`.execute(
    database,
  );
  const before = await ofEnterprise(span);
  // Written past everything that notes a change.
  await sql`update restaurant_month set co2 = co2 * 2`.execute(database);
  expect(await ofEnterprise(span)).toEqual(before);
  await sql`insert into leaderboard_change (organization_id, changed_at) values ('south', now())`.execute(database);
  const after = await ofEnterprise(span);
  expect(after.totals.co2?.value).toBeCloseTo(2 * (before.totals.co2?.value ?? 0), 6);
});
