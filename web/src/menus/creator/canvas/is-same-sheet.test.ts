import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { expect, test } from 'vitest';
import { isSameSheet } from './is-same-sheet.ts';

const block = (_id: string): MenuBlock => ({ kind: 'legend', _id });
const [soup, fish] = [block('soup'), block('fish')];
const page = {
  sheet: { head: [], first: ['soup'], second: [] },
  blocks: new Map([
    ['soup', soup],
    ['fish', fish],
  ]),
  tooHigh: new Set<string>(),
  chosen: null,
  zoom: 1,
};

test('a page is not drawn anew for a block of another page', () => {
  const blocks = new Map([
    ['soup', soup],
    ['fish', block('fish')],
  ]);
  expect(isSameSheet(page, { ...page, blocks, sheet: { ...page.sheet, first: ['soup'] } })).toBe(true);
  expect(isSameSheet(page, { ...page, chosen: 'fish' as never, tooHigh: new Set(['fish']) })).toBe(true);
});

test.each([
  ['a block of its own changes', { blocks: new Map([['soup', block('soup')]]) }],
  ['a block comes onto it', { sheet: { ...page.sheet, second: ['fish'] } }],
  ['the heading of a day that goes on stands again on it', { sheet: { ...page.sheet, again: { first: 'fish' } } }],
  ['its block is chosen', { chosen: 'soup' as never }],
  ['its block has no room any more', { tooHigh: new Set(['soup']) }],
  ['it is shown in another size', { zoom: 0.5 }],
])('a page is drawn anew when %s', (_, changed) => {
  expect(isSameSheet(page, { ...page, ...changed })).toBe(false);
});
