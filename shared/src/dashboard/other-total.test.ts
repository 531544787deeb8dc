import { expect, test } from 'vitest';
import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import { isOfYear, otherTotal } from './other-total.ts';

const figure = (value: number) => ({ value, low: value, high: value });
const said = (sure: SaidDifference['sure']): SaidDifference => ({
  co2: null,
  percent: null,
  sure,
  settledBy: { kind: 'nothing', food: null },
});
const average = (sure: SaidDifference['sure']) =>
  ({ restaurants: 1, former: figure(100), now: figure(97), direction: 'down', percent: -3, difference: said(sure) }) as const;
const total = (now: number, sure: SaidDifference['sure']) => ({
  former: figure(100),
  now: figure(now),
  difference: said(sure),
  parts: null,
});

test('a total that grew while the average fell answers the question, and the other way round', () => {
  expect(otherTotal(average('probably_less'), total(105, 'probably_more'))).toEqual({
    direction: 'up',
    isSure: false,
    isAlone: false,
    share: expect.closeTo(0.05) as number,
  });
  expect(otherTotal(average('surely_more'), total(90, 'surely_less'))).toEqual({
    direction: 'down',
    isSure: true,
    isAlone: false,
    share: expect.closeTo(0.1) as number,
  });
});

test.each([
  ['both fell', average('surely_less'), total(98, 'probably_less')],
  ['the total cannot be told', average('surely_less'), total(102, 'cannot_tell')],
  ['nothing is known', null, null],
])('%s: there is no other answer', (_, ofAverage, ofTotal) => {
  expect(otherTotal(ofAverage, ofTotal)).toBeNull();
});

test('a total that can be told is told where the average cannot', () => {
  expect(otherTotal(average('cannot_tell'), total(105, 'surely_more'))).toMatchObject({ direction: 'up', isAlone: true });
  expect(otherTotal(average('cannot_tell'), total(95, 'probably_less'))).toMatchObject({ direction: 'down', isAlone: true });
});

test.each([
  [12, 12, true],
  [10, 12, true],
  [9, 12, false],
  [2, 12, false],
  [0, 0, false],
])('%d of %d months answer for a year: %s', (months, expected, isAnswer) => {
  expect(isOfYear(months, expected)).toBe(isAnswer);
});
