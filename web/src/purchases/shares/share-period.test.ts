import { expect, test } from 'vitest';
import { periodAround, periodBeside, quarterNumber } from './share-period.ts';

test('a period is the calendar’s own, and its neighbours are as long', () => {
  expect(periodAround('month', '2026-05')).toEqual({ from: '2026-05', to: '2026-05' });
  expect(periodAround('quarter', '2026-05')).toEqual({ from: '2026-04', to: '2026-06' });
  expect(periodAround('year', '2026-05')).toEqual({ from: '2026-01', to: '2026-12' });
  const autumn = periodAround('quarter', '2026-11');
  expect(quarterNumber(autumn)).toBe(4);
  expect(periodBeside('quarter', autumn, 1)).toEqual({ from: '2027-01', to: '2027-03' });
  expect(periodBeside('month', periodAround('month', '2026-01'), -1)).toEqual({ from: '2025-12', to: '2025-12' });
});
