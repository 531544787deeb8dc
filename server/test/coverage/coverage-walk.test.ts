import { compareRestaurants, readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { compareOpen } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import { readOpenTarget } from '@plateprint/shared/integrations/open/open-target-api.ts';
import { listOpenReports, readOpenReport } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { createReportLink, readSharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { compareSides } from '@plateprint/shared/reports/api/sides-api.ts';
import { levelOfReport } from '@plateprint/shared/reports/totals/level-of-report.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { previewTargetPath, readStandings, readTargetPath, setTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../support/open-key.ts';
import { type Caller, openProduct, type Product } from '../support/product.ts';
import { addStrangers, STRANGERS } from '../support/strangers.ts';
import { givesVerdict, notWalked, VERDICT_PLACES } from './verdict-places.ts';
import { callName } from '../support/specified-calls.ts';

/** Servings of a hundred that are of a matched dish. */
const SHARES = [7, 16, 79, 80, 94, 100] as const;
const { organization: organizationId } = STRANGERS;

let product: Product;
let admin: Caller;
let program: Caller;
let guest: Caller;
let [yearBefore, former, latest] = ['', '', ''];
const reportOf = new Map<number, string>();
const placeOf = (share: number): string => `covered-${share}`;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  const months = history(13, new Date(product.now()).toISOString().slice(0, 10) as Day);
  [yearBefore, former, latest] = [months.at(0), months.at(-2), months.at(-1)] as [string, string, string];
  await product.database
    .insertInto('restaurant')
    .values(
      SHARES.map((share) => ({
        id: placeOf(share),
        organization_id: organizationId,
        name: placeOf(share),
        on_leaderboard: true,
      })),
    )
    .execute();
  admin = await product.as('stranger');
  guest = await product.as(null);
  program = product.withKey((await openKey(product, { organization: organizationId })).key);
  for (const share of SHARES) {
    await sell(share, yearBefore, 100);
    await sell(share, former, 100);
    reportOf.set(share, await sell(share, latest, share));
  }
}, 240_000);
afterAll(() => product.close());

/** A month of a hundred servings, so many of them of a stew; nobody knows the rest. */
async function sell(share: number, month: string, matched: number): Promise<string> {
  const beef = { inputIngredient: 'beef mince', ingredient: 'beef-mince', variation: 'beef-mince.fat-15' };
  const ingredients = [{ ...beef, amount: month === latest ? 90 : 120, unit: 'g' as const }];
  const names = [{ language: 'en_gb' as const, name: `Stew ${month}` }];
  const stew = await admin(createRecipe, { body: { restaurantId: placeOf(share), names, ingredients } });
  const rows = [
    { key: 'stew', id: stew.id, name: 'Stew', servings: matched, from: { file: 0, row: 1 } },
    { key: 'unknown', id: null, name: 'Nobody knows', servings: 100 - matched, from: { file: 0, row: 2 } },
  ].filter(({ servings }) => servings > 0);
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const importedData = [{ name: 'till.csv', rows: rows.length }];
  const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, importedData, recipes: rows };
  return (await admin(reports.createSalesReport, { params: { id: placeOf(share) }, body })).id;
}

/** A tenth less than the month before, which is wholly covered. */
const goal = () => ({
  name: '',
  variety: 'sales' as const,
  basis: 'portion' as const,
  baseFrom: former,
  baseTo: former,
  goal: { kind: 'reduction' as const, amount: 10 },
  goalYear: 2030,
});

async function targetOf(share: number): Promise<string> {
  return (await admin(setTarget, { body: { place: { restaurantId: placeOf(share) }, target: goal() } })).id;
}

