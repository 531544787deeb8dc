import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { OwnedReport, ReportHome } from '../report-reach.ts';
import type { StoredReport } from '../report-row.ts';

export type SaveServices = Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>;

/** The person or program that saves, their own key of the save, and whether they still wait for it. */
export interface SaveRequest {
  actor: Actor;
  key: string | undefined;
  isGone: () => boolean;
  /** Further writes of the saver with the report: the last step of its transaction, both or neither. */
  alongside?: (transaction: Database, report: StoredReport) => Promise<void>;
}

/** A report as it is to be, and the one that it takes the place of. */
export interface ReportToSave {
  restaurant: ReportHome;
  draft: ReportDraft;
  status: ReportStatus;
  former?: OwnedReport;
}
