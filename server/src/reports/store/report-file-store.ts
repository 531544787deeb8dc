import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A document or an evidence that lies in the database and may be moved to the file store. */
export interface MovableBody {
  organizationId: string;
  reportId: string;
  body: Buffer;
  /** Names the file in the row that had the body. @returns false when that was written anew or removed meanwhile */
  name: (transaction: Database, key: string) => Promise<boolean>;
}

/** Bodies of reports that were written before a moment, the oldest first. */
export async function bodiesToMove(database: Database, before: Date, most: number): Promise<MovableBody[]> {
  const rows = await database
    .selectFrom('report_body')
    .select(['organization_id', 'report_id', 'kind', 'body', sql<string>`kept_at::text`.as('moment')])
    .where('kept_at', '<=', before)
    .where('body', 'is not', null)
    .where('kind', '<>', 'rows')
    .orderBy('kept_at')
    .limit(most)
    .execute();
  return rows.flatMap(({ organization_id: organizationId, report_id: reportId, kind, body, moment }) => {
    const name: MovableBody['name'] = async (transaction, key) => {
      const named = await transaction
        .updateTable('report_body')
        .set({ body: null, file: key })
        .where('organization_id', '=', organizationId)
        .where('report_id', '=', reportId)
        .where('kind', '=', kind)
        // To the microsecond: one that was written meanwhile is another.
        .where(sql<SqlBool>`kept_at = ${moment}::timestamptz`)
        .where('body', 'is not', null)
        .executeTakeFirst();
      return named.numUpdatedRows > 0n;
    };
    return body === null ? [] : [{ organizationId, reportId, body, name }];
  });
}

/** The bodies of a former version, and where each is named once it lies in the file store. */
const FORMER_BODIES = { document: 'document_file', evidence: 'evidence_file' } as const;

/** The same of former versions, which nobody writes anew. */
export async function formerBodiesToMove(database: Database, before: Date, most: number): Promise<MovableBody[]> {
  const documents = await formerBodies(database, 'document', { before, most });
  return [...documents, ...(await formerBodies(database, 'evidence', { before, most: most - documents.length }))];
}

async function formerBodies(
  database: Database,
  kind: keyof typeof FORMER_BODIES,
  { before, most }: { before: Date; most: number },
): Promise<MovableBody[]> {
  if (most <= 0) return [];
  const rows = await database
    .selectFrom('report_version')
    .select(['organization_id', 'report_id', 'version', kind])
    .where('saved_at', '<=', before)
    .where(kind, 'is not', null)
    .orderBy('saved_at')
    .limit(most)
    .execute();
  return rows.flatMap(({ organization_id: organizationId, report_id: reportId, version, [kind]: body }) => {
    const name: MovableBody['name'] = async (transaction, key) => {
      const named = await transaction
        .updateTable('report_version')
        .set({ [kind]: null, [FORMER_BODIES[kind]]: key })
        .where('organization_id', '=', organizationId)
        .where('report_id', '=', reportId)
        .where('version', '=', version)
        .where(kind, 'is not', null)
        .executeTakeFirst();
      return named.numUpdatedRows > 0n;
    };
    return body === null ? [] : [{ organizationId, reportId, body, name }];
  });
}

interface NewFile {
  key: string;
  organizationId: string;
  sha256: string;
  bytes: number;
}

/** Writes down a file that is about to be put: as long as nothing names it, it is one to be removed. */
export async function announceFile(
  database: Database,
  { key, organizationId, sha256, bytes }: NewFile,
  now: Date,
): Promise<void> {
  await database
    .insertInto('report_file')
    .values({ key, organization_id: organizationId, sha256, bytes, unused_since: now })
    .execute();
}

export async function fileIsUsed(transaction: Database, { key, organizationId }: NewFile): Promise<void> {
  await transaction
    .updateTable('report_file')
    .set({ unused_since: null })
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .execute();
}

/** Some files that nothing has named since a moment. One that a former version still names is used again. */
export async function unusedFiles(database: Database, before: Date, most: number): Promise<{ key: string }[]> {
  await sql`
    update report_file set unused_since = null
    where unused_since <= ${before} and (
      exists (select from report_body body where body.file = report_file.key)
      or exists (select from report_version version where version.document_file = report_file.key)
      or exists (select from report_version version where version.evidence_file = report_file.key)
    )`.execute(database);
  return database
    .selectFrom('report_file')
    .select('key')
    .where('unused_since', '<=', before)
    .orderBy('unused_since')
    .limit(most)
    .execute();
}

/** Forgets files that the file store has no longer. */
export async function forgetFiles(database: Database, keys: readonly string[]): Promise<void> {
  await database
    .deleteFrom('report_file')
    .where(sql<SqlBool>`key = any(${keys}::text[])`)
    .execute();
}
