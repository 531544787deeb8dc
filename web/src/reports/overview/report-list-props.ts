import type { ReportSummary } from '@plateprint/shared/reports/report.ts';
import type { ReportDeeds } from './use-report-deeds.ts';

export interface ReportListProps {
  reports: readonly ReportSummary[];
  deeds: ReportDeeds;
  isBin: boolean;
}
