import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { emptyReportBin } from '../report-store.ts';

const matsalen = demoId('matsalen');
let product: Product;
let chef: Caller;
let soup = '';

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  const ingredients = [
    { inputIngredient: 'lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 300, unit: 'g' as const },
  ];
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients };
  soup = (await chef(recipes.createRecipe, { body })).id;
});
afterAll(() => product.close());

/** What the migrations that made the months fill in. */
const FIRST_FIGURES = sql`co2, co2_low, co2_high, co2_without_land_use, co2_without_land_use_low,
  co2_without_land_use_high, portions, total_servings, weight, weight_covered, by_level, row_count, rows_covered,
  rows_set_aside, rows_unweighed, weight_expected, food_data_versions`;
const FIGURES = sql`${FIRST_FIGURES}, energy, energy_weight`;

async function keptMonths(figures = FIGURES): Promise<unknown[]> {
  const { rows } = await sql`
    select restaurant_id, organization_id, variety, month, location, report_id, ${figures} from restaurant_month
    order by restaurant_id, variety, month, location`.execute(product.database);
  return rows;
}

/** The expected months: read of the reports themselves. */
async function monthsOfReports(figures = FIGURES): Promise<unknown[]> {
  const { rows } = await sql`
    select report.restaurant_id, report.organization_id, report.variety, left(start_date, 7) as month, total.location,
      report.id as report_id, ${figures}
    from report join report_total total on total.report_id = report.id
    where category = 'restaurant' and type = 'monthly' and status = 'completed' and deleted_at is null
    order by restaurant_id, variety, month, total.location`.execute(product.database);
  return rows;
}

function sales(month: number, servings: number, change: object = {}) {
  return {
    name: 'Månad',
    category: 'restaurant' as const,
    variety: 'sales' as const,
    type: 'monthly' as const,
    startDate: `1990-0${month}-01`,
    settings: {},
    recipes: [{ key: '1', id: soup, name: 'Soppa', servings }],
    status: 'completed' as const,
    ...change,
  };
}

/** Reports on the table and in the bin, as somebody's hands know them. */
class Hands {
  known: { id: string; version: number; startDate: string }[] = [];

  async keep(month: number, servings: number, change: object): Promise<void> {
    const body = sales(month, servings, change);
    const former = this.known.find(({ startDate }) => startDate === body.startDate);
    const replaces = former ? { replaces: former.id } : {};
    const made = await chef(api.createSalesReport, { params: { id: matsalen }, body: { ...body, ...replaces } });
    this.known = [...this.known.filter((report) => report !== former), made];
    this.binned.push(...(former ? [former] : []));
  }

  binned: { id: string; version: number; startDate: string }[] = [];

  async change(nth: number, body: ReturnType<typeof sales>): Promise<void> {
    const report = this.known[nth % (this.known.length || 1)];
    const isTaken = this.known.some((other) => other !== report && other.startDate === body.startDate);
    if (!report || isTaken) return;
    const { id, version } = report;
    const saved = await chef(api.updateSalesReport, { params: { id }, body: { version, report: body } });
    this.known[this.known.indexOf(report)] = saved;
  }

  async bin(nth: number): Promise<void> {
    const report = this.known[nth % (this.known.length || 1)];
    if (!report) return;
    await chef(api.deleteReports, { body: { ids: [report.id] } });
    this.known = this.known.filter((other) => other !== report);
    this.binned.push(report);
  }

  async restore(nth: number): Promise<void> {
    const report = this.binned[nth % (this.binned.length || 1)];
    if (!report || this.known.some(({ startDate }) => startDate === report.startDate)) return;
    await chef(api.restoreReport, { params: { id: report.id } });
    this.binned = this.binned.filter((other) => other !== report);
    this.known.push(report);
  }

  async erase(): Promise<void> {
    await emptyReportBin(product.database, new Date('2999-01-01'));
    this.binned = [];
  }
}

const month = fc.integer({ min: 1, max: 3 });
const servings = fc.integer({ min: 1, max: 500 });
const status = fc.constantFrom('completed', 'completed', 'draft');
const action = fc.oneof(
  fc.record({ do: fc.constant('keep' as const), month, servings, status }),
  fc.record({ do: fc.constant('change' as const), nth: fc.nat(5), month, servings, status }),
  fc.record({ do: fc.constantFrom('bin' as const, 'restore' as const), nth: fc.nat(5) }),
  fc.record({ do: fc.constant('erase' as const) }),
);

test('whatever is done to reports, a restaurant has those months that its completed reports have, and their figures', async () => {
  const hands = new Hands();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 9 }), async (actions) => {
      for (const one of actions) {
        if (one.do === 'keep') await hands.keep(one.month, one.servings, { status: one.status });
        else if (one.do === 'change')
          await hands.change(one.nth, { ...sales(one.month, one.servings), status: one.status as 'completed' });
        else if (one.do === 'erase') await hands.erase();
        else await hands[one.do](one.nth);
      }
      expect(await keptMonths()).toEqual(await monthsOfReports());
    }),
    { numRuns: 12 },
  );
  // In every draw one month is there for the tests that follow.
  await hands.keep(1, 10, { status: 'completed' });
  expect(await keptMonths()).not.toEqual([]);
}, 120_000);

test('an event is no month, and neither is a draft', async () => {
  const before = await keptMonths();
  const change = { type: 'event', startDate: '1991-01-01' };
  await chef(api.createSalesReport, { params: { id: matsalen }, body: sales(1, 10, change) });
  await chef(api.createSalesReport, {
    params: { id: matsalen },
    body: sales(1, 10, { startDate: '1991-02-01', status: 'draft' }),
  });
  expect(await keptMonths()).toEqual(before);
});

test('a report that is erased without having been in the bin leaves no month behind', async () => {
  const body = sales(1, 10, { startDate: '1992-01-01' });
  const { id } = await chef(api.createSalesReport, { params: { id: matsalen }, body });
  const of = async () => (await keptMonths()).filter((row) => (row as { report_id: string }).report_id === id);
  expect(await of()).toHaveLength(2);
  await product.database.deleteFrom('report').where('id', '=', id).execute();
  expect(await of()).toEqual([]);
});

test('an installation that has reports already has their months too', async () => {
  // Reports of before had no energy.
  const expected = await monthsOfReports(FIRST_FIGURES);
  expect(expected).not.toEqual([]);
  const migration = await readFile(join(import.meta.dirname, '../../../migrations/0013_leaderboard.sql'), 'utf8');
  await sql`truncate restaurant_month`.execute(product.database);
  await sql.raw(migration.slice(migration.lastIndexOf('insert into restaurant_month'))).execute(product.database);
  const updates = await Promise.all(
    ['0029_coverage_of_everything', '0038_months_without_land_use'].map(async (name) => {
      const later = await readFile(join(import.meta.dirname, `../../../migrations/${name}.sql`), 'utf8');
      return /update restaurant_month[^;]+;/.exec(later)?.[0] ?? '';
    }),
  );
  await sql.raw(updates.join('\n')).execute(product.database);
  expect(await keptMonths(FIRST_FIGURES)).toEqual(expected);
});
