import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { unlessNoRoom } from '../platform/storage/no-room.ts';
import type { Database } from '../platform/database/database.ts';

/** A session that nobody uses ends after 30 days, every session after 90. */
const LIFETIME_MS = 30 * 24 * 3_600_000;
const LONGEST_MS = 90 * 24 * 3_600_000;
/** The time of last use is written at most once in this span: reading must not cost a write each time. */
const TOUCH_MS = 3_600_000;
/** The same for somebody whom inactivity signs out: known to the minute. */
const TOUCH_OF_INACTIVE_MS = 60_000;

export function hashOfSession(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface Beginning {
  now: Date;
  address?: string;
  userAgent?: string | undefined;
}

/** Makes a session and returns its token, which is kept nowhere but in the cookie. */
export async function startSession(
  database: Database,
  personId: string,
  { now, address, userAgent }: Beginning,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('session')
    .values({
      token_hash: hashOfSession(token),
      person_id: personId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
      address: address ?? null,
      user_agent: userAgent?.slice(0, 400) ?? null,
    })
    .execute();
  return token;
}

/** The person a session belongs to; null when it is unknown, ended, too long unused or its person deleted. */
export async function personOfSession(database: Database, token: string, now: Date): Promise<string | null> {
  const hashed = hashOfSession(token);
  const found = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select([
      'session.person_id',
      'session.last_seen_at',
      'session.created_at',
      sql<string | null>`person.settings ->> 'inactivityLogoutTime'`.as('inactivity'),
    ])
    .where('token_hash', '=', hashed)
    .where('expires_at', '>', now)
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const inactivityMs = Number(found.inactivity ?? 0) * 60_000;
  const touchMs = inactivityMs > 0 ? TOUCH_OF_INACTIVE_MS : TOUCH_MS;
  const unusedMs = now.getTime() - found.last_seen_at.getTime();
  if (inactivityMs > 0 && unusedMs > inactivityMs + touchMs) return null;
  if (unusedMs > touchMs) await touch(database, { hashed, created: found.created_at }, now).catch(unlessNoRoom);
  return found.person_id;
}

async function touch(database: Database, { hashed, created }: { hashed: Buffer; created: Date }, now: Date): Promise<void> {
  const end = Math.min(now.getTime() + LIFETIME_MS, created.getTime() + LONGEST_MS);
  await database
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: new Date(end) })
    .where('token_hash', '=', hashed)
    .execute();
}

/** When signing out by inactivity begins for a person, their sessions count as active now: the last use was known to the hour only. */
export async function touchRecentSessions(database: Database, personId: string, now: Date): Promise<void> {
  await database
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('person_id', '=', personId)
    .where('last_seen_at', '>', new Date(now.getTime() - TOUCH_MS))
    .execute();
}

export async function endSessionsOf(database: Database, people: string[]): Promise<void> {
  await database.deleteFrom('session').where('person_id', 'in', people).execute();
}

export async function purgeSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<=', now).execute();
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('session').where('token_hash', '=', hashOfSession(token)).execute();
}
