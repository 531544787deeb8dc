import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITS } from '../../units/unit.ts';
import { cookableAmount } from './cookable-amount.ts';

test.each([
  [15.7, 'piece', 16, true],
  [16, 'piece', 16, false],
  [2.3, 'piece', 2.5, true],
  [0.1, 'piece', 0.5, true],
  [39.3, 'tbsp', 39, true],
  [0.4, 'pinch', 1, true],
  [15.7, 'kg', 15.7, false],
  [15.7, null, 15.7, false],
  [0, 'piece', 0, false],
] as const)('%d of %s is measured as %d', (amount, unit, measured, isRounded) => {
  expect(cookableAmount(amount, unit)).toEqual({ amount: measured, isRounded });
});

test('nobody takes more than half a step too much or too little, but for a first half', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1e6, noNaN: true }), fc.constantFrom(...UNITS), (amount, unit) => {
      expect(Math.abs(cookableAmount(amount, unit).amount - amount)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
