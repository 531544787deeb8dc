import { expect, test } from 'vitest';
import type { Day } from '../../kernel/month.ts';
import type { SheetLine } from './sheet-line.ts';
import { servingsAfterVoids, voidedRows } from './rows-of-lines.ts';

const sold = (row: number, name: string, quantity: number | null, day?: Day): SheetLine => ({
  row,
  written: name,
  name,
  quantity,
  unit: null,
  counted: null,
  onePiece: false,
  pack: null,
  grams: null,
  money: null,
  externalId: '',
  gtin: '',
  supplier: '',
  invoice: '',
  organic: false,
  origin: '',
  days: day === undefined ? [] : [day],
  isTotal: false,
  flaws: quantity !== null && quantity < 0 ? [{ field: 'servings', code: 'negative' }] : [],
});

test('a voided ticket comes off its dish, off the same day first, and is no row of its own', () => {
  const lines = [
    sold(2, 'Pizza', 10, '2026-05-04'),
    sold(3, 'pizza ', 5, '2026-05-05'),
    sold(4, 'Pizza', -2, '2026-05-04'),
    sold(5, 'Soup', 8),
  ];
  expect([...servingsAfterVoids(lines)]).toEqual([
    [2, 8],
    [3, 5],
    [4, 0],
    [5, 8],
  ]);
  expect([...voidedRows(lines)]).toEqual([4]);
});

test('a dish that was voided whole leaves no row', () => {
  expect([...voidedRows([sold(2, 'Pizza', 1), sold(3, 'Pizza', -1), sold(4, 'Soup', 3)])]).toEqual([2, 3]);
});

test('more taken back than sold in its month stays, for a person to say what it is', () => {
  const lines = [sold(2, 'Pizza', 1, '2026-05-30'), sold(3, 'Pizza', -1, '2026-06-01'), sold(4, 'Soup', -3), sold(5, 'Soup', 2)];
  expect([...voidedRows(lines)]).toEqual([5]);
  expect(servingsAfterVoids(lines).get(4)).toBe(-1);
});

test('a file that takes nothing back is left as it is', () => {
  expect(servingsAfterVoids([sold(2, 'Pizza', 1), sold(3, 'Soup', null)]).size).toBe(0);
});
