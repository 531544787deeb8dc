import { expect, test } from 'vitest';
import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import { oppositeTotal } from './opposite-total.ts';

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
  expect(oppositeTotal(average('probably_less'), total(105, 'probably_more'))).toEqual({
    direction: 'up',
    share: expect.closeTo(0.05) as number,
  });
  expect(oppositeTotal(average('surely_more'), total(90, 'surely_less'))).toEqual({
    direction: 'down',
    share: expect.closeTo(0.1) as number,
  });
});

test.each([
  ['both fell', average('surely_less'), total(98, 'probably_less')],
  ['the total cannot be told', average('surely_less'), total(102, 'cannot_tell')],
  ['the average cannot be told', average('cannot_tell'), total(105, 'surely_more')],
  ['nothing is known', null, null],
])('%s: there is no other answer', (_, ofAverage, ofTotal) => {
  expect(oppositeTotal(ofAverage, ofTotal)).toBeNull();
});
