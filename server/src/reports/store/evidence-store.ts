import type { EvidenceSave, PresentPart } from '@plateprint/shared/reports/evidence/evidence-file.ts';
import type { EvidencePart } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StoredReport } from '../report-row.ts';

/** The authors of a report's first and last save, by name: an auditor asks whose figures these are. */
export async function savesOf(database: Database, { id, version, organization_id, created_at, updated_at }: StoredReport) {
  const row = await database
    .selectFrom('report')
    .leftJoin('person as maker', 'maker.id', 'report.created_by')
    .leftJoin('person as saver', 'saver.id', 'report.saved_by')
    .leftJoin('integration', 'integration.id', 'report.integration_id')
    .select([
      'maker.firstname as maker_firstname',
      'maker.lastname as maker_lastname',
      'saver.firstname as saver_firstname',
      'saver.lastname as saver_lastname',
      'integration.name as program',
    ])
    .where('report.id', '=', id)
    .where('report.organization_id', '=', organization_id)
    .executeTakeFirst();
  return {
    version,
    createdAt: created_at.toISOString(),
    createdBy: fullName(row?.maker_firstname, row?.maker_lastname) ?? row?.program ?? null,
    savedAt: updated_at.toISOString(),
    savedBy: fullName(row?.saver_firstname, row?.saver_lastname),
  } satisfies EvidenceSave;
}

/** The present state of the reports that one is made of: its own figures stay, whatever happens to theirs. */
export async function presentParts(
  database: Database,
  row: StoredReport,
  parts: readonly EvidencePart[],
): Promise<PresentPart[]> {
  if (parts.length === 0) return [];
  const ids = [...new Set(parts.map(({ reportId }) => reportId))];
  const rows = await database
    .selectFrom('report')
    .innerJoin('report_total', 'report_total.report_id', 'report.id')
    .select(['report.id', 'report_total.co2'])
    .where('report.organization_id', '=', row.organization_id)
    .where('report_total.organization_id', '=', row.organization_id)
    .where('report_total.location', '=', row.location)
    .where('report.deleted_at', 'is', null)
    // Years of thousands of restaurants are more ids than a statement takes one by one.
    .where(sql<boolean>`report.id = any(${ids}::text[])`)
    .execute();
  const now = new Map(rows.map(({ id, co2 }) => [id, co2]));
  return parts.map((part) => {
    const co2 = now.get(part.reportId);
    if (co2 === undefined) return { ...part, since: 'gone' };
    return { ...part, since: co2 === (part.co2?.value ?? null) ? 'unchanged' : 'changed' };
  });
}

function fullName(...names: (string | null | undefined)[]): string | null {
  return names.filter(Boolean).join(' ') || null;
}
