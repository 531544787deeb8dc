import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowHeights } from './row-heights.ts';

const USUAL = 49;

test('rows stand below one another, whichever were measured, in which order and how often', () => {
  const measured = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 20, max: 300 })), { maxLength: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), measured, (count, all) => {
      const heights = rowHeights(count, USUAL);
      const expected = Array.from({ length: count }, () => USUAL);
      for (const [row, height] of all) {
        heights.set(row, height);
        if (row < count) expected[row] = height;
      }
      let top = 0;
      for (const [row, height] of expected.entries()) {
        expect(heights.topOf(row)).toBe(top);
        expect(heights.rowAt(top)).toBe(row);
        expect(heights.rowAt(top + height - 1)).toBe(row);
        top += height;
      }
      expect(heights.topOf(count)).toBe(top);
      expect(heights.rowAt(top + 1000)).toBe(count - 1);
    }),
  );
});

test('what is measured again as it was has not changed', () => {
  const heights = rowHeights(3, USUAL);
  expect([heights.set(1, 80), heights.set(1, 80), heights.set(1, 80.2), heights.set(9, 80)]).toEqual([true, false, false, false]);
  expect(rowHeights(0, USUAL).topOf(0)).toBe(0);
});
