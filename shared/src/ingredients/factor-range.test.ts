import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureWithin } from './factor-range.ts';

test('two causes of ×1.5 make ×1.77, for they seldom meet', () => {
  const cause = { low: 1 / 1.5, high: 1.5 };
  const { low, high } = figureWithin(10, [cause, cause]);
  expect(high).toBeCloseTo(17.74, 2);
  expect(low).toBeCloseTo(10 / 1.774, 2);
});

test('one cause keeps its own bounds', () => {
  expect(figureWithin(10, [{ low: 0.8, high: 1.5 }]).low).toBeCloseTo(8, 9);
});

test('more causes never narrow a range', () => {
  const spread = fc.record({
    low: fc.double({ min: 0.1, max: 1, noNaN: true }),
    high: fc.double({ min: 1, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spread, { maxLength: 4 }), spread, (spreads, another) => {
      const before = figureWithin(1, spreads);
      const after = figureWithin(1, [...spreads, another]);
      expect(after.low).toBeLessThanOrEqual(before.low + 1e-12);
      expect(after.high).toBeGreaterThanOrEqual(before.high - 1e-12);
    }),
  );
});
