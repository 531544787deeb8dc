import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import type { ReportInPlace } from '@plateprint/shared/access/report-abilities.ts';
import type { CurrencyFrom } from '@plateprint/shared/organizations/currency.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import { seenBy } from '../access/organization-reach.ts';
import { withinReachOf } from '../access/reach.ts';
import { currenciesIn } from '../organizations/currency-store.ts';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import type { OwnedRestaurant } from '../restaurants/restaurant-store.ts';
import type { StoredReport } from './report-row.ts';

/** Where a report is made: what permissions go by, and where its food is eaten. */
export interface ReportHome extends Pick<
  OwnedRestaurant,
  'id' | 'name' | 'organizationId' | 'organizationName' | 'enterpriseId' | 'plan' | 'planActive'
> {
  /** Where the restaurant's food is eaten, and that of the organization's library. */
  location: string;
  organizationLocation: string;
  /** What the organization said of its currency: money of which no invoice names one is in that. */
  organizationCurrencies: readonly CurrencyFrom[];
}

/** A kept report with what permissions need to know of it. */
export interface OwnedReport {
  row: StoredReport;
  report: ReportInPlace;
  restaurant: ReportHome;
}

/** Reports of the restaurants within reach, and of the organizations seen: who may read those is said by `mayReadReport`. */
function withinReach(database: Database, actor: Actor) {
  return database
    .selectFrom('report')
    .innerJoin('restaurant', 'restaurant.id', 'report.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .selectAll('report')
    .select(({ fn }) => [
      'restaurant.name as restaurant_name',
      'organization.name as organization_name',
      'organization.enterprise_id',
      'organization.plan',
      'organization.plan_active',
      'organization.location as organization_location',
      'organization.currencies as organization_currencies',
      fn.coalesce('restaurant.location', 'organization.location').as('home_location'),
    ])
    .where('organization.deleted_at', 'is', null)
    .where((build) =>
      build.or([
        build.and([
          build('report.category', '=', 'restaurant'),
          build('restaurant.deleted_at', 'is', null),
          withinReachOf(actor)(build as never),
        ]),
        // An organization's report stays when the restaurant that it was made from is deleted.
        build.and([build('report.category', '=', 'organization'), seenBy(actor)(build as never)]),
      ]),
    );
}

type ReachedRow = Awaited<ReturnType<ReturnType<typeof withinReach>['executeTakeFirstOrThrow']>>;

function toOwned(row: ReachedRow): OwnedReport {
  return {
    row,
    report: { ...kindOf(row), restaurantIds: row.restaurant_ids },
    restaurant: {
      id: row.restaurant_id,
      name: row.restaurant_name,
      organizationId: row.organization_id,
      organizationName: row.organization_name,
      enterpriseId: row.enterprise_id,
      plan: row.plan as Plan,
      planActive: row.plan_active,
      location: row.home_location,
      organizationLocation: row.organization_location,
      organizationCurrencies: currenciesIn(row.organization_currencies),
    },
  };
}

export function kindOf({ category, variety, type }: Pick<StoredReport, 'category' | 'variety' | 'type'>) {
  return { category, variety, type } as Pick<ReportInPlace, 'category' | 'variety' | 'type'>;
}

/** Kept reports among the ids, or with `inBinAt` those that can be restored at that time; what is out of reach is absent. */
export async function reportsOf(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<OwnedReport[]> {
  const rows = await withinReach(database, actor)
    .where(sql<boolean>`report.id = any(${ids}::text[])`)
    .where(({ eb }) => (inBinAt ? eb('report.deleted_at', '>', binEnds(inBinAt)) : eb('report.deleted_at', 'is', null)))
    .execute();
  return rows.map(toOwned);
}

/** @throws not_found for a report outside the actor's reach, as for one that is not there. */
export async function reportOf(database: Database, actor: Actor, id: string, how: { inBinAt?: Date } = {}): Promise<OwnedReport> {
  const [owned] = await reportsOf(database, actor, [id], how);
  if (!owned) throw new AppError('not_found');
  return owned;
}

/** All of them, or none: @throws not_found naming the places of those that are not within reach. */
export async function allReportsOf(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  how: { inBinAt?: Date } = {},
): Promise<OwnedReport[]> {
  const wanted = [...new Set(ids)];
  const found = await reportsOf(database, actor, wanted, how);
  const known = new Set(found.map(({ row }) => row.id));
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return found;
  throw new AppError(
    'not_found',
    missing
      .slice(0, 50)
      .map((id) => ({ path: `ids.${ids.indexOf(id)}`, code: 'not_found', message: 'There is no such report.' })),
  );
}
