import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const KEPT_MS = 24 * 3_600_000;
/** Longer than any call takes: whoever began one this long ago was killed over it. */
const LONGEST_CALL_MS = 2 * 60_000;

/** A call that is done once, as its integration names it. */
export interface OnceKey {
  integrationId: string;
  key: string;
  /** SHA-256 of what is asked. */
  hash: Buffer;
}
/** One that this process does: by the moment it began, of all that tried, it is the one. */
export interface Begun extends OnceKey {
  begun: Date;
}
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Begins a call, in one statement, so that of several at once one alone does it. @returns false where another did before. */
export async function beginOnce(database: Database, { integrationId, key, hash, begun }: Begun): Promise<boolean> {
  const [dayAgo, killed] = [KEPT_MS, LONGEST_CALL_MS].map((milliseconds) => new Date(begun.getTime() - milliseconds));
  const row = await database
    .insertInto('open_answer')
    .values({ integration_id: integrationId, key, request_hash: hash, created_at: begun })
    .onConflict((conflict) =>
      conflict
        .columns(['integration_id', 'key'])
        .doUpdateSet({ request_hash: hash, status: null, body: null, created_at: begun })
        .where(
          sql<boolean>`open_answer.created_at < ${dayAgo}::timestamptz
            or (open_answer.status is null and open_answer.request_hash = ${hash} and open_answer.created_at < ${killed}::timestamptz)`,
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The stored answer; `running` while the call is done, null when it was freed meanwhile, `other` where the key came with another
 * request.
 */
export async function answerOf(
  database: Database,
  { integrationId, key, hash }: OnceKey,
): Promise<StoredAnswer | 'running' | 'other' | null> {
  const row = await database
    .selectFrom('open_answer')
    .select(['request_hash', 'status', 'body'])
    .where('integration_id', '=', integrationId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.request_hash.equals(hash)) return 'other';
  if (row.status === null || row.body === null) return 'running';
  const json = (await promisify(gunzip)(row.body)).toString('utf8');
  return { status: row.status, body: JSON.parse(json) as unknown };
}

/** Keeps what was answered; false when another process has taken the call over, or the answer is kept already. */
export async function keepAnswer(database: Database, once: Begun, { status, body }: StoredAnswer): Promise<boolean> {
  const kept = await database
    .updateTable('open_answer')
    .set({ status, body: await promisify(gzip)(JSON.stringify(body)) })
    .where('integration_id', '=', once.integrationId)
    .where('key', '=', once.key)
    .where('created_at', '=', once.begun)
    .where('status', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Lets the key be used again: what it stood for failed by our own fault. */
export async function freeKey(database: Database, once: Begun): Promise<void> {
  await database
    .deleteFrom('open_answer')
    .where('integration_id', '=', once.integrationId)
    .where('key', '=', once.key)
    .where('created_at', '=', once.begun)
    .where('status', 'is', null)
    .execute();
}

export async function purgeAnswers(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('open_answer')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
