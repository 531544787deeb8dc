import { expect, test } from 'vitest';
import type { WrittenInvoice, WrittenInvoiceLine } from './invoice.ts';
import { correctionsInOrder, replacedBy } from './replaced-by.ts';

const line = (net: number | null) => ({ net }) as WrittenInvoiceLine;
const asked = (nets: (number | null)[], rest: Partial<WrittenInvoice> = {}) =>
  replacedBy({ kind: 'correction', preceding: ['1', '1', '2'], number: '2', lineTotal: null, ...rest, lines: nets.map(line) });

test('a correction of some money takes the place of what it names, once each and never of itself', () => {
  expect(asked([30, 10])).toEqual(['1']);
  expect(asked([30, -10])).toEqual(['1']);
  expect(asked([30], { kind: 'invoice' })).toEqual([]);
});

test('one that takes off, moves money between lines or has no line is a difference', () => {
  expect(asked([-5.5])).toEqual([]);
  expect(asked([-600, 600])).toEqual([]);
  expect(asked([0.1, 0.2, -0.3])).toEqual([]);
  expect(asked([])).toEqual([]);
});

test('one of which nothing is left to pay on any line takes the place of the whole', () => {
  expect(asked([0, 0])).toEqual(['1']);
});

test('where a line has no known amount the document’s own sum decides, and without it nothing is replaced', () => {
  expect(asked([null, null])).toEqual([]);
  expect(asked([30, null])).toEqual([]);
  expect(asked([null, null], { lineTotal: 40 })).toEqual(['1']);
  expect(asked([30, null], { lineTotal: -40 })).toEqual([]);
  expect(asked([null], { lineTotal: 0 })).toEqual([]);
});

const correction = (number: string, ...preceding: string[]) => ({
  kind: 'correction' as const,
  number,
  preceding,
  lineTotal: null,
  lines: [line(1)],
  supplier: { name: 'Dairy', id: null },
});

test('corrections come in batches, behind those that they replace, and two that name each other come once each', () => {
  const numbers = (...invoices: ReturnType<typeof correction>[]) =>
    correctionsInOrder(invoices).map((batch) => batch.map(({ number }) => number));
  expect(numbers(correction('3', '2'), correction('2', '1'), correction('9', '8'))).toEqual([['2', '9'], ['3']]);
  expect(numbers(correction('1', '2'), correction('2', '1'))).toEqual([['2'], ['1']]);
  expect(numbers(correction('1', '2', '3'), correction('2', '3'), correction('3', '1'))).toEqual([['3'], ['2'], ['1']]);
  expect(numbers(correction('3', '2'), { ...correction('2', '1'), supplier: { name: 'Butcher', id: null } })).toEqual([
    ['3', '2'],
  ]);
});