/** Of one restaurant alone, and gone again: there is one report of an organization's month. */
async function organizationReport(share: number) {
  const kind = { category: 'organization', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const restaurants = [{ id: placeOf(share), name: placeOf(share) }];
  const body = { ...kind, name: 'All', startDate: `${latest}-01`, settings: {}, restaurants };
  const made = await admin(reports.createSalesReport, { params: { id: placeOf(share) }, body });
  await admin(reports.deleteReport, { params: { id: made.id } });
  return made;
}

/** Every letter, average, benchmark and comparison that a place gives of a restaurant whose latest month is covered so far. */
const PLACES: Record<string, (share: number) => Promise<unknown[]>> = {
  'the report itself': async (share) => {
    const { data } = await admin(reports.readReport, { params: { id: reportOf.get(share) ?? '' } });
    if (!data) throw new Error('no document');
    expect(coverageOfReport(data, 'sales').share).toBeCloseTo(share / 100, 9);
    return [levelOfReport(data, 'sales')];
  },
  'the list of reports': async (share) => {
    const { items } = await admin(reports.listReports, { params: { id: placeOf(share) } });
    return [items.find(({ id }) => id === reportOf.get(share))?.level];
  },
  'the dashboard of a restaurant': async (share) => {
    const dashboard = await admin(readDashboard, { params: { id: placeOf(share) } });
    const month = dashboard.history.at(-1);
    const { averageCO2, perKg, level, servingsByLevel, highestRecipe, lowestRecipe } = month ?? {};
    const ofMonth = [averageCO2, perKg, level, servingsByLevel, highestRecipe, lowestRecipe];
    return [...ofMonth, dashboard.change, dashboard.benchmark.own, dashboard.changeFirst[0]];
  },
  'why a month changed': async (share) => {
    const query = { from: former, to: latest };
    return [(await admin(readChange, { params: { restaurantId: placeOf(share) }, query })).change];
  },
  'two sides that were chosen': async (share) => {
    const month = (of: string) => ({ kind: 'months' as const, restaurantId: placeOf(share), from: of, to: of });
    const body = { a: month(former), b: month(latest) };
    const { b, difference, parts } = await admin(compareSides, { body });
    return [b.co2, difference, parts];
  },
  // Both years have the latest month alone: the month before has no twin.
  'the answer of the year': async (share) => {
    const year = await admin(readYear, { params: { id: placeOf(share) }, query: {} });
    expect([year.months, year.total === null]).toEqual([1, share < 80]);
    return [year.average, year.total?.difference, year.total?.parts, year.changeByFood[0]];
  },
  'the restaurants compared': async (share) => {
    const query = { from: latest, to: latest };
    const comparison = await admin(compareRestaurants, { params: { id: organizationId }, query });
    const row = comparison.items.find(({ id }) => id === placeOf(share));
    return [row?.average, row?.perPortion, row?.perKg, row?.levels, row?.lowShare, row?.change];
  },
  'the leaderboard': async (share) => {
    const board = await admin(readLeaderboard, { query: { restaurantId: placeOf(share), period: latest } });
    return [board.items.find(({ restaurant }) => restaurant?.id === placeOf(share))];
  },
  'the open API': async (share) => {
    const report = await program(readOpenReport, { params: { id: reportOf.get(share) ?? '' } });
    return [report.level, report.label];
  },
  'the list of reports of the open API': async (share) => {
    const { items } = await program(listOpenReports, { query: { restaurantId: placeOf(share) } });
    const listed = items.find(({ id }) => id === reportOf.get(share));
    expect(listed).toBeDefined();
    return [listed?.level, listed?.label];
  },
  'the path of a target': async (share) => {
    const {
      latest: since,
      verdict,
      gap,
      months,
      withheld,
    } = await admin(readTargetPath, { params: { id: await targetOf(share) } });
    expect([since?.months, withheld]).toEqual([1, share >= 80 ? null : 'too_little']);
    return [since?.value, since?.path, verdict, gap, months.find(({ month }) => month === latest)?.value];
  },
  'a target before it is set': async (share) => {
    const body = { place: { restaurantId: placeOf(share) }, target: goal() };
    const { latest: since, verdict, gap } = await admin(previewTargetPath, { body });
    return [since?.value, since?.path, verdict, gap];
  },
  'the standing of a target': async (share) => {
    const id = await targetOf(share);
    const { items } = await admin(readStandings, { query: { restaurantId: placeOf(share) } });
    const standing = items.find((item) => item.id === id);
    expect(standing?.withheld).toBe(share >= 80 ? null : 'too_little');
    return [standing?.value, standing?.path, standing?.sure];
  },
  'a target of the open API': async (share) => {
    const { path } = await program(readOpenTarget, { params: { id: await targetOf(share) } });
    return [path.latest?.value, path.latest?.path, path.verdict, path.gap];
  },
  'the report of an organization': async (share) => {
    const { data } = await organizationReport(share);
    if (!data) throw new Error('no document');
    return [levelOfReport(data, 'sales'), data.lines[0]?.level];
  },
  'a shared report': async (share) => {
    const { token } = await admin(createReportLink, { params: { id: reportOf.get(share) ?? '' }, body: { days: 7 } });
    const { report, change } = await guest(readSharedReport, { params: { token } });
    return [report.data && levelOfReport(report.data, 'sales'), change];
  },
  'the comparison of the open API': async (share) => {
    const side = (month: string) => ({ restaurantId: placeOf(share), month, variety: 'sales' as const });
    const comparison = await program(compareOpen, { body: { a: side(former), b: side(latest), basis: 'portion' } });
    return [comparison.difference, comparison.bridge, comparison.b.level, comparison.b.label];
  },
};

test.each(Object.keys(PLACES).flatMap((place) => SHARES.map((share) => [place, share] as const)))(
  '%s at %i %% covered',
  async (place, share) => {
    const said = await PLACES[place]?.(share);
    const given = (said ?? []).map((each) => each !== null && each !== undefined);
    expect(given).toEqual(given.map(() => share >= 80));
  },
);

test('the difference of what may be compared stands beside it, and that of the rest nowhere', async () => {
  const query = { from: latest, to: latest };
  const { items } = await admin(compareRestaurants, { params: { id: organizationId }, query });
  for (const share of SHARES) {
    const row = items.find(({ id }) => id === placeOf(share));
    expect([share, row?.change?.difference != null]).toEqual([share, share >= 80]);
  }
});

test('every call that gives a letter or a comparison is walked, or says why not', () => {
  const giving = product.app.served.filter(givesVerdict).map(callName);
  expect(giving.toSorted()).toEqual(Object.keys(VERDICT_PLACES).toSorted());
  expect(notWalked('reports', Object.keys(PLACES))).toEqual([]);
});
