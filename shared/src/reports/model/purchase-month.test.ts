import { expect, test } from 'vitest';
import { purchaseMonth } from './purchase-month.ts';

test.each([
  ['2026-07-01', null, 7],
  ['2026-11-03', '2026-11-30', 11],
  ['2026-11-01', '2027-11-30', null],
  ['2026-01-01', '2026-03-31', null],
] as const)('a report from %s to %s buys in month %s', (startDate, endDate, month) => {
  expect(purchaseMonth({ startDate, endDate })).toBe(month);
});
