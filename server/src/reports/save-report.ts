import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { ReportStatus } from '@plateprint/shared/reports/report-status.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/report.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique.ts';
import { cleanDraft } from './clean-draft.ts';
import { saved, type SaveParts, type Saving } from './keep-generated.ts';
import { refuseSameStart, replacedReport } from './same-start.ts';
import { presentReport } from './present-report.ts';
import { progressOf } from './progress-store.ts';
import { refuseStatus, refuseTimespan } from './refuse-draft.ts';
import { type OwnedReport, type ReportHome, reportOf } from './report-reach.ts';
import type { KeptReport } from './report-row.ts';
import { binReports, idByKey, insertReport, lockStarts, replaceReport } from './report-store.ts';

interface Made {
  restaurant: ReportHome;
  draft: ReportDraft;
  status: ReportStatus;
  replaces: string | undefined;
}

/**
 * Makes a report and, when completed, all its figures; all of it is kept, or nothing. Under a key that was saved before,
 * the report of then.
 * @throws invalid_input, unknown_ingredient, unit_not_taken, report_exists, save_cancelled
 */
export async function createReport(parts: SaveParts, saving: Saving, made: Made): Promise<Report> {
  const { database } = parts;
  const { actor, key } = saving;
  const { restaurant, status } = made;
  const known = key === undefined ? null : await idByKey(database, restaurant.id, key);
  if (known !== null) return presentReport(parts, (await reportOf(database, actor, known)).row);
  refuseTimespan(made.draft);
  const draft = cleanDraft(made.draft);
  refuseStatus(draft, null, status);
  const replaced =
    made.replaces === undefined ? null : await replacedReport(database, actor, { replaces: made.replaces, restaurant, draft });
  await refuseSameStart(database, { restaurant, draft, but: [replaced?.row.id] });
  try {
    return await saved(parts, saving, { restaurant, draft, status }, async (transaction, written) => {
      await lockStarts(transaction, restaurant.id);
      if (replaced) await binReports(transaction, [replaced], parts.clock());
      await refuseSameStart(transaction, { restaurant, draft, but: [] });
      return insertReport(transaction, actor, { restaurant, key: key ?? null, written });
    });
  } catch (error) {
    const first = key !== undefined && isOfTwin(error) ? await idByKey(database, restaurant.id, key) : null;
    if (first === null) throw error;
    return presentReport(parts, (await reportOf(database, actor, first)).row);
  }
}

/** Whether a save may have failed because the same one, on its way twice, was done first. */
function isOfTwin(error: unknown): boolean {
  if (isUniqueViolation(error, 'report_client_key')) return true;
  return error instanceof AppError && (error.code === 'report_exists' || error.code === 'changed_meanwhile');
}

/**
 * Saves a report anew from its rows.
 * @throws changed_meanwhile, and as `createReport`
 */
export async function updateReport(
  parts: SaveParts,
  saving: Saving,
  { kept, version, ...made }: { kept: OwnedReport; version: number; draft: ReportDraft; status: ReportStatus },
): Promise<Report> {
  const { database } = parts;
  const { restaurant, row } = kept;
  if (await isDone(database, saving)) return presentReport(parts, row);
  if (row.version !== version) throw new AppError('changed_meanwhile');
  refuseTimespan(made.draft);
  const draft = cleanDraft(made.draft);
  refuseKind(draft, row);
  refuseStatus(draft, row.status as ReportStatus, made.status);
  const but = [row.id];
  const begins = draft.startDate !== row.start_date || draft.type !== row.type;
  if (begins) await refuseSameStart(database, { restaurant, draft, but });
  try {
    return await saved(parts, saving, { restaurant, draft, status: made.status, kept }, async (transaction, written) => {
      await lockStarts(transaction, restaurant.id);
      if (begins) await refuseSameStart(transaction, { restaurant, draft, but });
      return replaceReport(transaction, saving.actor, { report: kept, version, written });
    });
  } catch (error) {
    if (!isOfTwin(error) || !(await isDone(database, saving))) throw error;
    return presentReport(parts, (await reportOf(database, saving.actor, row.id)).row);
  }
}

async function isDone(database: Database, { actor, key }: Saving): Promise<boolean> {
  if (key === undefined) return false;
  return (await progressOf(database, { key, personId: actor.userId }))?.phase === 'done';
}

function refuseKind({ category, variety }: ReportDraft, row: KeptReport): void {
  const field = category !== row.category ? 'category' : variety !== row.variety ? 'variety' : null;
  if (field === null) return;
  const problem = { path: `report.${field}`, code: 'other_kind', message: 'A report stays of its kind.' };
  throw new AppError('invalid_input', [problem]);
}
