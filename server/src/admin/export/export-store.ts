import { randomUUID } from 'node:crypto';
import type { OrganizationExport } from '@plateprint/shared/admin/organization-export-api.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

type Row = Selectable<Tables['organization_export']>;

/** So long a file is kept, and what was never finished is forgotten. */
const KEPT_MS = 7 * 24 * 3_600_000;

export function toExport(row: Row): OrganizationExport {
  const isReady = row.state === 'ready';
  return {
    id: row.id,
    askedAt: row.asked_at.toISOString(),
    state: row.state as OrganizationExport['state'],
    done: row.done,
    kinds: row.kinds,
    bytes: isReady ? row.bytes : null,
    path: isReady ? `/organizations/exports/${row.id}/file` : null,
    until: isReady ? new Date(row.asked_at.getTime() + KEPT_MS).toISOString() : null,
  };
}

export function pieceKey(id: string, piece: number): string {
  return `exports/${id}/${piece}`;
}

/** The file that is being made, or a new one to make. */
export async function waitingOrNew(
  transaction: Database,
  { organizationId, askedBy, now }: { organizationId: string; askedBy: string; now: Date },
): Promise<{ row: Row; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.organizationExport)}, hashtext(${organizationId}))`.execute(transaction);
  const waiting = await transaction
    .selectFrom('organization_export')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) return { row: waiting, isNew: false };
  const row = await transaction
    .insertInto('organization_export')
    .values({ id: randomUUID(), organization_id: organizationId, asked_by: askedBy, asked_at: now, state: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true };
}

export async function exportsOf(database: Database, organizationId: string): Promise<Row[]> {
  return database
    .selectFrom('organization_export')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export async function exportById(database: Database, id: string): Promise<Row | undefined> {
  return database.selectFrom('organization_export').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function noteExport(
  database: Database,
  id: string,
  change: Partial<Pick<Row, 'state' | 'done' | 'kinds' | 'pieces' | 'bytes' | 'finished_at'>>,
): Promise<void> {
  await database.updateTable('organization_export').set(change).where('id', '=', id).execute();
}

async function removeFile(database: Database, files: FileStore, { id, pieces }: Pick<Row, 'id' | 'pieces'>): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) await files.remove(pieceKey(id, piece));
  await database.deleteFrom('organization_export').where('id', '=', id).execute();
}

export async function removeExportsOf(database: Database, files: FileStore, organizationId: string): Promise<void> {
  const rows = await database
    .selectFrom('organization_export')
    .select(['id', 'pieces'])
    .where('organization_id', '=', organizationId)
    .execute();
  for (const row of rows) await removeFile(database, files, row);
}

/** Files are kept for a week. */
export async function purgeExports(database: Database, now: Date, files: FileStore): Promise<void> {
  const rows = await database
    .selectFrom('organization_export')
    .select(['id', 'pieces'])
    .where('asked_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
  for (const row of rows) await removeFile(database, files, row);
}
