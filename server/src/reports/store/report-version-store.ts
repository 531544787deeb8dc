import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FormerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { sql } from 'kysely';
import { storedFile } from '../stored-file.ts';
import { documentWithTwins, evidenceWithTwins } from '../stored-twins.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Bodies, type BodyServices, type StoredRows, unpacked } from '../body-store.ts';
import type { OwnedReport } from '../report-reach.ts';
import type { StoredReport } from '../report-row.ts';

type Stored = Pick<OwnedReport, 'row'>;

const body = (kind: keyof Bodies) => sql`(select body from report_body where report_id = report.id and kind = ${kind})`;
const fileOf = (kind: keyof Bodies) => sql`(select file from report_body where report_id = report.id and kind = ${kind})`;

/** Keeps the present version of a report, which is about to be written over; locks it, so call it in the transaction of the save. */
export async function keepReportVersion(transaction: Database, { row }: Stored): Promise<void> {
  await sql`
    insert into report_version (report_id, version, organization_id, name, type, status, start_date, end_date, location,
      settings, food_data_version, rows, document, document_file, evidence, evidence_file, saved_at)
    select id, version, organization_id, name, type, status, start_date, end_date, location,
      settings, food_data_version, ${body('rows')}, ${body('document')}, ${fileOf('document')}, ${body('evidence')}, ${fileOf('evidence')}, updated_at
    from report where id = ${row.id} and organization_id = ${row.organization_id} and deleted_at is null
    for update
    on conflict do nothing`.execute(transaction);
}

const MOST_LISTED = 200;

/** The versions of a report that were written over unseen, the latest first. */
export async function reportVersionsOf(database: Database, { row }: Stored): Promise<FormerVersion[]> {
  const rows = await database
    .selectFrom('report_version')
    .select(['version', 'name', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('report_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ version, name, saved_at: savedAt }) => ({ version, name, savedAt: savedAt.toISOString() }));
}

interface FormerReport {
  row: StoredReport;
  rows: StoredRows | null;
  document: Bodies['document'] | null;
  /** What it was made of; null for versions of before that was kept. */
  evidence: Bodies['evidence'] | null;
}

/** A report as it stood, with its rows and figures. @throws not_found */
export async function reportVersionOf(
  { database, files }: BodyServices,
  { row }: Stored,
  version: number,
): Promise<FormerReport> {
  const former = await database
    .selectFrom('report_version')
    .leftJoin('report_file', 'report_file.key', 'report_version.document_file')
    .leftJoin('report_file as evidence_stored', 'evidence_stored.key', 'report_version.evidence_file')
    .selectAll('report_version')
    .select(['report_file.key', 'report_file.sha256', 'report_file.bytes'])
    .select(['evidence_stored.key as evidence_key', 'evidence_stored.sha256 as evidence_sha256'])
    .select('evidence_stored.bytes as evidence_bytes')
    .where('report_version.organization_id', '=', row.organization_id)
    .where('report_version.report_id', '=', row.id)
    .where('report_version.version', '=', version)
    .executeTakeFirst();
  if (!former) throw new AppError('not_found');
  const { report_id: _report, document_file: _file, evidence_file: _evidence, saved_at: updated_at, ...kept } = former;
  const { key, sha256, bytes, rows, document, evidence, evidence_key, evidence_sha256, evidence_bytes, ...written } = kept;
  const figures = document ?? (await storedFile(files, { key, sha256, bytes }));
  const ofEvidence = { key: evidence_key, sha256: evidence_sha256, bytes: evidence_bytes };
  const madeOf = evidence ?? (await storedFile(files, ofEvidence));
  return {
    row: { ...row, ...written, updated_at },
    rows: rows && (await unpacked<'rows'>(rows)),
    document: figures && documentWithTwins(await unpacked<'document'>(figures)),
    evidence: madeOf && evidenceWithTwins(await unpacked<'evidence'>(madeOf)),
  };
}

/** What a former version is called, and of when it is; null where there never was one of its number. */
export async function formerVersionOf(database: Database, { row }: Stored, version: number) {
  const former = await database
    .selectFrom('report_version')
    .select(['version', 'name', 'start_date', 'end_date', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('report_id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return former ?? null;
}
