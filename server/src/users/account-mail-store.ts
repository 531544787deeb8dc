import type { Role } from '@plateprint/shared/access/role.ts';
import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The recipient of a mail. */
export interface Recipient {
  id: string;
  email: string;
  firstname: string;
  language: Language;
}

function recipients(database: Database) {
  return database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select(['person.id', 'person.email', 'person.firstname', sql<string | null>`settings ->> 'appLanguage'`.as('language')])
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null);
}

type Row = Omit<Recipient, 'language'> & { language: string | null };

function toRecipient(row: Row | undefined): Recipient | null {
  return row ? { ...row, language: isLanguage(row.language) ? row.language : 'en_gb' } : null;
}

export async function recipientOf(database: Database, personId: string): Promise<Recipient | null> {
  return toRecipient(await recipients(database).where('person.id', '=', personId).executeTakeFirst());
}

/** The language a person has chosen for the interface. */
export async function languageOf(database: Database, personId: string): Promise<Language> {
  return (await recipientOf(database, personId))?.language ?? 'en_gb';
}

export async function recipientAt(database: Database, email: string): Promise<Recipient | null> {
  return toRecipient(
    await recipients(database)
      .where(sql`lower(person.email)`, '=', email)
      .executeTakeFirst(),
  );
}

export interface InvitationLetter {
  email: string;
  organization: string;
  inviter: string | null;
  role: Role;
  restaurants: string[];
  language: Language;
}

/** The facts for the mail of an invitation; null when it is no longer open. */
export async function invitationLetter(database: Database, id: string, now: Date): Promise<InvitationLetter | null> {
  const row = await database
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .leftJoin('person', 'person.id', 'invitation.invited_by')
    .select((build) => [
      'invitation.email',
      'invitation.role',
      'invitation.language',
      'organization.name as organization',
      'person.firstname',
      'person.lastname',
      build
        .selectFrom('restaurant')
        .select(sql<string[]>`coalesce(array_agg(restaurant.name order by restaurant.name), '{}')`.as('names'))
        .where(sql<boolean>`restaurant.id = any(invitation.restaurant_ids)`)
        .where('restaurant.deleted_at', 'is', null)
        .as('restaurants'),
    ])
    .where('invitation.id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.email === null) return null;
  return {
    email: row.email,
    organization: row.organization,
    inviter: `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim() || null,
    role: row.role as Role,
    restaurants: row.restaurants ?? [],
    language: isLanguage(row.language) ? row.language : 'en_gb',
  };
}
