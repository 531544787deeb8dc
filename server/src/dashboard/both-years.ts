import { monthsOf } from '@plateprint/shared/dashboard/span.ts';
import { monthLater } from '@plateprint/shared/kernel/month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import {
  isAnew,
  type MonthAnew,
  type OrganizationMonths,
  type StoredMonth,
  storedMonths,
} from '../reports/organization-months.ts';
import { type LookedAt, monthsOfSpan } from './compared-store.ts';

/** The months of a year that a job has added up, with those of the year before, and those that are to be added up from their reports. */
export interface MonthsOfYear {
  stored: readonly StoredMonth[];
  anew: readonly MonthAnew[];
}

const knownIn = (months: readonly MonthAnew[]) => sql`and co2 is not null and ${isAnew(months)}`;

/** The months of kitchens that have CO2e in both years, of some months of the latest one. */
export function bothYears(asked: LookedAt, months: readonly MonthAnew[]): RawBuilder<unknown> {
  const before = months.map(({ month, parts }) => ({ month: monthLater(month, -12), parts }));
  return sql`
    latest as (select * from ${monthsOfSpan(asked, asked.span)} ${knownIn(months)}),
    former as (select * from ${monthsOfSpan(asked, asked.former)} ${knownIn(before)}),
    pair as (
      select latest.report_id as latest_id, former.report_id as former_id, latest.month as at
      from latest join former on former.restaurant_id = latest.restaurant_id
        and former.month = (left(latest.month, 4)::integer - 1)::text || right(latest.month, 3)
    ),
    month as (
      select true as is_now, at, latest.* from latest join pair on pair.latest_id = latest.report_id
      union all
      select false, at, former.* from former join pair on pair.former_id = former.report_id
    )`;
}

/** Of all kitchens of an organization a job has added the months up, with their foods; of some they are added up here. */
export async function monthsOfYear(database: Database, asked: LookedAt, version: string | null): Promise<MonthsOfYear> {
  const months = monthsOf(asked.span);
  const organization = organizationOf(asked);
  return organization === null
    ? { stored: [], anew: months.map((month) => ({ month, parts: null })) }
    : storedMonths(database, organization, { months, version, sides: ['now', 'then'] });
}

export function organizationOf({
  organizationIds,
  restaurantIds,
  variety,
  emissionDatabase,
}: LookedAt): OrganizationMonths | null {
  const [organizationId] = organizationIds;
  return restaurantIds !== null || organizationId === undefined || organizationIds.length > 1
    ? null
    : { organizationId, variety, emissionDatabase };
}
