import { monthOfDay, type Day } from '@plateprint/shared/kernel/month.ts';
import type { ReportKind } from '@plateprint/shared/reports/model/report-kind.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

interface Spoken extends ReportKind {
  startDate: string;
  endDate: string | null;
}

/** Kind and time of a report, in words: "Sales report, month" and "November 2026". */
export function useReportWords(): { kindOf: (report: ReportKind) => string; timespanOf: (report: Spoken) => string } {
  const text = useText('reports');
  const format = useFormat();
  return {
    kindOf: ({ variety, type }) => text('kind', { variety, type }),
    timespanOf: ({ type, startDate, endDate }) => {
      if (type === 'monthly') return format.month(monthOfDay(startDate as Day));
      if (type === 'event' || endDate === null) return format.date(startDate);
      return text('range', { first: format.date(startDate), last: format.date(endDate) });
    },
  };
}
