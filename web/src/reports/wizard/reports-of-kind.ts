import { type Month, monthOfDay, type Day } from '@plateprint/shared/kernel/month.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import { call } from '../../platform/api/call.ts';

interface ReportsOfKind {
  /** Another report of the kind that begins on the same day; null where there is none or the kind may stand several times. */
  sameStart: ReportSummary | null;
  /** Months with a completed monthly sales report. */
  completedMonths: ReadonlySet<Month>;
}

type Wanted = Pick<DraftInWork, 'category' | 'variety' | 'type'> & { status?: 'completed' };

/** The reports that the check of step 1 has to know. Throws a `ClientFailure`. */
export async function reportsOfKind(draft: DraftInWork, restaurantId: string, ownId: string | null): Promise<ReportsOfKind> {
  const { oncePerStart, madeOf } = rulesOf(draft);
  const { category, variety, type, startDate } = draft;
  const same = oncePerStart && startDate !== null ? await allOf(restaurantId, { category, variety, type }) : [];
  const monthly: Wanted = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' };
  const months = madeOf === 'monthly_reports' ? await allOf(restaurantId, monthly) : [];
  return {
    sameStart: same.find((report) => report.startDate === startDate && report.id !== ownId) ?? null,
    completedMonths: new Set(months.map((report) => monthOfDay(report.startDate as Day))),
  };
}

async function allOf(restaurantId: string, wanted: Wanted): Promise<ReportSummary[]> {
  const found: ReportSummary[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...wanted, limit: 200, ...(cursor === null ? {} : { cursor }) };
    const page: { items: ReportSummary[]; next: string | null } = await call(listReports, {
      params: { id: restaurantId },
      query,
    });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return found;
}
