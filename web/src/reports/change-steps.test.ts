import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';
import { expect, test } from 'vitest';
import { formatOf } from '../platform/i18n/use-format.ts';
import { changeSteps, signedKg } from './change-steps.ts';

const change = (parts: [MonthsChange['parts'][number]['part'], number][]): MonthsChange => ({
  from: '2026-09',
  to: '2026-10',
  per: 'portion',
  before: 1000,
  after: 1000 + parts.reduce((sum, [, co2]) => sum + co2, 0),
  difference: null,
  parts: parts.map(([part, co2]) => ({ part, co2, rows: [] })),
});

test('each step begins where the one before ended, and what made nothing is no step', () => {
  const { steps, before, after } = changeSteps(
    change([
      ['mix', -200],
      ['recipes', 0],
      ['supply', 100],
    ]),
  );
  expect(steps.map(({ part, start, end }) => [part, start, end])).toEqual([
    ['mix', 0, 1],
    ['supply', 0, 0.5],
  ]);
  expect([before, after]).toEqual([1, 0.5]);
});

test('without a change there is no step', () => {
  expect(changeSteps(change([['mix', 0]])).steps).toEqual([]);
});

test('kilograms carry their sign', () => {
  expect(signedKg(-123, 'portion', formatOf('en_gb'))).toBe('−0.123');
  expect(signedKg(123_400, 'total', formatOf('en_gb'))).toBe('+123');
  expect(signedKg(0, 'portion', formatOf('en_gb'))).toBe('+0.000');
  expect([0.2, -0.2].map((grams) => signedKg(grams, 'portion', formatOf('sv')))).toEqual(['<0,001', '<0,001']);
  expect(signedKg(-0.6, 'kg', formatOf('en_gb'))).toBe('−0.001');
  expect(signedKg(20, 'total', formatOf('en_gb'))).toBe('<1');
});
