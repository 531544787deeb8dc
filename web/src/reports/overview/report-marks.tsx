import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { uncoveredShare } from './report-figure.ts';

/** The marks of a report: it is a draft, the organization's, or counts only a part of the food. */
export function ReportMarks({ report }: { report: ReportSummary }) {
  const text = useText('reports/overview');
  const format = useFormat();
  const uncovered = uncoveredShare(report);
  return (
    <>
      {report.status === 'draft' && <Badge tone="warning">{text('value.draft')}</Badge>}
      {report.category === 'organization' && <Badge>{text('value.organization')}</Badge>}
      {uncovered !== null && <Badge tone="warning">{text('uncovered', { share: format.percent(uncovered) })}</Badge>}
      {report.unmatchedRows > 0 && <Badge>{text('unmatched', { count: report.unmatchedRows })}</Badge>}
    </>
  );
}
