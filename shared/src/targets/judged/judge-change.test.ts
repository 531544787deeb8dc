import { expect, test } from 'vitest';
import { monthsBetween } from '../../kernel/month.ts';
import { judgeChange, type MonthlyValues } from './judge-change.ts';
import { studentQuantile } from './student-quantile.ts';

const MONTHS = monthsBetween('2025-01', '2026-06');
const CHANGE = '2025-10';
const flat = (of: number, change = 1): MonthlyValues =>
  new Map(MONTHS.map((month, index) => [month, of * (1 + 0.01 * (index % 2)) * (month >= CHANGE ? change : 1)]));
/** Two per cent less every month. */
const sinking: MonthlyValues = new Map(MONTHS.map((month, index) => [month, 0.98 ** index * (1 + 0.01 * (index % 2))]));

test('what all kitchens did is not what one did: a season is no success', () => {
  const sunk = judgeChange(flat(1, 0.8), [flat(1.4, 0.8), flat(0.9, 0.8)], CHANGE);
  expect(sunk).toMatchObject({ judgement: 'cannot_tell', controls: 2, before: 9, since: 9, season: 'others' });
  expect(sunk.percent?.value).toBeCloseTo(0, 6);
});

test('a steady way down is no success of any month: it is said beside it', () => {
  for (const from of ['2025-06', '2025-10', '2026-02']) {
    const judged = judgeChange(sinking, [flat(1.4), flat(0.9)], from);
    expect(judged.judgement).toBe('cannot_tell');
    expect(judged.trend).toBeCloseTo(100 * (0.98 ** 12 - 1), 0);
  }
});

test('without other kitchens and a year before, a change cannot be separated from trend and season', () => {
  expect(judgeChange(flat(1, 0.5), [], CHANGE)).toEqual({
    judgement: 'no_control',
    by: 'months',
    before: 9,
    since: 9,
    controls: 0,
    percent: null,
    smallest: null,
    trend: null,
    season: null,
  });
});

test('two months since are too early to say, and so are three months before', () => {
  const tooEarly = { judgement: 'too_early', percent: null, smallest: null, trend: null };
  expect(judgeChange(flat(1, 0.5), [], '2026-05')).toMatchObject({ ...tooEarly, before: 16, since: 2 });
  expect(judgeChange(flat(1, 0.5), [flat(1)], '2025-04')).toMatchObject({ ...tooEarly, before: 3, since: 15 });
});

test('a kitchen that lacks a month is nobody to be held against', () => {
  const gap = new Map([...flat(1)].filter(([month]) => month !== '2026-04'));
  expect(judgeChange(flat(1), [gap, flat(2)], CHANGE).controls).toBe(1);
});

test('a kitchen with only the last year is held against over the last year, where that says more', () => {
  const years = monthsBetween('2024-04', '2026-06');
  const own = new Map(years.map((month, index) => [month, 1 + 0.01 * (index % 2)]));
  const young = [2, 3, 4].map((of) => new Map([...own].slice(6).map(([month, value]) => [month, of * value])));
  const judged = judgeChange(own, young, '2025-10');
  expect(judged).toMatchObject({ controls: 3, before: 12, since: 9, season: 'others' });
});

test.each([
  [0.975, 4, 2.7764],
  [0.95, 4, 2.1318],
  [0.975, 16, 2.1199],
  [0.8, 10, 0.8791],
])('Student’s t at %f with %i degrees of freedom is %f', (probability, freedom, value) => {
  expect(studentQuantile(probability, freedom)).toBeCloseTo(value, 2);
});
