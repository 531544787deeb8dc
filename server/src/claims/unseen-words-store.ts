import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ShownThing, WordNotice } from './word-notice-store.ts';

/** Those of these notices that are still open, the earliest first. */
export async function openNotices(database: Database, organizationId: string, ids: readonly string[]): Promise<WordNotice[]> {
  return database
    .selectFrom('word_notice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seen_at', 'is', null)
    .orderBy('at')
    .orderBy('thing_id')
    .execute();
}

/** As many as a reader can take in; the others come when these are seen. */
const MOST_LISTED = 100;

export type PlaceOfThing = Pick<ShownThing, 'kind' | 'id' | 'organizationId'>;

/** The words of a thing that nobody has seen yet, the earliest first. */
export async function unseenWords(database: Database, { kind, id, organizationId }: PlaceOfThing): Promise<WordNotice[]> {
  return database
    .selectFrom('word_notice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where('seen_at', 'is', null)
    .orderBy('at')
    .orderBy('key')
    .limit(MOST_LISTED)
    .execute();
}

/** Marks these of a thing as seen; the first person to see one stays recorded. */
export async function seeWords(
  database: Database,
  { kind, id, organizationId }: PlaceOfThing,
  { ids, by, now }: { ids: readonly string[]; by: string; now: Date },
): Promise<void> {
  await database
    .updateTable('word_notice')
    .set({ seen_at: now, seen_by: by })
    .where('organization_id', '=', organizationId)
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seen_at', 'is', null)
    .execute();
}
