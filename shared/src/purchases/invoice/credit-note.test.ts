import { expect, test } from 'vitest';
import { oppositeOf, signOf } from './credit-note.ts';
import { withoutPricedGoods } from './price-credit.ts';

const credited = (quantity: number, net: number, invoiced?: number) =>
  withoutPricedGoods({ quantity, net, grams: 100_000 }, { kind: 'credit_note', invoiced });

test('a credit far below the invoiced price takes back money alone', () => {
  expect(credited(100, 20, 2)).toEqual({ quantity: 0, net: 20, grams: 0 });
  expect(credited(-100, -20, 2)).toEqual({ quantity: 0, net: -20, grams: 0 });
});

test('goods come back at their price or not much below it, and where nobody knows the price', () => {
  expect(credited(100, 200, 2)).toMatchObject({ quantity: 100, grams: 100_000 });
  expect(credited(100, 160, 2)).toMatchObject({ quantity: 100 });
  expect(credited(100, 20)).toMatchObject({ quantity: 100 });
  expect(withoutPricedGoods({ quantity: 1, net: 1, grams: 5 }, { kind: 'invoice', invoiced: 100 })).toMatchObject({
    quantity: 1,
  });
});

test.each([
  ['invoice', 1, 'credit_note'],
  ['correction', 1, 'credit_note'],
  ['credit_note', -1, 'invoice'],
] as const)('%s counts by %i and is taken back as %s', (kind, sign, opposite) => {
  expect(signOf(kind)).toBe(sign);
  expect(oppositeOf(kind)).toBe(opposite);
  expect(signOf(kind) + signOf(oppositeOf(kind))).toBe(0);
});
