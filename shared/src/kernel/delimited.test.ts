import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delimiterOf, pastedList } from './delimited.ts';

test.each([
  ['a,b,c', ','],
  ['a;b;c', ';'],
  ['a;b,c', ','],
  ['a;b;c,d', ';'],
  ['1,5;2,5', ','],
  ['abc', ','],
  ['', ','],
])('%j is delimited by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

describe('a pasted list', () => {
  test.each([
    ['Lasagne\t120', [{ name: 'Lasagne', servings: '120' }]],
    ['Lasagne 120', [{ name: 'Lasagne', servings: '120' }]],
    ['7 spices soup\t40', [{ name: '7 spices soup', servings: '40' }]],
    ['Zero 0 Cake 12', [{ name: 'Zero 0 Cake', servings: '12' }]],
    ['Soup 0,5', [{ name: 'Soup', servings: '0,5' }]],
    ['Köttbullar', [{ name: 'Köttbullar', servings: '' }]],
    ['Soup 0', [{ name: 'Soup 0', servings: '' }]],
    ['Soup\t', [{ name: 'Soup', servings: '' }]],
    ['a 1\r\nb 2\nc 3\rd 4', [1, 2, 3, 4].map((number) => ({ name: 'abcd'.charAt(number - 1), servings: String(number) }))],
  ])('%j has the rows %j', (text, rows) => {
    expect(pastedList(text).rows).toEqual(rows);
  });

  test.each([
    ['', []],
    ['\n \n\t', []],
    ['120', ['120']],
    ['\t120', ['\t120']],
    ['7 spices soup 40', ['7 spices soup 40']],
  ])('%j has no row for want of a name, and drops %j', (text, dropped) => {
    expect(pastedList(text)).toEqual({ rows: [], dropped });
  });

  test('never throws, and never has a row without a name', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pastedList(text).rows.every(({ name }) => name.trim() !== '')).toBe(true);
      }),
    );
  });
});
