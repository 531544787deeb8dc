import { randomUUID } from 'node:crypto';
import { DEFAULT_PLAN } from '@plateprint/shared/access/plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

/** Whether anybody may set up the rest: a living super-admin, whose sign-in is not barred. */
export async function hasSuperAdmin(database: Database, isBarred: (person: { id: string }) => boolean): Promise<boolean> {
  const rows = await database
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'role_grant.person_id')
    .select('person.id')
    .where('role', '=', 'super-admin')
    .where('scope_kind', '=', 'all')
    .where('person.deleted_at', 'is', null)
    .execute();
  return rows.some((row) => !isBarred(row));
}

export async function insertOrganization(database: Database, name: string): Promise<string> {
  const id = randomUUID();
  const values = { id, name, enterprise_id: null, segment: 'other', location: 'EU', plan: DEFAULT_PLAN };
  await database.insertInto('organization').values(values).execute();
  return id;
}

/** The open invitation of the first super-admin, by id, lasting until `until` from now on; null when there is none. */
export async function renewSetUp(transaction: Database, { now, until }: { now: Date; until: Date }): Promise<string | null> {
  // Nodes that start at once find one and the same, so that it is accepted once.
  await sql`select pg_advisory_xact_lock(${LOCKS.setUpLink})`.execute(transaction);
  const row = await transaction
    .updateTable('invitation')
    .set({ expires_at: until })
    .where('kind', '=', 'set_up')
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
