import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { Database } from '../platform/database/database.ts';
import { changedSince } from './change-store.ts';
import type { LookedAt } from './compared-store.ts';

export type MonthsQuery = Omit<LookedAt, 'restaurantIds'>;

export interface OrganizationMemory<T> {
  of: (database: Database, asked: MonthsQuery) => Promise<ReadonlyMap<string, T>>;
}

interface Loading<T> {
  /** In the metrics. */
  name: string;
  /** So many are remembered at most, or so much where they are weighed. */
  most: number;
  weigh?: (value: T) => number;
  /** Of an organization without reports. */
  nothing: T;
  load: (database: Database, asked: MonthsQuery) => Promise<Map<string, T>>;
}

/**
 * What organizations' months come to, worked out once and then again only for those in which something changed since: the database is
 * asked each time which these are. So an enterprise of ten thousand restaurants costs what changed, on every node for itself.
 */
export function organizationMemory<T>({ name, most, weigh = () => 1, nothing, load }: Loading<T>): OrganizationMemory<T> {
  /** With the database's clock before they were worked out. */
  const remembered = new Remembered<{ asOf: Date; value: T }>(name, most, ({ value }) => weigh(value));
  return {
    async of(database, asked) {
      const keyOf = (id: string): string =>
        JSON.stringify([id, asked.variety, asked.emissionDatabase, asked.span, asked.version]);
      const kept = new Map(asked.organizationIds.map((id) => [id, remembered.glance(keyOf(id))]));
      const known = [...kept].flatMap(([id, one]) => (one ? [{ id, asOf: one.asOf }] : []));
      const { now, changed } = await changedSince(database, known);
      const stale = asked.organizationIds.filter((id) => changed.has(id) || !kept.get(id));
      const found = await load(database, { ...asked, organizationIds: stale });
      for (const id of stale) remembered.set(keyOf(id), { asOf: now, value: found.get(id) ?? nothing });
      return new Map(
        asked.organizationIds.map((id) => [id, found.get(id) ?? (stale.includes(id) ? nothing : kept.get(id)?.value) ?? nothing]),
      );
    },
  };
}
