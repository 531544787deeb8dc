import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { type SqlBool, sql } from 'kysely';
import { binEnds } from '../platform/database/bin.ts';
import { changedMeanwhile } from '../platform/database/changed-meanwhile.ts';
import type { Database } from '../platform/database/database.ts';
import { recountNames } from '../mapper/actions/wait-for.ts';
import { draftColumns, type StoredReport } from './report-row.ts';
import type { OwnedReport, ReportHome } from './report-reach.ts';
import { LOCKS } from '../platform/database/locks/locks.ts';

/** The part of a report that a save writes. */
export interface WrittenReport {
  id: string;
  draft: ReportDraft;
  status: ReportStatus;
  unmatchedRows: number;
  /** Null for a draft. */
  foodDataVersion: string | null;
  now: Date;
}

function columns({ draft, status, unmatchedRows, foodDataVersion, now }: WrittenReport, actor: Actor) {
  return {
    ...draftColumns(draft),
    status,
    unmatched_rows: unmatchedRows,
    food_data_version: foodDataVersion,
    generated_at: status === 'completed' ? now : null,
    saved_by: authorOf(actor).personId,
    updated_at: now,
  };
}

/** The first program that wrote a report stays named in it, whoever saves it afterwards. */
function alsoWrittenBy(actor: Actor) {
  const { integrationId } = authorOf(actor);
  return integrationId === null ? {} : { integration_id: sql<string>`coalesce(integration_id, ${integrationId})` };
}

export async function insertReport(
  database: Database,
  actor: Actor,
  {
    restaurant,
    key,
    written,
  }: { restaurant: Pick<ReportHome, 'id' | 'organizationId'>; key: string | null; written: WrittenReport },
): Promise<StoredReport> {
  const { category, variety } = written.draft;
  return database
    .insertInto('report')
    .values({
      ...columns(written, actor),
      id: written.id,
      organization_id: restaurant.organizationId,
      restaurant_id: restaurant.id,
      category,
      variety,
      client_key: key,
      created_by: authorOf(actor).personId,
      integration_id: authorOf(actor).integrationId,
      created_at: written.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function kept(database: Database, { row }: Pick<OwnedReport, 'row'>) {
  return database
    .updateTable('report')
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('deleted_at', 'is', null);
}

/** One that names no version replaces any: keep that one first. */
const startedFrom = (version: number | undefined) =>
  version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${version}`;

/** The refusal of a save that another has overtaken. */
export async function overtaken(database: Database, actor: Actor, { row }: Pick<OwnedReport, 'row'>): Promise<AppError> {
  return changedMeanwhile(database, { table: 'report', id: row.id, organizationId: row.organization_id, by: authorOf(actor) });
}

/** @throws changed_meanwhile when the kept version is not the one that the save started from. */
export async function replaceReport(
  database: Database,
  actor: Actor,
  { report, version, written }: { report: Pick<OwnedReport, 'row'>; version: number | undefined; written: WrittenReport },
): Promise<StoredReport> {
  const row = await kept(database, report)
    .set({ ...columns(written, actor), ...alsoWrittenBy(actor), version: sql`version + 1` })
    .where(startedFrom(version))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await overtaken(database, actor, report);
  return row;
}

/** How a report is shown changes; no row and no figure does. @throws changed_meanwhile */
export async function replaceSettings(
  database: Database,
  actor: Actor,
  {
    report,
    version,
    settings,
    now,
  }: { report: OwnedReport; version: number | undefined; settings: ReportDraft['settings']; now: Date },
): Promise<StoredReport> {
  const row = await kept(database, report)
    .set({ settings: JSON.stringify(settings), saved_by: authorOf(actor).personId, updated_at: now, version: sql`version + 1` })
    .where(startedFrom(version))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await overtaken(database, actor, report);
  return row;
}

export async function nameReport(
  database: Database,
  report: OwnedReport,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await kept(database, report)
    .set({ name, name_search: name.toLowerCase(), updated_at: now, version: sql`version + 1` })
    .execute();
}

export async function keepReportThumbnail(database: Database, report: OwnedReport, path: string): Promise<void> {
  await kept(database, report).set({ thumbnail: path }).execute();
}

/** Puts reports into the bin (`now`) or takes them out (null), with the names that they wait for. Hand in a transaction. */
export async function binReports(
  database: Database,
  reports: readonly Pick<OwnedReport, 'row'>[],
  deletedAt: Date | null,
): Promise<void> {
  await database
    .updateTable('report')
    .set({ deleted_at: deletedAt })
    .where(sql<SqlBool>`id = any(${reports.map(({ row }) => row.id)}::text[])`)
    .where(sql<SqlBool>`organization_id = any(${reports.map(({ row }) => row.organization_id)}::text[])`)
    .execute();
  const met = reports.map(({ row }) => ({ reportId: row.id }));
  for (const organizationId of [...new Set(reports.map(({ row }) => row.organization_id))].toSorted())
    await recountNames(database, { met, organizationId });
}

/** The report that a save under this key made; null when there is none. */
export async function idByKey(database: Database, restaurantId: string, key: string): Promise<string | null> {
  const row = await database
    .selectFrom('report')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('client_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Start = Pick<ReportDraft, 'category' | 'variety' | 'type' | 'startDate'>;

/** The report of the same kind that begins on the same day; null when there is none. */
export async function sameStart(
  database: Database,
  restaurant: Pick<ReportHome, 'id' | 'organizationId'>,
  { category, variety, type, startDate }: Start,
): Promise<string | null> {
  const row = await database
    .selectFrom('report')
    .select('id')
    .where('organization_id', '=', restaurant.organizationId)
    .where('restaurant_id', '=', restaurant.id)
    .where('start_date', '=', startDate)
    .where('category', '=', category)
    .where('variety', '=', variety)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** One at a time begins a restaurant's reports: two at once could make a second one of the same month. */
export async function lockStarts(database: Database, restaurantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.reportMonths)}, hashtext(${restaurantId}))`.execute(database);
}

/** Removes for good what was binned 30 days ago. @returns the thumbnails that nothing shows any more */
export async function emptyReportBin(database: Database, now: Date): Promise<string[]> {
  const rows = await database.deleteFrom('report').where('deleted_at', '<=', binEnds(now)).returning('thumbnail').execute();
  return rows.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [thumbnail]));
}
