import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBlob, jsonPieces, markOf } from './json-text.ts';

test('the pieces are the JSON of the value', () => {
  const value = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 600 }));
  fc.assert(
    fc.property(fc.record({ some: value, rest: fc.constant(undefined) }), (sent) => {
      expect(JSON.parse([...jsonPieces(sent)].join(''))).toEqual(JSON.parse(JSON.stringify(sent)));
    }),
    { numRuns: 200 },
  );
});

test('no piece of a long list is long, wherever it stands', () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => ({ key: `f0r${row}`, name: 'Soup' }));
  for (const value of [rows, { rows }, { report: { rows } }]) {
    expect(Math.max(...[...jsonPieces(value)].map(({ length }) => length))).toBeLessThan(20_000);
  }
});

test('what is sent is the same bytes, and its mark tells it from anything else', async () => {
  const sent = { rows: Array.from({ length: 5000 }, (_, row) => ({ row, name: 'Möhren  ™' })) };
  expect(await (await jsonBlob(sent)).text()).toBe(JSON.stringify(sent));
  expect(await markOf(sent)).toBe(await markOf(structuredClone(sent)));
  expect(await markOf(sent)).not.toBe(await markOf({ rows: sent.rows.slice(1) }));
});
