import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { browserName } from '@plateprint/shared/users/browser-name.ts';
import { sql } from 'kysely';
import { unlessNoRoom } from '../platform/storage/no-room.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';

/** A session that nobody uses ends after 30 days, every session after 90. */
const LIFETIME_MS = 30 * 24 * 3_600_000;
const LONGEST_MS = 90 * 24 * 3_600_000;
/** The time of last use is written at most once in this span: reading must not cost a write each time. */
const TOUCH_MS = 3_600_000;
/** The same for somebody whom inactivity signs out: known to the minute. */
const TOUCH_OF_INACTIVE_MS = 60_000;

function hashOfSession(token: string): Buffer {
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

const PAGE = 50;

export interface OwnSession {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  created: string;
  lastSeen: string;
  current: boolean;
}

/** The living sessions of the actor, the last used first. */
export async function sessionsOfActor(
  database: Database,
  actor: Actor,
  { cursor, token, now }: { cursor: string | undefined; token: string | null; now: Date },
): Promise<Page<OwnSession>> {
  const seen = sql<string>`to_char(last_seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const query = database
    .selectFrom('session')
    .select(['id', 'token_hash', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .select(seen.as('seen'))
    .where('person_id', '=', actor.userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  const page = await pageOf(query, {
    cursor,
    limit: PAGE,
    sortedBy: 'moment',
    after: (from, [moment, id]) => from.where(sql<boolean>`(last_seen_at, id) < (${moment}::timestamptz, ${id})`),
    keyOf: (row) => [row.seen, row.id],
  });
  const current = token === null ? null : hashOfSession(token);
  const items = page.items.map((row) => ({
    id: row.id,
    ...browserName(row.user_agent),
    address: row.address,
    created: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    current: current !== null && row.token_hash.equals(current),
  }));
  return { items, next: page.next };
}

/** Ends one of the actor's sessions; false when they have no such. */
export async function endOwnSession(database: Database, actor: Actor, id: string): Promise<boolean> {
  const ended = await database
    .deleteFrom('session')
    .where('id', '=', id)
    .where('person_id', '=', actor.userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends the sessions of a person but the one of this token, if any; returns how many. */
export async function endSessionsBut(database: Database, personId: string, token: string | null): Promise<number> {
  let ending = database.deleteFrom('session').where('person_id', '=', personId);
  if (token !== null) ending = ending.where('token_hash', '!=', hashOfSession(token));
  return (await ending.returning('id').execute()).length;
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
