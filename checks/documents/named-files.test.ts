import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationFaults, documentFaults, goneCitations, goneFiles } from './named-files.ts';

const PATHS = new Set([
  'docs',
  'docs/style.md',
  'server',
  'server/src',
  'server/src/rows',
  'server/src/rows/sold-line.ts',
  'server/src/x-api.ts',
]);
const goneIn = (text: string): string[] => goneFiles({ file: 'docs/page.md', text }, PATHS);

test('the pages name only files that are there', () => {
  expect(documentFaults(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  '[the style](style.md#words), [elsewhere](https://plate.test/gone.ts)',
  '`server/src/rows/sold-line.ts`, its end `rows/sold-line.ts`, its folder `server/src/rows/`',
  '`server/src/*-api.ts`, `server/**/sold-line.ts`, `server/src/<area>/sold-line.ts`, `server/src/…-api.ts`',
  '`/live/page.css`, `kg/kg`, `recipe.json`',
])('what is there may be named: %s', (text) => {
  expect(goneIn(text)).toEqual([]);
});

test.each([
  ['[gone](gone.md)', 'gone.md'],
  ['`node server/src/gone.ts --all`', 'server/src/gone.ts'],
  ['`ld-line.ts` is no end of a path', 'ld-line.ts'],
  ['`server/test`', 'server/test'],
  ['`server/src/*-rows.ts`', 'server/src/*-rows.ts'],
])('what is gone is found: %s', (text, gone) => {
  expect(goneIn(text)).toEqual([`docs/page.md names ${gone}, which is not there`]);
});

test('comments cite decisions and points that are there', () => {
  expect(citationFaults(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['// (DECISIONS, "Menus")', ['DECISIONS']],
  ['/** So it is (decision 0002), or so (decisions 0001 and 0003). */', ['decision 0002', 'decision 0003']],
  ['/* by the specification, points 2 and 12 */', ['point 12 of the specification']],
  ['/* (decision 1; specification, point 9) */', []],
])('what a comment cites in vain is found: %s', (text, gone) => {
  const citable = { decisions: new Set(['0001']), points: 9 };
  expect(goneCitations({ file: 'a.ts', text }, citable)).toEqual(gone.map((cited) => `a.ts cites ${cited}, which is not there`));
});
