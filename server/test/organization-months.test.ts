import type { LookedAt } from '../src/dashboard/compared-store.ts';
import { twoYears } from '../src/dashboard/two-years-store.ts';
import { partsOfYear } from '../src/dashboard/year-causes-store.ts';
import { keepChangedMonths } from '../src/reports/jobs/keep-organization-months.ts';
import { formerReleasesChange, keepMonth, nextChanged } from '../src/reports/store/organization-month-store.ts';
import type { Database } from '../src/platform/database/database.ts';
import { countedMonths, foodsOfSides, type MonthsOfPlace } from '../src/targets/counted-month-store.ts';
import { type Month, monthLater, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import { deleteReport, restoreReport } from '@plateprint/shared/reports/api/report-api.ts';
import { deleteRestaurant, restoreRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kitchen, openOrganizations } from './support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from './support/product.ts';

/** Months of two years whose sums depend on each other. */
const MONTHS = ['2024-11', '2024-12', '2025-11', '2025-12'] as const satisfies readonly Month[];
const SPAN = { from: '2025-01', to: '2025-12' } as const;
const KITCHENS = ['north-attic', 'north-quay'] as const satisfies readonly Kitchen[];
/** More of them in the whole run. */
const STEPS = Number(process.env['MONTH_STEPS'] || 30);

let product: Product;
let sold: Awaited<ReturnType<typeof openOrganizations>>;
let owner: Caller;

beforeAll(async () => {
  product = await openProduct();
  sold = await openOrganizations(product);
  owner = await product.as('table-owner');
});
afterAll(() => product.close());

const PLACE = {
  place: { organization: { id: 'north' }, restaurant: null },
  target: { variety: 'sales', emissionDatabase: 'organization' },
} as unknown as MonthsOfPlace;
const YEAR: LookedAt = {
  organizationIds: ['north'],
  restaurantIds: null,
  variety: 'sales',
  emissionDatabase: 'organization',
  span: SPAN,
  former: { from: monthLater(SPAN.from, -12), to: monthLater(SPAN.to, -12) },
};

/** All that is read of an organization's months: its path's months and foods, published and at the release of today, and its year with its causes. */
async function read(database: Database): Promise<unknown> {
  const { version } = product.services.foodData;
  const sides = { against: MONTHS.slice(0, 2), latest: MONTHS.slice(2) };
  const { added, ...years } = await twoYears(database, YEAR, version);
  const answers = [
    await countedMonths(database, PLACE, { months: MONTHS }),
    await countedMonths(database, PLACE, { months: MONTHS, version }),
    await foodsOfSides(database, PLACE, sides),
    await foodsOfSides(database, PLACE, { ...sides, version }),
    years,
    await partsOfYear(database, YEAR, { version: years.foodDataVersion, by: 'kitchen', months: added }),
  ];
  return sorted(answers);
}

/** The same, with every month added up from its reports. */
async function readAnew(): Promise<unknown> {
  const rollBack = new Error('rolled back');
  let answer: unknown;
  await product.database
    .transaction()
    .execute(async (transaction) => {
      await noteAllMonths(transaction);
      answer = await read(transaction);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return answer;
}

async function noteAllMonths(database: Database): Promise<void> {
  const all = monthsBetween('2024-01', '2026-12');
  await sql`
    insert into organization_month_due (organization_id, variety, month, noted)
    select 'north', 'sales', month, 'test' from unnest(${all}::text[]) month on conflict do nothing`.execute(database);
}

/** Rounded to nine digits, and lists of foods and releases in one order: sums are added up in another. */
function sorted(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 0 : Number(value.toPrecision(9));
  if (Array.isArray(value))
    return value.map(sorted).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, sorted(of)]));
  return value;
}

