import type { Compared, MonthSums } from '@plateprint/shared/dashboard/compare.ts';
import { addedSums, NOTHING } from '@plateprint/shared/dashboard/compared-sums.ts';
import type { Database } from '../platform/database/database.ts';
import { comparedMonthSums, comparedOrganizations, type LookedAt, NOT_IN_BOTH } from './compared-store.ts';
import { type MonthsQuery, type OrganizationMemory, organizationMemory } from './organization-memory.ts';

/** The sums of an organization's months; the number of its restaurants is queried each time. */
export interface SumsOfOrganization extends Pick<Compared, 'reporting' | 'sums' | 'both'> {
  months: readonly MonthSums[];
}

const WITHOUT_REPORTS: SumsOfOrganization = { reporting: 0, sums: NOTHING, both: NOT_IN_BOTH, months: [] };

/** So many sums are a few ten megabytes. */
const MOST = 10_000;

/** Sums of organizations by the months that are asked for. */
export function sumsMemory(): OrganizationMemory<SumsOfOrganization> {
  return organizationMemory({ name: 'sums of organizations', most: MOST, nothing: WITHOUT_REPORTS, load: addedUp });
}

async function addedUp(database: Database, asked: MonthsQuery): Promise<Map<string, SumsOfOrganization>> {
  if (asked.organizationIds.length === 0) return new Map();
  const whole: LookedAt = { ...asked, restaurantIds: null };
  const [both, months] = await Promise.all([
    comparedOrganizations(database, whole),
    comparedMonthSums(database, whole, 'organization_id'),
  ]);
  const byOrganization = Map.groupBy(months, ({ id }) => id);
  return new Map(
    asked.organizationIds.map((id) => {
      const own = byOrganization.get(id) ?? [];
      const sums = addedSums(own.map((month) => month.sums));
      return [id, { ...WITHOUT_REPORTS, ...both.get(id), sums, months: own }];
    }),
  );
}
