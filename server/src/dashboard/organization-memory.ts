import type { Database } from '../platform/database/database.ts';
import { changedSince } from './change-store.ts';
import type { LookedAt } from './compared-store.ts';

export type MonthsQuery = Omit<LookedAt, 'restaurantIds'>;

export interface OrganizationMemory<T> {
  of: (database: Database, asked: MonthsQuery) => Promise<ReadonlyMap<string, T>>;
}

interface Loading<T> {
  /** So many are remembered at most. */
  most: number;
  /** Of an organization without reports. */
  nothing: T;
  load: (database: Database, asked: MonthsQuery) => Promise<Map<string, T>>;
}

/**
 * What organizations' months come to, worked out once and then again only for those in which something changed since: the database is
 * asked each time which these are. So an enterprise of ten thousand restaurants costs what changed, on every node for itself.
 */
export function organizationMemory<T>({ most, nothing, load }: Loading<T>): OrganizationMemory<T> {
  /** With the database's clock before they were worked out. */
  const remembered = new Map<string, { asOf: Date; value: T }>();
  const remember = (key: string, value: { asOf: Date; value: T }): void => {
    remembered.delete(key);
    remembered.set(key, value);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  };
  return {
    async of(database, asked) {
      const keyOf = (id: string): string => JSON.stringify([id, asked.variety, asked.emissionDatabase, asked.span]);
      const kept = new Map(asked.organizationIds.map((id) => [id, remembered.get(keyOf(id))]));
      const known = [...kept].flatMap(([id, one]) => (one ? [{ id, asOf: one.asOf }] : []));
      const { now, changed } = await changedSince(database, known);
      const stale = asked.organizationIds.filter((id) => changed.has(id) || !kept.get(id));
      const found = await load(database, { ...asked, organizationIds: stale });
      for (const id of stale) remember(keyOf(id), { asOf: now, value: found.get(id) ?? nothing });
      return new Map(
        asked.organizationIds.map((id) => [id, found.get(id) ?? (stale.includes(id) ? nothing : kept.get(id)?.value) ?? nothing]),
      );
    },
  };
}
