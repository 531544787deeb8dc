import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hashOfToken } from '../../platform/secrets/token.ts';

/** A browser that nobody signs in with for so long is forgotten. */
const KNOWN_MS = 365 * 24 * 3_600_000;

/** The hash of a browser's cookie, when the account at this address was signed in with it before. */
export async function knownDevice(database: Database, token: string | null, email: string): Promise<string | null> {
  const hash = hashOfToken(token ?? '');
  const row = await database
    .selectFrom('known_device')
    .innerJoin('person', 'person.id', 'known_device.person_id')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where(sql`lower(person.email)`, '=', email)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && token !== null ? hash.toString('hex') : null;
}

export async function keepDevice(
  database: Database,
  { token, personId }: { token: string; personId: string },
  now: Date,
): Promise<void> {
  await database
    .insertInto('known_device')
    .values({ token_hash: hashOfToken(token), person_id: personId, created_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'person_id']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** After a new password no other browser is known any more. */
export async function forgetDevices(database: Database, personId: string): Promise<void> {
  await database.deleteFrom('known_device').where('person_id', '=', personId).execute();
}

export async function purgeDevices(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('known_device')
    .where('last_seen_at', '<', new Date(now.getTime() - KNOWN_MS))
    .execute();
}
