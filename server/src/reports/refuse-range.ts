import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { checkTimespan } from '@plateprint/shared/reports/timespan-check.ts';

/** @throws invalid_input for a range that ends before it starts, or is longer than a report's may be */
export function refuseRange(range: { startDate: string; endDate: string }): void {
  const kind = { category: 'organization', variety: 'sales', type: 'period' } as const;
  const outcome = checkTimespan(kind, range, { existingId: null, completedMonths: new Set(), isNew: false });
  if (outcome.next !== 'problem') return;
  throw new AppError('invalid_input', [{ path: outcome.field, code: outcome.code, message: 'This is no range of months.' }]);
}
