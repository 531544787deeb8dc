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
  expect(cookableAmount(amount, unit)).toEqual({ amount: measured, unit, isRounded });
});

test.each([
  [302, 'dl', 30.2, 'l'],
  [10_075, 'g', 10.075, 'kg'],
  [1000, 'ml', 1, 'l'],
  [999, 'g', 999, 'g'],
  [9.9, 'dl', 9.9, 'dl'],
] as const)('%d %s is %d %s', (amount, unit, measured, of) => {
  expect(cookableAmount(amount, unit)).toEqual({ amount: measured, unit: of, isRounded: false });
});

test('nobody takes more than half a step too much or too little, but for a first half', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1e6, noNaN: true }), fc.constantFrom(...UNITS), (amount, unit) => {
      const measured = cookableAmount(amount, unit);
      const per = { g: 1000, hg: 10 }[unit as string] ?? 1;
      const again = measured.unit === unit ? measured.amount : measured.amount * per;
      expect(Math.abs(again - amount)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
