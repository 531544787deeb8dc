import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks, decisionFaults, numberFaults } from './decisions.ts';

test('every decision has a number of its own, and every link to one leads there', async () => {
  expect(await decisionFaults(join(import.meta.dirname, '../..'))).toEqual([]);
});

test('two pages with one number are found', () => {
  const pages = [
    { file: '0007-a-thing.md', text: '# 7. A thing' },
    { file: '0007-another.md', text: '# 0007: Another' },
    { file: '0008-a-third.md', text: '# 0008: A third' },
  ];
  expect(numberFaults(pages)).toEqual(['0007 is the number of 0007-a-thing.md and 0007-another.md']);
});

test('a page whose heading says another number is found', () => {
  const pages = [
    { file: '0007-a-thing.md', text: '# 0006: A thing' },
    { file: '0008-another.md', text: 'Another' },
  ];
  expect(numberFaults(pages)).toEqual([
    '0007-a-thing.md: its heading does not begin with its number',
    '0008-another.md: its heading does not begin with its number',
  ]);
});

test.each(['[8](0008-gone.md)', '[decision](decisions/0008-gone.md)', '[8](docs/decisions/0008-gone.md#choice)'])(
  '%s leads nowhere',
  (text) => {
    const page = { file: '0007-a-thing.md', text: `${text} [7](0007-a-thing.md)` };
    expect(brokenLinks(page, new Set(['0007-a-thing.md']))).toEqual([
      '0007-a-thing.md leads to 0008-gone.md, which is not there',
    ]);
  },
);
