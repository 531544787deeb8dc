import { type SqlBool, sql } from 'kysely';
import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TenantRows } from './tenant-rows.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

/** Organizations whose time in the bin is over, and those that were to be erased before. */
export async function organizationsToErase(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('organization')
    .select('id')
    .where('deleted_at', '<=', binEnds(now))
    .orderBy('deleted_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends an organization's time in the bin: from now on nobody can restore it, and it is erased. */
export async function endBinOf(database: Database, organizationId: string, now: Date): Promise<void> {
  await database
    .updateTable('organization')
    .set({ deleted_at: binEnds(now) })
    .where('id', '=', organizationId)
    .where('deleted_at', 'is not', null)
    .execute();
}

export interface Removed {
  rows: number;
  /** Paths of pictures that nothing shows any more. */
  pictures: string[];
  /** Keys of files that nothing refers to any more. */
  files: string[];
}

const valuesOf = (columns: readonly string[]) =>
  columns.length === 0 ? sql`array[]::text[]` : sql`array[${sql.join(columns.map((name) => sql.ref(name)))}]`;

const known = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null);

/** Removes some of a table's rows of an organization. */
export async function removeSome(
  transaction: Database,
  { table, pictures = [], files = [], where }: TenantRows,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<Removed> {
  const { rows } = await sql<{ paths: (string | null)[]; keys: (string | null)[] }>`
    delete from ${sql.table(table)}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${where(organizationId)} limit ${most}))
    returning ${valuesOf(pictures)} as paths, ${valuesOf(files)} as keys`.execute(transaction);
  return {
    rows: rows.length,
    pictures: rows.flatMap(({ paths }) => known(paths)),
    files: rows.flatMap(({ keys }) => known(keys)),
  };
}

/** One at a time erases an organization. Ends with the transaction. */
export async function lockErasure(transaction: Database, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.erasure)}, hashtext(${organizationId}))`.execute(transaction);
}

export async function somePeopleOf(database: Database, organizationId: string, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom('person')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Where rows name a person: every reference that the database knows of, and the versions of recipes, which outlive theirs. */
async function columnsWithPeople(database: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select child.relname as table, attribute.attname as column
    from pg_constraint reference
    join pg_class child on child.oid = reference.conrelid
    join pg_attribute attribute on attribute.attrelid = child.oid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'person'::regclass and not attribute.attnotnull
    union all select 'recipe_version', 'saved_by'`.execute(database);
  return rows;
}

/** Removes people. Things that they made in other organizations stay there, and no longer say by whom. */
export async function removePeople(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const { table, column } of await columnsWithPeople(transaction)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${sql.ref(column)} = any(${ids}::text[])`.execute(transaction);
  }
  // A link that they opened reads with their rights: it ends with them, in whichever organization.
  await transaction
    .deleteFrom('report_link')
    .where(sql<SqlBool>`created_by = any(${ids}::text[])`)
    .execute();
  await transaction
    .deleteFrom('person')
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute();
}

/** Nobody's page opens with a restaurant of the organization any more; they may belong to another one. */
export async function leaveRestaurants(database: Database, organizationId: string): Promise<void> {
  await sql`update person set settings = settings - 'restaurant'
    where settings ->> 'restaurant' in (select id from restaurant where organization_id = ${organizationId})`.execute(database);
}

export async function forgetInAudit(database: Database, organizationId: string): Promise<void> {
  await sql`select audit_forget_organization(${organizationId})`.execute(database);
}
