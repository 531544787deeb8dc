import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique.ts';
import { cleanDraft } from './clean-draft.ts';
import { generateAndStoreReport } from './generate-and-store-report.ts';
import { refuseSameStart, replacedReport } from '../actions/same-start.ts';
import { presentReport } from '../actions/present-report.ts';
import { progressOf } from '../store/progress-store.ts';
import { refuseStatus, refuseTimespan } from '../actions/refuse-draft.ts';
import type { SaveRequest, SaveServices } from './save-request.ts';
import { type OwnedReport, type ReportHome, reportOf } from '../report-reach.ts';
import type { StoredReport } from '../report-row.ts';
import { keepReportVersion } from '../store/report-version-store.ts';
import { binReports, idByKey, insertReport, lockStarts, overtaken, replaceReport } from '../report-store.ts';

interface NewReport {
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
export async function createReport(services: SaveServices, request: SaveRequest, report: NewReport): Promise<Report> {
  const { database } = services;
  const { actor, key } = request;
  const { restaurant, status, replaces } = report;
  const known = key === undefined ? null : await idByKey(database, restaurant.id, key);
  if (known !== null) return presentReport(services, (await reportOf(database, actor, known)).row);
  refuseTimespan(report.draft, { status, now: services.clock() });
  const draft = cleanDraft(report.draft);
  refuseStatus(draft, null, status);
  const replaced = replaces === undefined ? null : await replacedReport(database, actor, { replaces, restaurant, draft });
  await refuseSameStart(database, { restaurant, draft, but: [replaced?.row.id] });
  try {
    return await generateAndStoreReport(services, request, {
      restaurant,
      draft,
      status,
      async store(transaction, written) {
        await lockStarts(transaction, restaurant.id);
        if (replaced) await binReports(transaction, [replaced], services.clock());
        await refuseSameStart(transaction, { restaurant, draft, but: [] });
        return insertReport(transaction, actor, { restaurant, key: key ?? null, written });
      },
    });
  } catch (error) {
    const first = key !== undefined && isOfTwin(error) ? await idByKey(database, restaurant.id, key) : null;
    if (first === null) throw error;
    return presentReport(services, (await reportOf(database, actor, first)).row);
  }
}

/** Whether a save may have failed because the same one, on its way twice, was done first. */
function isOfTwin(error: unknown): boolean {
  if (isUniqueViolation(error, 'report_client_key')) return true;
  return error instanceof AppError && (error.code === 'report_exists' || error.code === 'changed_meanwhile');
}

interface ReportUpdate {
  former: OwnedReport;
  /** Where the change started from. */
  version: number | undefined;
  draft: ReportDraft;
  status: ReportStatus;
}

/**
 * Saves a report anew from its rows. Without the version that it started from it replaces what is there, which stays as a version.
 * @throws changed_meanwhile, and as `createReport`
 */
export async function updateReport(
  services: SaveServices,
  request: SaveRequest,
  { former, version, ...next }: ReportUpdate,
): Promise<Report> {
  const { database } = services;
  const { restaurant, row } = former;
  if (await isDone(database, request)) return presentReport(services, row);
  if (version !== undefined && row.version !== version) throw await overtaken(database, request.actor, former);
  refuseTimespan(next.draft, { status: next.status, now: services.clock() });
  const draft = cleanDraft(next.draft);
  refuseKind(draft, row);
  refuseStatus(draft, row.status as ReportStatus, next.status);
  const but = [row.id];
  const begins = draft.startDate !== row.start_date || draft.type !== row.type;
  if (begins) await refuseSameStart(database, { restaurant, draft, but });
  try {
    return await generateAndStoreReport(services, request, {
      restaurant,
      draft,
      status: next.status,
      former,
      async store(transaction, written) {
        await lockStarts(transaction, restaurant.id);
        if (begins) await refuseSameStart(transaction, { restaurant, draft, but });
        // A published version can be opened for ever, whoever writes over it.
        if (version === undefined || row.status === 'completed') await keepReportVersion(transaction, former);
        return replaceReport(transaction, request.actor, { report: former, version, written });
      },
    });
  } catch (error) {
    if (!isOfTwin(error) || !(await isDone(database, request))) throw error;
    return presentReport(services, (await reportOf(database, request.actor, row.id)).row);
  }
}

async function isDone(database: Database, { actor, key }: SaveRequest): Promise<boolean> {
  if (key === undefined) return false;
  return (await progressOf(database, { key, personId: actor.userId }))?.phase === 'done';
}

function refuseKind({ category, variety }: ReportDraft, row: StoredReport): void {
  const field = category !== row.category ? 'category' : variety !== row.variety ? 'variety' : null;
  if (field === null) return;
  const problem = { path: `report.${field}`, code: 'other_kind', message: 'A report stays of its kind.' };
  throw new AppError('invalid_input', [problem]);
}
