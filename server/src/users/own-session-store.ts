import type { Actor } from '@plateprint/shared/access/actor.ts';
import { browserName } from '@plateprint/shared/users/browser-name.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { hashOfSession } from './session-store.ts';

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
