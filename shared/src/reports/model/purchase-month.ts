import type { ReportDraft } from './report.ts';

/** Length of `2026-11` in `2026-11-20`. */
const MONTH = 7;

/** The month of the year, 1–12, in which a report's food was bought; null for a period of several. */
export function purchaseMonth({ startDate, endDate }: Pick<ReportDraft, 'startDate' | 'endDate'>): number | null {
  const month = startDate.slice(0, MONTH);
  return endDate === null || endDate.slice(0, MONTH) === month ? Number(month.slice(5)) : null;
}
