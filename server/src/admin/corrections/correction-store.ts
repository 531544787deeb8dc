import type { Correction } from '@plateprint/shared/admin/correction-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import { isLanguage } from '@plateprint/shared/kernel/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import type { CorrectionRow } from '../../platform/database/tables/admin-tables.ts';

/** A handled correction is kept for a year: long enough to see that two people say the same. */
const HANDLED_KEPT_MS = 365 * 24 * 3_600_000;

/** Everybody may write; what nobody dealt with is not more than this, so that no stranger fills the database. */
const MOST_WAITING = 10_000;

/** @throws too_many_requests where more wait than anybody will read */
export async function insertCorrection(
  database: Database,
  row: Omit<CorrectionRow, 'created_at' | 'handled_at'> & { created_at: Date },
): Promise<void> {
  const { waiting } = await database
    .selectFrom('correction')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= MOST_WAITING) throw new AppError('too_many_requests');
  await database.insertInto('correction').values(row).execute();
}

/** All of them, the newest first. */
export async function corrections(database: Database, cursor: string | undefined): Promise<Page<Correction>> {
  const page = await pageOf(
    database
      .selectFrom('correction')
      .selectAll()
      .select(sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) => from.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map(toCorrection), next: page.next };
}

/** @throws not_found */
export async function setHandled(database: Database, id: string, handledAt: Date | null): Promise<Correction> {
  const row = await database
    .updateTable('correction')
    .set({ handled_at: handledAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toCorrection(row);
}

export async function purgeCorrections(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('correction')
    .where('handled_at', '<=', new Date(now.getTime() - HANDLED_KEPT_MS))
    .execute();
}

function toCorrection(row: Selectable<CorrectionRow>): Correction {
  return {
    id: row.id,
    created: row.created_at.toISOString(),
    language: isLanguage(row.language) ? row.language : 'en_gb',
    food: row.food,
    message: row.message,
    source: row.source,
    email: row.email,
    foodDataVersion: row.food_data_version,
    handled: row.handled_at?.toISOString() ?? null,
  };
}
