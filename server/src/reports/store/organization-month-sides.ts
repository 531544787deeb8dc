import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type RawBuilder, sql } from 'kysely';
import { foodsBeside, valuedMonths } from '../sums-of-months.ts';

/** A month of an organization's sales or purchases. */
export interface MonthOfOrganization {
  organizationId: string;
  variety: ReportVariety;
  month: Month;
}

/** The rows of a month in one of its tables. */
export function rowsOfMonth({ organizationId, variety, month }: MonthOfOrganization): RawBuilder<unknown> {
  return sql`organization_id = ${organizationId} and variety = ${variety} and month = ${month}`;
}

/** The reports of a month by the side that they stand on, of all kitchens or of some parts of them. */
export function sidesOf(
  { organizationId, variety, month }: MonthOfOrganization,
  parts: readonly number[] | null = null,
): RawBuilder<unknown> {
  const months = (name: Month) => sql`
    select month.*, kitchen_part(month.restaurant_id) as part, restaurant.deleted_at is not null as is_closed
    from restaurant_month month join restaurant on restaurant.id = month.restaurant_id
    where month.organization_id = ${organizationId} and month.variety = ${variety} and month.month = ${name}
      ${parts === null ? sql`` : sql`and kitchen_part(month.restaurant_id) = any(${parts}::integer[])`}`;
  return sql`
    latest as (${months(month)}), former as (${months(monthLater(month, -12))}),
    pair as (
      select latest.report_id as latest_id, former.report_id as former_id, location
      from latest join former using (restaurant_id, location)
      where not latest.is_closed and latest.co2 is not null and former.co2 is not null
    ),
    seen as (
      select case when is_closed then 'closed' else 'open' end as side, latest.* from latest
      union all select 'now', latest.* from latest join pair on pair.latest_id = latest.report_id and pair.location = latest.location
      union all select 'then', former.* from former join pair on pair.former_id = former.report_id and pair.location = former.location
    )`;
}

/** The foods of the reports that are seen, as published or at one release of the food data. */
export function foodsSeen({ organizationId }: MonthOfOrganization, version: string | null): RawBuilder<unknown> {
  const foods = (table: 'report_food' | 'restated_food', isOwn: RawBuilder<unknown>) => sql`
    select valued.part, valued.location, side, food, supply, food.co2, food.co2_low, food.co2_high, supply_low, supply_high
    from (${valuedMonths(sql`seen`, version)}) as valued
      cross join lateral ${foodsBeside(table, { of: 'valued', emissionDatabase: sql`valued.location`, organizationIds: [organizationId] })} as food
    where ${isOwn}`;
  return sql`${foods('report_food', sql`is_own`)} ${version === null ? sql`` : sql`union all ${foods('restated_food', sql`not is_own`)}`}`;
}

/** The columns of what each food adds. */
export const FOOD_SUMS = sql`sum(co2), sum(co2_low), sum(co2_high), sum(supply_low), sum(supply_high)`;
