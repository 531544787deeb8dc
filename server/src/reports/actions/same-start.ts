import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { demandEdit } from './demand-report.ts';
import { type OwnedReport, type ReportHome, reportOf } from '../report-reach.ts';
import { sameStart } from '../report-store.ts';

/** The report that goes into the bin for the new one. @throws invalid_input for one of another kind or start */
export async function replacedReport(
  database: Database,
  actor: Actor,
  { replaces, restaurant, draft }: { replaces: string; restaurant: ReportHome; draft: ReportDraft },
): Promise<OwnedReport> {
  const replaced = await reportOf(database, actor, replaces);
  const { row } = replaced;
  demandEdit(actor, replaced);
  const isSame =
    row.restaurant_id === restaurant.id &&
    row.start_date === draft.startDate &&
    (['category', 'variety', 'type'] as const).every((part) => row[part] === draft[part]);
  if (isSame) return replaced;
  const problem = { path: 'replaces', code: 'other_report', message: 'This report is of another kind or start.' };
  throw new AppError('invalid_input', [problem]);
}

/** @throws report_exists, whose message is the id of the report of the same start */
export async function refuseSameStart(
  database: Database,
  {
    restaurant,
    draft,
    but,
  }: {
    restaurant: Pick<ReportHome, 'id' | 'organizationId'>;
    draft: Pick<ReportDraft, 'category' | 'variety' | 'type' | 'startDate'>;
    but: readonly (string | undefined)[];
  },
): Promise<void> {
  if (!rulesOf(draft).oncePerStart) return;
  const id = await sameStart(database, restaurant, draft);
  if (id === null || but.includes(id)) return;
  throw new AppError('report_exists', [{ path: 'startDate', code: 'report_exists', message: id }]);
}
