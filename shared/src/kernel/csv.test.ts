import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@sum', "'@sum"],
  ['+1-2', "'+1-2"],
  ['-3.5', '-3.5'],
  ['soup, of the day', '"soup, of the day"'],
  ['two\nlines', '"two\nlines"'],
  ['Kålpudding', 'Kålpudding'],
])('%s stands in a table as %s', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('a number keeps its point, what is not known is empty', () => {
  expect(csvOf([['a', -1234.5, null, 0]])).toBe('\uFEFFa,-1234.5,,0\r\n');
});
