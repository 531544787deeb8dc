import type { Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

// The facts of a person's account besides those that permissions need.

export interface Account {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string;
  verified: boolean;
  takesCode: boolean;
}

/** A living person of a living organization; null for any other. */
export async function accountOf(database: Database, personId: string): Promise<Account | null> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .leftJoin('second_factor', 'second_factor.person_id', 'person.id')
    .select(['person.id', 'email', 'firstname', 'lastname', 'password_hash', 'email_verified_at', 'confirmed_at'])
    .where('person.id', '=', personId)
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, firstname, lastname } = row;
  return {
    id,
    email,
    firstname,
    lastname,
    passwordHash: row.password_hash,
    verified: row.email_verified_at !== null,
    takesCode: row.confirmed_at !== null,
  };
}

/** The same, held until the transaction ends: two who follow two links of one account at once go one after the other. */
export async function holdAccount(transaction: Database, personId: string): Promise<Account | null> {
  await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  return accountOf(transaction, personId);
}

/** Stores a new password, which also settles a forced change. `verified`: the person came by a link in a mail, so the address is theirs. */
export async function keepPassword(
  database: Database,
  personId: string,
  { passwordHash, verified, now }: { passwordHash: string; verified: boolean; now: Date },
): Promise<void> {
  await database
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: now, password_update_needed: false })
    .$if(verified, (change) => change.set({ email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})` }))
    .where('id', '=', personId)
    .execute();
}

export async function demandNewPassword(database: Database, personId: string): Promise<void> {
  await database.updateTable('person').set({ password_update_needed: true }).where('id', '=', personId).execute();
}

export async function keepName(
  database: Database,
  personId: string,
  name: { firstname: string; lastname: string },
): Promise<void> {
  await database.updateTable('person').set(name).where('id', '=', personId).execute();
}

export async function keepVerified(database: Database, personId: string, now: Date): Promise<void> {
  await database.updateTable('person').set({ email_verified_at: now }).where('id', '=', personId).execute();
}

export interface NewPerson {
  id: string;
  organizationId: string;
  firstname: string;
  lastname: string;
  email: string;
  passwordHash: string;
  /** Whether the link came by mail to the address. */
  verified: boolean;
  language: Language;
  restaurant: string | null;
}

export async function insertPerson(database: Database, person: NewPerson, now: Date): Promise<void> {
  await database
    .insertInto('person')
    .values({
      id: person.id,
      organization_id: person.organizationId,
      firstname: person.firstname,
      lastname: person.lastname,
      email: person.email,
      password_hash: person.passwordHash,
      settings: JSON.stringify({ appLanguage: person.language, restaurant: person.restaurant }),
      created_at: now,
      email_verified_at: person.verified ? now : null,
      password_changed_at: now,
      terms_accepted_at: now,
    })
    .execute();
}
