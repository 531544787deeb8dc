import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A session that nobody uses ends after 30 days. */
const LIFETIME_MS = 30 * 24 * 3_600_000;
/** The time of last use is written at most once in this span: reading must not cost a write each time. */
const TOUCH_MS = 3_600_000;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes a session and returns its token, which is kept nowhere but in the cookie. */
export async function startSession(database: Database, personId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      person_id: personId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  return token;
}

/** The person a session belongs to; null when it is unknown, ended or its person deleted. */
export async function personOfSession(database: Database, token: string, now: Date): Promise<string | null> {
  const hashed = hashOf(token);
  const found = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select(['session.person_id', 'session.last_seen_at'])
    .where('token_hash', '=', hashed)
    .where('expires_at', '>', now)
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  if (now.getTime() - found.last_seen_at.getTime() > TOUCH_MS) {
    await database
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + LIFETIME_MS) })
      .where('token_hash', '=', hashed)
      .execute();
  }
  return found.person_id;
}

export async function endSessionsOf(database: Database, people: string[]): Promise<void> {
  await database.deleteFrom('session').where('person_id', 'in', people).execute();
}

export async function purgeSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<=', now).execute();
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}
