import type { Compared, MonthSums } from '@plateprint/shared/dashboard/compare.ts';
import { addedSums, NOTHING } from '@plateprint/shared/dashboard/compared-sums.ts';
import type { Database } from '../platform/database/database.ts';
import { changedSince } from './change-store.ts';
import { comparedMonthSums, comparedOrganizations, type LookedAt, NOT_IN_BOTH } from './compared-store.ts';

/** What an organization's months add up to; how many restaurants it has is asked anew each time. */
export interface SumsOfOrganization extends Pick<Compared, 'reporting' | 'sums' | 'both'> {
  months: readonly MonthSums[];
}

const WITHOUT_REPORTS: SumsOfOrganization = { reporting: 0, sums: NOTHING, both: NOT_IN_BOTH, months: [] };

type SumsQuery = Omit<LookedAt, 'restaurantIds'>;

interface Remembered {
  /** The database's clock before they were added up. */
  asOf: Date;
  sums: SumsOfOrganization;
}

/** So many sums are a few ten megabytes. */
const MOST = 10_000;

export interface SumsMemory {
  sumsOf: (database: Database, asked: SumsQuery) => Promise<ReadonlyMap<string, SumsOfOrganization>>;
}

/**
 * Sums of organizations, added up once and then again only for those in which something changed since: the database is
 * asked each time which these are. So an enterprise of ten thousand restaurants costs what changed, on every node for itself.
 */
export function sumsMemory(): SumsMemory {
  const remembered = new Map<string, Remembered>();
  const remember = (key: string, value: Remembered): void => {
    remembered.delete(key);
    remembered.set(key, value);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
  };
  return {
    async sumsOf(database, asked) {
      const keyOf = (id: string): string => JSON.stringify([id, asked.variety, asked.location, asked.span]);
      const kept = new Map(asked.organizationIds.map((id) => [id, remembered.get(keyOf(id))]));
      const known = [...kept].flatMap(([id, one]) => (one ? [{ id, asOf: one.asOf }] : []));
      const { now, changed } = await changedSince(database, known);
      const stale = asked.organizationIds.filter((id) => changed.has(id) || !kept.get(id));
      const found = await addedUp(database, { ...asked, organizationIds: stale });
      for (const [id, sums] of found) remember(keyOf(id), { asOf: now, sums });
      return new Map(asked.organizationIds.map((id) => [id, found.get(id) ?? kept.get(id)?.sums ?? WITHOUT_REPORTS]));
    },
  };
}

async function addedUp(database: Database, asked: SumsQuery): Promise<Map<string, SumsOfOrganization>> {
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
