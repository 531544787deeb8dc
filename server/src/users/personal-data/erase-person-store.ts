import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ErasablePerson {
  id: string;
  email: string;
  /** In which they used the product. */
  language: Language;
}

/** People who are not erased yet, among the ids; locked until the transaction ends. */
export async function lockErasable(transaction: Database, ids: readonly string[]): Promise<ErasablePerson[]> {
  const rows = await transaction
    .selectFrom('person')
    .select(['id', 'email', sql<string | null>`settings ->> 'appLanguage'`.as('language')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('email', '<>', '')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en_gb' }));
}

/** People who were removed 30 days ago and are not erased yet. */
export async function dueForErasure(database: Database, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const rows = await database
    .selectFrom('person')
    .select('id')
    .where('deleted_at', '<=', binEnds(now))
    .where('email', '<>', '')
    .orderBy('deleted_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tables whose rows belong to an account and to nothing else. */
const OF_A_PERSON = [
  'session',
  'known_device',
  'recovery_code',
  'second_factor',
  'account_token',
  'role_grant',
  'portfolio',
  'report_progress',
] as const;

/**
 * Takes everything of somebody's out of the database but the row that what they made refers to, and their name and address out
 * of the audit. Nobody can restore them.
 */
export async function erasePerson(
  transaction: Database,
  { id, email }: ErasablePerson,
  { formerName, now }: { formerName: string; now: Date },
): Promise<void> {
  for (const table of OF_A_PERSON) await sql`delete from ${sql.table(table)} where person_id = ${id}`.execute(transaction);
  await sql`delete from invitation where accepted_by = ${id} or lower(email) = lower(${email})`.execute(transaction);
  await sql`delete from sign_in_attempt where subject like ${`%:${id}`} or subject like ${`%${email.toLowerCase()}`}`.execute(
    transaction,
  );
  await transaction
    .updateTable('person')
    .set({
      firstname: formerName,
      lastname: '',
      email: '',
      password_hash: '',
      settings: '{}',
      email_verified_at: null,
      password_update_needed: false,
      terms_accepted_at: null,
      // As if removed so long ago that nobody can restore them.
      deleted_at: sql`least(deleted_at, ${binEnds(now)}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute();
  await sql`select audit_forget_person(${id}, ${email})`.execute(transaction);
}
