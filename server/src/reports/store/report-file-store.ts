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

/** Where bodies are stored: of current reports, and of former versions, which are never rewritten. */
const PLACES = {
  present: { table: 'report_body', body: 'body', file: 'file', which: 'kind', writtenAt: 'kept_at', except: 'rows' },
  former_document: {
    table: 'report_version',
    body: 'document',
    file: 'document_file',
    which: 'version',
    writtenAt: 'saved_at',
    except: '',
  },
  former_evidence: {
    table: 'report_version',
    body: 'evidence',
    file: 'evidence_file',
    which: 'version',
    writtenAt: 'saved_at',
    except: '',
  },
} as const;

type BodyPlace = keyof typeof PLACES;
export const BODY_PLACES = Object.keys(PLACES) as BodyPlace[];

interface BodyRow {
  organization_id: string;
  report_id: string;
  which: string;
  body: Buffer;
  moment: string;
}

/** Bodies that were written before a moment, the oldest first. */
export async function bodiesToMove(
  database: Database,
  place: BodyPlace,
  { before, most }: { before: Date; most: number },
): Promise<MovableBody[]> {
  const { table, body: content, file, which, writtenAt, except } = PLACES[place];
  const [inTable, body, kind, at] = [sql.table(table), sql.ref(content), sql.ref(which), sql.ref(writtenAt)];
  const { rows } = await sql<BodyRow>`
    select organization_id, report_id, ${kind}::text as which, ${body} as body, ${at}::text as moment
    from ${inTable} where ${at} <= ${before} and ${body} is not null ${except === '' ? sql`` : sql`and ${kind} <> ${sql.lit(except)}`}
    order by ${at} limit ${most}`.execute(database);
  return rows.map((row) => ({
    organizationId: row.organization_id,
    reportId: row.report_id,
    body: row.body,
    async name(transaction, key) {
      // To the microsecond: one that was written meanwhile is another.
      const { numAffectedRows } = await sql`
        update ${inTable} set ${body} = null, ${sql.ref(file)} = ${key}
        where organization_id = ${row.organization_id} and report_id = ${row.report_id} and ${kind}::text = ${row.which}
          and ${at} = ${row.moment}::timestamptz and ${body} is not null`.execute(transaction);
      return (numAffectedRows ?? 0n) > 0n;
    },
  }));
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
