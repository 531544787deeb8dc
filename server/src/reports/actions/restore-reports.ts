import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditBinned } from './audit-report.ts';
import { kindOf, type OwnedReport } from '../report-reach.ts';
import { binReports, lockStarts } from '../report-store.ts';
import { refuseSameStart } from './same-start.ts';

/** Takes reports out of the bin: all or none. @throws report_exists where another one has taken the place of one of them */
export async function restoreReports(
  database: Database,
  { actor, at, reports }: { actor: Actor; at: Date; reports: readonly OwnedReport[] },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const id of [...new Set(reports.map(({ restaurant }) => restaurant.id))].toSorted()) await lockStarts(transaction, id);
    for (const { row, restaurant } of reports) {
      const draft = { ...kindOf(row), startDate: row.start_date };
      await refuseSameStart(transaction, { restaurant, draft, but: reports.map((report) => report.row.id) });
    }
    await binReports(transaction, reports, null);
    await auditBinned(transaction, 'report_restored', { actor, at, reports });
  });
}
