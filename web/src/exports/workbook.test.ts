import { expect, test } from 'vitest';
import { formatOf } from './workbook.ts';

test.each([
  [12, undefined],
  [0, undefined],
  [1234.567_890_123, '0.0'],
  [-12.345_678_901_234, '0.00'],
  [0.012_345_678_901_2, '0.00000'],
  [0.000_03, '0.00000000'],
  [9.87, '0.000'],
  [1e-30, `0.${'0'.repeat(15)}`],
])('%d is kept whole in a cell and shown with %s', (value, format) => {
  expect(formatOf(value).format).toBe(format);
});
