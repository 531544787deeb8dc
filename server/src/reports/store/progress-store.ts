import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readSaveProgress } from '@plateprint/shared/reports/api/report-api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type Progressed = ReplyOf<typeof readSaveProgress>;

export interface SaveKey {
  key: string;
  personId: string;
}

/** Each person has a room of keys: a key that somebody else has taken is as free as one that nobody has. */
function storedKey({ key, personId }: SaveKey): string {
  return `${personId}/${key}`;
}

/**
 * Writes how far a save has come; one that is done stays so, whatever its twin writes that was sent again meanwhile.
 * @returns whether it was cancelled.
 */
export async function noteProgress(
  database: Database,
  own: SaveKey,
  { phase, done, total }: Progressed,
  now: Date,
): Promise<boolean> {
  const row = await database
    .insertInto('report_progress')
    .values({ key: storedKey(own), person_id: own.personId, phase, done, total, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ phase, done, total, updated_at: now })
        .where('report_progress.person_id', '=', own.personId)
        .where('report_progress.phase', '<>', 'done'),
    )
    .returning('cancelled')
    .executeTakeFirst();
  return row?.cancelled ?? false;
}

export async function progressOf(database: Database, own: SaveKey): Promise<Progressed | null> {
  const row = await database
    .selectFrom('report_progress')
    .select(['phase', 'done', 'total'])
    .where('key', '=', storedKey(own))
    .where('person_id', '=', own.personId)
    .executeTakeFirst();
  return row ? { phase: row.phase as Progressed['phase'], done: row.done, total: row.total } : null;
}

/** Cancels a save, even one that has not begun; false for one that is done. */
export async function cancelProgress(database: Database, own: SaveKey, now: Date): Promise<boolean> {
  const row = await database
    .insertInto('report_progress')
    .values({
      key: storedKey(own),
      person_id: own.personId,
      phase: 'waiting',
      done: 0,
      total: 0,
      cancelled: true,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ cancelled: true })
        .where('report_progress.person_id', '=', own.personId)
        .where('report_progress.phase', '<>', 'done'),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropProgress(database: Database, own: SaveKey): Promise<void> {
  await database
    .deleteFrom('report_progress')
    .where('key', '=', storedKey(own))
    .where('person_id', '=', own.personId)
    .where('phase', '<>', 'done')
    .execute();
}

/** Nobody asks about a save a day later. */
export async function purgeProgress(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('report_progress')
    .where(sql<boolean>`updated_at < ${new Date(now.getTime() - 24 * 3_600_000)}`)
    .execute();
}
