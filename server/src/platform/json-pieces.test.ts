import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const VALUES: [what: string, value: unknown][] = [
  ['nothing', null],
  ['a day', { at: [new Date(0)], made: new Date(1) }],
  ['what is left out', { lines: [undefined, 1, () => 2], none: undefined, all: undefined, call: () => 1 }],
  ['lists in lists', [[[1], []], { a: [{ b: {} }] }, []]],
  ['empty ones', { a: {}, b: [], c: '' }],
  ['signs', { 'a "b" \u2028': ['\ud800', '€'] }],
];

test.each(VALUES.map(([what, value]) => ({ what, value })))('$what is written as in one go', ({ value }) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

test('whatever is written is the same, and no piece is much longer than its share', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
  const lines = Array.from({ length: 10_000 }, (_, at) => ({
    key: at,
    name: 'a row of a report',
    parts: [{ food: 'carrot', co2: at }],
  }));
  const pieces = [...jsonPieces({ SE: { lines }, DK: { lines } })];
  expect(pieces.length).toBeGreaterThan(10);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
});
