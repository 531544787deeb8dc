import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { documentWithTwins, evidenceWithTwins } from './stored-twins.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { storedFile } from './stored-file.ts';

/** The rows of a report as they were given; of an organization's or a period's the restaurants with their months. */
export type StoredRows = Pick<
  ReportDraft,
  'recipes' | 'menus' | 'ingredients' | 'importedData' | 'currentImportedDataLanguage'
> & {
  restaurants: Report['restaurants'];
};

export interface Bodies {
  rows: StoredRows;
  /** By both emission databases. */
  document: Record<EmissionDatabase, ReportData>;
  evidence: ReportEvidence;
}

/** Reads bodies of former versions into the shape of now. */
const READ: { [Kind in keyof Bodies]: (body: Bodies[Kind]) => Bodies[Kind] } = {
  rows: (rows) => rows,
  document: documentWithTwins,
  evidence: evidenceWithTwins,
};

const unzip = promisify(gunzip);

export interface Place {
  organizationId: string;
  id: string;
}

/** What bodies are read with: those of the last day are in the database, older ones in the file store. */
export type BodyServices = Pick<Services, 'database' | 'files'>;

/** The rows of a report. They stay in the database, since they are rewritten as long as it is a draft. */
export async function storedRows(database: Database, place: Place): Promise<StoredRows | null> {
  const row = await selected(database, place, 'rows').executeTakeFirst();
  return row?.body ? READ.rows(await unpacked<'rows'>(row.body)) : null;
}

/** The rows of several reports, by their id, each unpacked when it is asked for. */
export async function storedRowsOf(
  database: Database,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, () => Promise<StoredRows>>> {
  const rows = await database
    .selectFrom('report_body')
    .select(['report_id', 'body'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'rows')
    .where(sql<SqlBool>`report_id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.flatMap(({ report_id: id, body }) =>
      body === null ? [] : [[id, async () => READ.rows(await unpacked<'rows'>(body))] as const],
    ),
  );
}

/** The document or the evidence of a completed report. @throws when the file store has it no longer, or other bytes */
export async function bodyOf<Kind extends 'document' | 'evidence'>(
  services: BodyServices,
  place: Place,
  kind: Kind,
): Promise<Bodies[Kind] | null> {
  const body = await packedBodyOf(services, place, kind);
  return body ? READ[kind](await unpacked<Kind>(body)) : null;
}

/** The same as stored, to be handed to a thread. */
export async function packedBodyOf(
  { database, files }: BodyServices,
  place: Place,
  kind: 'document' | 'evidence',
): Promise<Uint8Array | null> {
  const row = await selected(database, place, kind)
    .leftJoin('report_file', 'report_file.key', 'report_body.file')
    .select(['report_file.key', 'report_file.sha256', 'report_file.bytes'])
    .executeTakeFirst();
  return row ? (row.body ?? (await storedFile(files, row))) : null;
}

function selected(database: Database, { organizationId, id }: Place, kind: keyof Bodies) {
  return database
    .selectFrom('report_body')
    .select('report_body.body')
    .where('report_body.organization_id', '=', organizationId)
    .where('report_body.report_id', '=', id)
    .where('report_body.kind', '=', kind);
}

export async function unpacked<Kind extends keyof Bodies>(body: Uint8Array): Promise<Bodies[Kind]> {
  return JSON.parse((await unzip(body)).toString('utf8')) as Bodies[Kind];
}

/** Replaces the bodies of a report; null takes one away. */
export async function keepBodies(
  database: Database,
  { organizationId, id }: Place,
  bodies: Readonly<Record<keyof Bodies, Buffer | null>>,
): Promise<void> {
  await database.deleteFrom('report_body').where('report_id', '=', id).where('organization_id', '=', organizationId).execute();
  const rows = Object.entries(bodies).flatMap(([kind, body]) =>
    body === null ? [] : [{ report_id: id, organization_id: organizationId, kind, body }],
  );
  await database.insertInto('report_body').values(rows).execute();
}
