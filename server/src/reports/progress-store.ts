import type { ReplyOf } from '@plateprint/shared/kernel/endpoint.ts';
import type { readSaveProgress } from '@plateprint/shared/reports/report-api.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export type Progressed = ReplyOf<typeof readSaveProgress>;

export interface SaveKey {
  key: string;
  personId: string;
}

/** Writes how far a save has come. @returns whether it was cancelled; somebody else's key is left alone. */
export async function noteProgress(
  database: Database,
  { key, personId }: SaveKey,
  { phase, done, total }: Progressed,
  now: Date,
): Promise<boolean> {
  const row = await database
    .insertInto('report_progress')
    .values({ key, person_id: personId, phase, done, total, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ phase, done, total, updated_at: now })
        .where('report_progress.person_id', '=', personId),
    )
    .returning('cancelled')
    .executeTakeFirst();
  return row?.cancelled ?? false;
}

export async function progressOf(database: Database, { key, personId }: SaveKey): Promise<Progressed | null> {
  const row = await database
    .selectFrom('report_progress')
    .select(['phase', 'done', 'total'])
    .where('key', '=', key)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ? { phase: row.phase as Progressed['phase'], done: row.done, total: row.total } : null;
}

/** Cancels a save, even one that has not begun; false for one that is done. */
export async function cancelProgress(database: Database, { key, personId }: SaveKey, now: Date): Promise<boolean> {
  const row = await database
    .insertInto('report_progress')
    .values({ key, person_id: personId, phase: 'waiting', done: 0, total: 0, cancelled: true, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ cancelled: true })
        .where('report_progress.person_id', '=', personId)
        .where('report_progress.phase', '<>', 'done'),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropProgress(database: Database, { key, personId }: SaveKey): Promise<void> {
  await database
    .deleteFrom('report_progress')
    .where('key', '=', key)
    .where('person_id', '=', personId)
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
