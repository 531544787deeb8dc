import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredReport } from '../report-row.ts';
import type { WrittenReport } from '../report-store.ts';
import { SaveProgress } from '../store/save-progress.ts';
import { afterSave } from './after-save.ts';
import { prepareReport } from './prepare-report.ts';
import { presentReport } from '../actions/present-report.ts';
import { refuseRows } from '../actions/refuse-draft.ts';
import type { ReportToSave, SaveRequest, SaveServices } from './save-request.ts';

/** Writes the report's row, as a new one or in place of the former. */
type StoreReport = (transaction: Database, report: WrittenReport) => Promise<StoredReport>;

/** Generates a report, stores it and all that belongs to it in one transaction, and answers it as it is shown. */
export async function generateAndStoreReport(
  services: SaveServices,
  request: SaveRequest,
  { store, ...toSave }: ReportToSave & { store: StoreReport },
): Promise<Report> {
  const { actor, key, isGone } = request;
  refuseRows(toSave.draft, toSave.status);
  const progress = new SaveProgress(services, key === undefined ? null : { key, personId: actor.userId }, isGone);
  try {
    const prepared = await prepareReport(services, toSave, { actor, progress });
    const report = await services.database.transaction().execute(async (transaction) => {
      const stored = await store(transaction, prepared.report);
      await afterSave(transaction, { stored, prepared, toSave, request, progress });
      return stored;
    });
    return await presentReport(services, report, { atHand: { rows: prepared.rows, document: prepared.document } });
  } catch (error) {
    await progress.drop();
    throw error;
  }
}
