import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { firstDayOf, isDay, lastDayOf, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { checkTimespan } from '@plateprint/shared/reports/wizard/timespan-check.ts';

/**
 * A question about months may name any days of them.
 * @throws invalid_input for a range that ends before it starts, or is longer than a report's may be
 */
export function refuseRange(range: { startDate: string; endDate: string }): void {
  const kind = { category: 'organization', variety: 'sales', type: 'period' } as const;
  const months =
    isDay(range.startDate) && isDay(range.endDate) && range.startDate <= range.endDate
      ? { startDate: firstDayOf(monthOfDay(range.startDate)), endDate: lastDayOf(monthOfDay(range.endDate)) }
      : range;
  const outcome = checkTimespan(kind, months, { existingId: null, completedMonths: new Set(), isNew: false });
  if (outcome.next !== 'problem') return;
  throw new AppError('invalid_input', [{ path: outcome.field, code: outcome.code, message: 'This is no range of months.' }]);
}
