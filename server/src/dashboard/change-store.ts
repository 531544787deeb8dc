import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A change may become visible so long after it began: until then what was added up may lack it. */
const LONGEST_WRITE = '1 minute';
/** Changes are noted for longer than sums are believed without adding up again. */
const LONGEST_BELIEF = '1 day';

/**
 * Which organizations' months may have changed since a moment of the database's clock: a month of theirs was written, or a
 * restaurant deleted or restored. `now` is that clock before anything that is read after this.
 */
export async function changedSince(
  database: Database,
  known: readonly { id: string; asOf: Date }[],
): Promise<{ now: Date; changed: ReadonlySet<string> }> {
  const ids = known.map(({ id }) => id);
  const moments = known.map(({ asOf }) => asOf.toISOString());
  const { rows } = await sql<{ now: Date; changed: string[] }>`
    select now() as now, array(
      select known.id from unnest(${ids}::text[], ${moments}::timestamptz[]) as known (id, as_of)
      where known.as_of < now() - ${LONGEST_BELIEF}::interval or exists (
        select from leaderboard_change
        where organization_id = known.id and changed_at > known.as_of - ${LONGEST_WRITE}::interval
      )
    ) as changed`.execute(database);
  const [row] = rows;
  return { now: row?.now ?? new Date(0), changed: new Set(row?.changed) };
}
