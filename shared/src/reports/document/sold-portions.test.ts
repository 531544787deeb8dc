import { expect, test } from 'vitest';
import type { ReportLine } from '../model/report-data.ts';
import { soldPortions } from './sold-portions.ts';

const line = (servings: number, isKnown = true): ReportLine =>
  ({ servings, co2: isKnown ? { value: 1, low: 1, high: 1 } : null }) as ReportLine;
const co2 = { value: 3000, low: 2000, high: 5000 };

test('main courses alone are as many as were sold', () => {
  expect(soldPortions({ lines: [line(10)], portions: 10, co2 }).isSame).toBe(true);
});

test('ten main courses and ten snacks are eleven main courses, and twenty portions sold', () => {
  const { isSame, sold, perSold } = soldPortions({ lines: [line(10), line(10)], portions: 11, co2 });
  expect([isSame, sold, perSold]).toEqual([false, 20, { value: 150, low: 100, high: 250 }]);
});

test('what has no figure is in neither', () => {
  expect(soldPortions({ lines: [line(10), line(90, false)], portions: 10, co2 })).toMatchObject({ sold: 10, isSame: true });
  expect(soldPortions({ lines: [line(5, false)], portions: 0, co2: null }).perSold).toBeNull();
});
