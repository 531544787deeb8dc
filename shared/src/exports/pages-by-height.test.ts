import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesByHeight } from './pages-by-height.ts';

const heights = { first: 100, other: 120 };

test('blocks fill a page and go on on the next', () => {
  expect(pagesByHeight([{ height: 60 }, { height: 40 }, { height: 100 }, { height: 30 }], heights)).toEqual([[0, 1], [2], [3]]);
});

test('a heading does not stand alone at the foot of a page', () => {
  const blocks = [{ height: 70 }, { height: 10, staysWithNext: true }, { height: 50 }];
  expect(pagesByHeight(blocks, heights)).toEqual([[0], [1, 2]]);
});

test('what is higher than a page stands alone on one; nothing at all is one page', () => {
  expect(pagesByHeight([{ height: 20 }, { height: 500 }, { height: 20 }], heights)).toEqual([[0], [1], [2]]);
  expect(pagesByHeight([], heights)).toEqual([[]]);
});

test('every block stands on a page once, in its order', () => {
  const block = fc.record({ height: fc.double({ min: 0, max: 200, noNaN: true }), staysWithNext: fc.boolean() });
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      expect(pagesByHeight(blocks, heights).flat()).toEqual(blocks.map((_, index) => index));
    }),
  );
});
