import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when somebody else took the address meanwhile. */
export async function keepEmail(
  database: Database,
  personId: string,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const row = await database
    .updateTable('person')
    .set({ email, email_verified_at: now })
    .where('id', '=', personId)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('person as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', email)
            .where('other.deleted_at', 'is', null)
            .where('other.id', '!=', personId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The address that was asked for and is not confirmed yet. */
export async function pendingEmailOf(database: Database, personId: string, now: Date): Promise<string | null> {
  const row = await database
    .selectFrom('account_token')
    .select('email')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}
