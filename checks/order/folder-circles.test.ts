import { expect, test } from 'vitest';
import { folderCirclesOf } from './folder-circles.ts';
import { violationsOf } from './planted-project.ts';

const circles = (imports: Record<string, readonly string[]>): string[] =>
  folderCirclesOf(new Map(Object.entries(imports))).map(({ depth, folders }) => `${depth}: ${folders.join(' ')}`);

test('folders that are imported in one direction are in no circle', () => {
  expect(circles({ 'a/b/x.ts': ['a/c/y.ts', 'a/z.ts'], 'a/c/y.ts': ['a/z.ts'], 'a/z.ts': [] })).toEqual([]);
});

test('two files of two folders that import nothing of each other make a circle of folders', () => {
  expect(circles({ 'a/b/x.ts': ['a/c/y.ts'], 'a/c/y.ts': [], 'a/c/z.ts': ['a/b/w.ts'], 'a/b/w.ts': [] })).toEqual(['2: a/b a/c']);
});

test('what is no circle of rooms may be one of the folders around them', () => {
  const imports = { 'a/b/page/x.ts': ['a/c/y.ts'], 'a/c/y.ts': ['a/b/state/z.ts'], 'a/b/state/z.ts': [] };
  expect(circles(imports)).toEqual(['2: a/b a/c']);
});

test('a folder and one inside it may hold each other up, and long ways round are found', () => {
  expect(circles({ 'a/x.ts': ['a/b/y.ts'], 'a/b/y.ts': ['a/c/z.ts'], 'a/c/z.ts': ['a/w.ts'], 'a/w.ts': [] })).toEqual([
    '2: a a/b a/c',
  ]);
});

/** How a file of one folder names another folder. */
const up = (from: string, to: string): string => `${'../'.repeat(from.split('/').length)}${to}`;

test.each([
  ['the app', 'server/src/demo/dishes', 'server/src/demo/calendar'],
  ['the tests’ support', 'server/test/support', 'server/test/served'],
  ['the making of food data', 'food-data/build/read', 'food-data/build/figures'],
  ['the scripts', 'scripts', 'evaluation'],
])('a circle of folders in %s is caught whatever areas.json says of it', async (_, one, other) => {
  const violations = await violationsOf({
    [`${one}/a.ts`]: `import { b } from '${up(one, other)}/b.ts';\nexport const a = b;`,
    [`${other}/b.ts`]: `export const b = 1;`,
    [`${other}/c.ts`]: `import { d } from '${up(other, one)}/d.ts';\nexport const c = d;`,
    [`${one}/d.ts`]: `export const d = 1;`,
  });
  expect(violations).toContainEqual(expect.stringContaining(`a circle of folders: ${[one, other].toSorted().join(', ')} (`));
});
