import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whether the address has an invitation to the organization that can still be taken up. */
export async function isInvited(
  database: Database,
  { organizationId, email, now }: { organizationId: string; email: string; now: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('invitation')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of these restaurants the organization has. */
export async function restaurantsOfOrganization(database: Database, organizationId: string, ids: string[]): Promise<number> {
  const { found } = await database
    .selectFrom('restaurant')
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** The language that somebody reads the interface in. */
export async function languageOf(database: Database, { userId }: Actor): Promise<Language> {
  const row = await database
    .selectFrom('person')
    .select(sql<Language | null>`settings ->> 'appLanguage'`.as('language'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.language ?? 'en_gb';
}
