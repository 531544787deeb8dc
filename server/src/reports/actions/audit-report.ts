import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { type AuditValues, audit } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OwnedReport } from '../report-reach.ts';
import type { StoredReport } from '../report-row.ts';

/** The figure of a completed report: grams CO2e by the database it is shown with, and the food data behind it. Drafts have none. */
export type ReportFigure = Pick<AuditValues, 'report_footprint' | 'food_data_version'>;

/** The figure of a stored report before it is saved anew; null for a draft and for a report that is new. */
export async function figureBefore(transaction: Database, kept: OwnedReport | undefined): Promise<ReportFigure | null> {
  if (kept?.row.status !== 'completed') return null;
  const { id, organization_id: organizationId, food_data_version: foodDataVersion, location } = kept.row;
  const total = await transaction
    .selectFrom('report_total')
    .select('co2')
    .where('report_id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('location', '=', location)
    .executeTakeFirst();
  return { report_footprint: total?.co2 ?? null, food_data_version: foodDataVersion };
}

interface AuditedReport {
  actor: Actor;
  at: Date;
  report: Pick<StoredReport, 'id' | 'name' | 'organization_id'>;
}

/** Writes down that figures others rely on were made, or took the place of former ones. Call it in the transaction that keeps them. */
export async function auditCompleted(
  transaction: Database,
  { before, after, ...audited }: AuditedReport & { before: ReportFigure | null; after: ReportFigure },
): Promise<void> {
  await write(transaction, before ? 'report_replaced' : 'report_completed', {
    ...audited,
    values: { before: before ?? {}, after },
  });
}

/** Writes down which completed reports went into the bin or came out of it. Drafts come and go unsaid. */
export async function auditBinned(
  transaction: Database,
  action: 'report_deleted' | 'report_restored',
  { actor, at, reports }: { actor: Actor; at: Date; reports: readonly OwnedReport[] },
): Promise<void> {
  for (const { row } of reports) if (row.status === 'completed') await write(transaction, action, { actor, at, report: row });
}

async function write(
  transaction: Database,
  action: AuditAction,
  { actor, at, report, values }: AuditedReport & { values?: { before: AuditValues; after: AuditValues } },
): Promise<void> {
  const thing = { kind: 'report' as const, id: report.id, name: report.name };
  // A program is nobody who was signed in; the report itself names it.
  const by = actor.integrationId === undefined ? actor : null;
  await audit(transaction, { action, at, by, thing, organizationId: report.organization_id, ...values });
}
