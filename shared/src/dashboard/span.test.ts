import { expect, test } from 'vitest';
import { formerSpan, presetOf, presetSpan, spanProblem } from './span.ts';

test.each([
  ['month', '2026-11-22', '2026-10', '2026-10'],
  ['month', '2026-01-01', '2025-12', '2025-12'],
  ['quarter', '2026-11-22', '2026-07', '2026-09'],
  ['quarter', '2026-10-01', '2026-07', '2026-09'],
  ['quarter', '2026-01-15', '2025-10', '2025-12'],
  ['year', '2026-11-22', '2025-11', '2026-10'],
] as const)('the latest full %s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetSpan(preset, today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBe(preset);
});

test('a span is compared with as many months before it', () => {
  expect(formerSpan({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
});

test.each([
  ['2026-03', '2026-02', { path: 'to', code: 'end_before_start' }],
  ['2023-01', '2026-01', { path: 'from', code: 'too_many_months' }],
  ['2023-02', '2026-01', null],
] as const)('what is wrong with %s to %s: %o', (from, to, problem) => {
  expect(spanProblem({ from, to })).toEqual(problem);
});
