import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useReportWords } from '../report-words.ts';

/** The name of a report as long as nobody has named it: its kind and its time. */
export function useProposedName(draft: DraftInWork): string {
  const words = useReportWords();
  const { startDate, endDate } = draft;
  if (startDate === null) return '';
  return `${words.kindOf(draft).split(',')[0]} ${words.timespanOf({ ...draft, startDate, endDate })}`;
}
