import { expect, test } from 'vitest';
import { twoTotals } from './printed-total.ts';

const figure = (value: number) => ({ value, low: value - 1, high: value + 1 });

test('the chosen total stands large and the other beside it', () => {
  expect(twoTotals(figure(10), figure(8), 'with_land_use_change')).toMatchObject({
    large: { is: 'with_land_use_change', figure: { value: 10 } },
    other: { is: 'without_land_use_change', figure: { value: 8 } },
  });
  expect(twoTotals(figure(10), figure(8), 'without_land_use_change')).toMatchObject({
    large: { is: 'without_land_use_change', figure: { value: 8 } },
    other: { is: 'with_land_use_change', figure: { value: 10 } },
  });
});

test('a split that nobody knows is never printed large, nor copied', () => {
  expect(twoTotals(figure(10), null, 'without_land_use_change')).toMatchObject({
    large: { is: 'with_land_use_change', figure: { value: 10 } },
    other: { is: 'without_land_use_change', figure: null },
  });
});
