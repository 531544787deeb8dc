import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readBy } from './compiled-schema.ts';

const Row = z.object({ name: z.string().check(z.trim(), z.minLength(1)), grams: z._default(z.number(), 0) });
const Body = z
  .object({
    title: z.union([z.string(), z.array(z.string())]),
    rows: z._default(z.array(Row).check(z.maxLength(3)), []),
    kind: z.optional(z.nullable(z.enum(['one', 'other']))),
    facts: z.optional(z.record(z.string(), z.number())),
  })
  .check(z.refine(({ title, rows }) => title !== 'empty' || rows.length === 0, { error: 'not_empty', path: ['rows'] }));

const VALUES: readonly unknown[] = [
  { title: 'one', rows: [{ name: ' Stew ', grams: 2, strange: true }] },
  { title: ['one', 'two'], kind: null, facts: { a: 1 } },
  { title: 'one', rows: [{ name: ' ' }, { grams: 'much' }] },
  { title: 'one', rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
  { title: 'empty', rows: [{ name: 'a' }], kind: 'third', facts: { a: 'b' } },
  JSON.parse('{"title":"one","__proto__":{"title":"two"},"constructor":1}'),
  { title: 7 },
  [],
  null,
  undefined,
];
const Draft = z.object({ ...Body.def.shape, portions: z.number().check(z.gte(1)), lines: z.array(z.nullable(Row)) });
const DRAFTS: readonly unknown[] = [
  { title: 'one', portions: 4, lines: [{ name: 'milk' }, null] },
  { title: 'one', portions: 0, lines: [{ name: 'milk', grams: '1' }] },
  { portions: 'four', lines: {} },
];

test.each([
  ['with rows and choices', Body, VALUES],
  ['made of another', Draft, DRAFTS],
])('a schema %s that is asked often answers as before: the same values, and the same problems', (_, schema, values) => {
  for (let times = 0; times < 60; times += 1) {
    for (const value of values) {
      const [often, plain] = [readBy(schema, value), schema.safeParse(value)];
      expect([often.success, JSON.stringify(often.data), often.error?.issues]).toEqual([
        plain.success,
        JSON.stringify(plain.data),
        plain.error?.issues,
      ]);
    }
  }
});

test('a schema is compiled once it was asked fifty times: its parts are not asked any more', () => {
  const row = z.object({ name: z.string() });
  const body = z.object({ rows: z.array(row) });
  const run = row._zod.run.bind(row._zod);
  let asked = 0;
  row._zod.run = (...given) => {
    asked += 1;
    return run(...given);
  };
  for (let times = 0; times < 100; times += 1) expect(readBy(body, { rows: [{ name: 'Stew' }] }).success).toBe(true);
  expect(asked).toBe(49);
});
