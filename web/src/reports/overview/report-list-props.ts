import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { ReportActions } from './use-report-actions.ts';

export interface ReportListProps {
  reports: readonly ReportSummary[];
  actions: ReportActions;
  isBin: boolean;
}
