import { expect, test } from 'vitest';
import { numberedNames } from './numbered-names.ts';

test('files of one name are numbered, and no number is one that another file has', () => {
  expect(numberedNames(['a.xml', 'b.xml', 'a.xml', 'a (2).xml', 'a.xml', 'in/a.xml', 'in/a.xml', 'README', 'README'])).toEqual([
    'a.xml',
    'b.xml',
    'a (3).xml',
    'a (2).xml',
    'a (4).xml',
    'in/a.xml',
    'in/a (2).xml',
    'README',
    'README (2)',
  ]);
});

test('twenty thousand files of one name are each another one', () => {
  const names = numberedNames(Array.from({ length: 20_000 }, () => 'invoice.xml'));
  expect(new Set(names).size).toBe(20_000);
  expect(names.at(-1)).toBe('invoice (20000).xml');
});
