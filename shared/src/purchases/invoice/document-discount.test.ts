import { expect, test } from 'vitest';
import { sumDiffers, withDiscounts } from './document-discount.ts';
import type { DocumentAllowance, SetAsideReason } from './invoice.ts';

const line = (net: number | null, vat: number | null = 25, setAside: SetAsideReason | null = null) => ({ net, vat, setAside });
const off = (amount: number, vat: number | null = null, reason = ''): DocumentAllowance => ({
  kind: 'allowance',
  amount,
  reason,
  vat,
});
const netsOf = (lines: ReturnType<typeof line>[], ...allowances: DocumentAllowance[]) => {
  const { lines: left, discount } = withDiscounts(lines, { allowances, language: 'da' });
  return [...left.map(({ net }) => net), discount];
};

test('a discount on the whole document is off its goods by what they cost, to the cent', () => {
  expect(netsOf([line(300), line(100)], off(40))).toEqual([270, 90, 40]);
  expect(netsOf([line(10), line(10), line(10)], off(10))).toEqual([6.67, 6.66, 6.67, 10]);
  expect(netsOf([line(100), line(-20)], off(8))).toEqual([90, -18, 8]);
});

test('what rounding leaves is carried from line to line, so no line is off by more than a cent', () => {
  const { lines } = withDiscounts(
    Array.from({ length: 200 }, () => line(1)),
    { allowances: [off(1)], language: 'da' },
  );
  expect(new Set(lines.map(({ net }) => net))).toEqual(new Set([0.99, 1]));
  expect(lines.filter(({ net }) => net === 0.99)).toHaveLength(100);
  expect(netsOf([line(0.01), line(0.01), line(0), line(0.01), line(0.01)], off(0.02))).toEqual([0, 0.01, 0, 0, 0.01, 0.02]);
});

test('deposits and freight cost what they do, and a charge is off and on nothing', () => {
  expect(netsOf([line(100), line(50, 25, 'deposit'), line(null), line(100, 25, 'not_food')], off(20))).toEqual([
    90,
    50,
    null,
    90,
    20,
  ]);
  expect(netsOf([line(100)], { ...off(20), kind: 'charge' })).toEqual([100, 0]);
});

test.each(['Leergutrückgabe', 'Retur pant', 'Pant', 'Retur af kasser, pant', 'Fragt', 'Refund of delivery', 'Consigne rendue'])(
  'what comes back for “%s” is off no goods',
  (reason) => {
    expect(netsOf([line(100), line(40, 25, 'deposit')], off(30, null, reason))).toEqual([100, 40, 0]);
  },
);

test.each(['', 'Rabat', 'Mængderabat', 'Discount', 'Bonus 2026'])('a discount that is called “%s” is off goods', (reason) => {
  expect(netsOf([line(100), line(40, 25, 'deposit')], off(30, null, reason))).toEqual([70, 40, 30]);
});

test('one that names a rate of VAT is off the goods at that rate, else off those that name none', () => {
  expect(netsOf([line(100, 7), line(100, 19)], off(10, 7))).toEqual([90, 100, 10]);
  expect(netsOf([line(100, 7), line(100, 19)], off(10, 0))).toEqual([100, 100, 0]);
  expect(netsOf([line(100, 7), line(40, 19, 'deposit')], off(40, 19))).toEqual([100, 40, 0]);
  expect(netsOf([line(100, null), line(100, null)], off(10, 7))).toEqual([95, 95, 10]);
  expect(netsOf([line(100, 7), line(100, null)], off(10, 19))).toEqual([100, 90, 10]);
});

test('nothing is taken off that is more than there is', () => {
  expect(netsOf([line(100)], off(150))).toEqual([100, 0]);
  expect(netsOf([line(100)], off(-10))).toEqual([100, 0]);
  expect(netsOf([line(-100)], off(-10))).toEqual([-90, -10]);
  expect(netsOf([line(100)], off(100))).toEqual([0, 100]);
  expect(netsOf([line(null)], off(10))).toEqual([null, 0]);
});

test('lines that come to another sum than the document says differ, beyond rounding', () => {
  const lines = [line(10), line(20.01)];
  expect(sumDiffers({ lines, lineTotal: 30.01 })).toBe(false);
  expect(sumDiffers({ lines, lineTotal: 30.02 })).toBe(false);
  expect(sumDiffers({ lines, lineTotal: 40.01 })).toBe(true);
  expect(sumDiffers({ lines, lineTotal: null })).toBe(false);
  expect(sumDiffers({ lines: [], lineTotal: 40 })).toBe(false);
});
