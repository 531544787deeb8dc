import type { Day } from '@plateprint/shared/kernel/month.ts';
import { REPORT_KINDS } from '@plateprint/shared/reports/model/report-kind.ts';
import { expect, test } from 'vitest';
import { plannedReports } from './demo-report-plan.ts';
import { nameOf } from './report-names.ts';

const TODAY: Day = '2026-11-22';

function monthsOf(restaurant: string): number {
  return plannedReports(TODAY).filter(
    (plan) =>
      plan.restaurant === restaurant && plan.category === 'restaurant' && plan.variety === 'sales' && plan.type === 'monthly',
  ).length;
}

test.each<Day>(['2026-11-22', '2027-01-01', '2028-02-29', '2026-03-31'])(
  'of %s has every kind and ends the month before',
  (today) => {
    const plans = plannedReports(today);
    for (const { category, variety, type } of REPORT_KINDS)
      expect(plans).toContainEqual(expect.objectContaining({ category, variety, type }));
    const completed = plans.filter(({ status }) => status === 'completed');
    expect(completed.every(({ startDate, endDate }) => (endDate ?? startDate) < `${today.slice(0, 7)}-01`)).toBe(true);
    expect(new Set(plans.map(({ key }) => key)).size).toBe(plans.length);
    const drafts = plans.filter(({ status }) => status === 'draft');
    const now = `${today.slice(0, 7)}-01`;
    expect(drafts.map(({ startDate }) => startDate)).toEqual([now, now, now]);
  },
);

test('has two years of each restaurant of the larger organization, but two months of one that are missing', () => {
  expect(['matsalen', 'havnen', 'canal', 'clairval', 'speicher'].map(monthsOf)).toEqual([25, 24, 24, 14, 22]);
});

test('is named in the kitchen’s language', () => {
  const month = { category: 'restaurant', variety: 'sales', type: 'monthly', startDate: '2026-03-01', endDate: null } as const;
  expect(nameOf(month, 'de')).toBe('Verkauf März 2026');
  expect(nameOf({ ...month, type: 'period', endDate: '2026-05-31' }, 'sv')).toBe(
    'Försäljning, tre månader: mars 2026 – maj 2026',
  );
});
