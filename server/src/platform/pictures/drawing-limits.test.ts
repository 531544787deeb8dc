import { expect, test } from 'vitest';
import { wayOfDrawing } from './drawing-limits.ts';

const SMALL = { elements: 100, depth: 5, attributes: 8, rules: 10 };
const MEGABYTE = 1024 * 1024;

test.each([
  ['a logo', 5000, {}, 'kept'],
  ['a logo of a megabyte', MEGABYTE, {}, 'kept'],
  ['a logo above a megabyte', MEGABYTE + 1, {}, 'drawn'],
  ['many elements', 5000, { elements: 20_001 }, 'drawn'],
  ['many elements by many rules', 5000, { elements: 10_000, rules: 101 }, 'drawn'],
  ['a hundred groups in each other', 5000, { depth: 100 }, 'kept'],
  ['more', 5000, { depth: 101 }, 'refused'],
  ['as many elements as a map has', 9 * MEGABYTE, { elements: 100_000 }, 'drawn'],
  ['still more', 9 * MEGABYTE, { elements: 100_001 }, 'refused'],
  ['an element of many attributes', 5000, { attributes: 201 }, 'refused'],
])('%s is %s', (_, bytes, size, way) => {
  expect(wayOfDrawing(bytes, { ...SMALL, ...size })).toBe(way);
});