const step = fc.record({
  kind: fc.constantFrom(
    'sold',
    'sold',
    'sold',
    'binned',
    'restored',
    'moved',
    'closed',
    'release',
    'restated',
    'bridged',
    'bridged',
    'unbridged',
    'kept',
    'keptAll',
  ),
  kitchen: fc.constantFrom(...KITCHENS),
  month: fc.constantFrom(...MONTHS),
  soup: fc.integer({ min: 1, max: 300 }),
  mince: fc.integer({ min: 1, max: 300 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function reportOf({ kitchen, month }: Step, isInBin = false): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from report where restaurant_id = ${kitchen} and start_date = ${`${month}-01`} and deleted_at is ${isInBin ? sql`not null` : sql`null`}
    order by id limit 1`.execute(product.database);
  return rows[0]?.id ?? null;
}

async function isOpen(kitchen: Kitchen): Promise<boolean> {
  const { rows } = await sql`select from restaurant where id = ${kitchen} and deleted_at is null`.execute(product.database);
  return rows.length > 0;
}

const taken: Record<Step['kind'], (step: Step, splitBeyond: number) => Promise<unknown>> = {
  sold: async (of) => {
    const isFree = (await reportOf(of)) === null && (await isOpen(of.kitchen));
    return isFree ? sold(of.kitchen, of.month, { soup: of.soup, mince: of.mince }) : null;
  },
  binned: async (of) => {
    const id = await reportOf(of);
    if (id !== null && (await isOpen(of.kitchen))) await owner(deleteReport, { params: { id } });
  },
  restored: async (of) => {
    const [id, there] = [await reportOf(of, true), await reportOf(of)];
    if (id !== null && there === null && (await isOpen(of.kitchen))) await owner(restoreReport, { params: { id } });
  },
  moved: async (of) => {
    const [id, there] = [await reportOf(of), await reportOf({ ...of, month: '2025-12' })];
    if (id !== null && there === null)
      await sql`update report set start_date = '2025-12-01' where id = ${id}`.execute(product.database);
  },
  closed: async ({ kitchen }) =>
    owner((await isOpen(kitchen)) ? deleteRestaurant : restoreRestaurant, { params: { id: kitchen } }),
  release: async (of) =>
    sql`update report_total set totals = jsonb_set(totals, '{foodDataVersions}', '["2020.1"]') where report_id = ${await reportOf(of)}`.execute(
      product.database,
    ),
  restated: async (of) => {
    const { version } = product.services.foodData;
    const id = await reportOf(of);
    await sql`
      with done as (
        insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
        select report_id, location, organization_id, ${version}, co2 * 1.1 from report_total
        where report_id = ${id} and totals -> 'foodDataVersions' = '["2020.1"]' on conflict do nothing returning report_id, location
      )
      insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
      select report_id, location, organization_id, food, supply, co2 * 1.1, co2_low, co2_high, supply_low, supply_high
      from report_food join done using (report_id, location)`.execute(product.database);
  },
  bridged: async ({ kitchen, month, soup }) =>
    sql`
      insert into report_bridge (report_id, former_id, food_data_version, organization_id, location, mix, recipes, supply, matching, food_data)
      select now.report_id, former.report_id, case when ${soup} % 2 = 0 then '' else ${product.services.foodData.version} end, 'north',
        now.location, ${soup}, 1, 2, 3, 4
      from restaurant_month now join restaurant_month former on former.restaurant_id = now.restaurant_id and former.location = now.location
        and former.month = (left(now.month, 4)::integer - 1)::text || right(now.month, 3)
      where now.restaurant_id = ${kitchen} and now.month = ${month} and now.location = 'organization'
      on conflict (report_id, former_id, food_data_version) do update set mix = excluded.mix`.execute(product.database),
  unbridged: async ({ kitchen }) =>
    sql`delete from report_bridge where report_id in (select report_id from restaurant_month where restaurant_id = ${kitchen})`.execute(
      product.database,
    ),
  kept: async (_, splitBeyond) => {
    const month = await nextChanged(product.database, null);
    if (month)
      await product.database
        .transaction()
        .execute(async (transaction) =>
          keepMonth(transaction, month, { release: product.services.foodData.version, splitBeyond }),
        );
  },
  keptAll: async (_, splitBeyond) => keepChangedMonths({ ...product.services, splitBeyond }),
};

/** Both kitchens are added up at once, or each by itself as a part of them, or now this and now that, as kitchens come and go. */
const SPLIT_BEYOND: Record<string, (at: number) => number> = {
  'of all kitchens': () => 128,
  'by parts of the kitchens': () => 0,
  'by parts at times': (at) => (at % 3 === 0 ? 128 : 0),
};

test.each(Object.keys(SPLIT_BEYOND))(
  'stored months %s are what their reports add up to, whatever became of these',
  async (how) => {
    const happened = new Set<string>();
    const steps = fc.sample(step, { numRuns: STEPS, seed: 25 + how.length });
    for (const [at, each] of steps.entries()) {
      await taken[each.kind](each, SPLIT_BEYOND[how]?.(at) ?? 0);
      happened.add(each.kind);
      expect({ after: each, read: await read(product.database) }).toEqual({ after: each, read: await readAnew() });
    }
    await keepChangedMonths({ ...product.services, splitBeyond: SPLIT_BEYOND[how]?.(1) });
    expect(await read(product.database)).toEqual(await readAnew());
    expect(happened.size).toBe(Object.keys(taken).length);
    expect(await nextChanged(product.database, null)).toBeNull();
  },
);

test('months of former releases are stored at that of today once all their reports are worked out at it', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  await sql`update restaurant set deleted_at = null where organization_id = 'north'`.execute(database);
  const attic = { kind: 'sold', kitchen: 'north-attic', month: '2024-11', soup: 10, mince: 20 } as const;
  for (const month of ['2024-11', '2025-11'] as const) await taken.sold({ ...attic, month }, 128);
  const quay = { ...attic, kitchen: 'north-quay' } as const;
  await taken.sold(quay, 128);
  for (const each of [attic, quay]) await taken.release(each, 128);
  const atToday = async () => {
    await keepChangedMonths(services);
    expect(await read(database)).toEqual(await readAnew());
    const { rows } = await sql<{ side: string }>`
      select side from organization_month where food_data_version = ${version} and location = 'organization'
        and (month, side) in (('2024-11', 'open'), ('2025-11', 'then')) order by side`.execute(database);
    return rows.map(({ side }) => side);
  };
  // Nothing of the product takes a restatement away and leaves its report, so no month is noted for it: all are added up anew.
  await sql`delete from report_restatement`.execute(database);
  await noteAllMonths(database);
  await taken.restated(attic, 128);
  expect(await atToday()).not.toContain('open');
  await taken.restated(quay, 128);
  await formerReleasesChange(database, version);
  expect(await atToday()).toEqual(['open', 'then']);
});

test('what becomes visible after a month was added up is not taken for added up', async () => {
  const { database, services } = product;
  await keepChangedMonths(services);
  await database.transaction().execute(async (other) => {
    await sql`update restaurant_month set portions = portions + 1000 where organization_id = 'north'`.execute(other);
    // The job works while that is not yet committed.
    await keepChangedMonths(services);
  });
  expect(await read(database)).toEqual(await readAnew());
  expect(await nextChanged(database, null)).not.toBeNull();
});
