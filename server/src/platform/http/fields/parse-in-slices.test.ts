import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseInSlices } from './parse-in-slices.ts';

const Row = z.object({ name: z.string().check(z.trim(), z.minLength(1)), grams: z._default(z.number(), 0) });
const Body = z
  .object({
    title: z.string(),
    rows: z._default(z.array(Row).check(z.maxLength(3000)), []),
    others: z.optional(z.nullable(z.array(z.string()))),
  })
  .check(z.refine(({ title, rows }) => title !== 'empty' || rows.length === 0, { error: 'not_empty', path: ['rows'] }));

const rows = (count: number, more: object = {}): object[] =>
  Array.from({ length: count }, (_, at) => ({ name: ` row ${at} `, strange: at, ...more }));

test.each([
  ['few rows', { title: 'one', rows: rows(3) }],
  ['many, with what is left out and what is too much', { title: 'one', rows: rows(2000) }],
  ['many of another list', { title: 'one', others: Array.from({ length: 2000 }, String) }],
  ['a list that is null', { title: 'one', rows: rows(2000), others: null }],
  ['too many', { title: 'one', rows: rows(3001) }],
  ['a row that is refused', { title: 'one', rows: [...rows(2000), { name: ' ' }, { grams: 'much' }] }],
  ['another field that is refused', { title: 7, rows: rows(2000) }],
  ['what the whole may not be', { title: 'empty', rows: rows(2000) }],
  ['no list', { title: 'one', rows: 'none' }],
  ['nothing', null],
  ['a list', rows(2000)],
])('reads %s as it is read in one go', async (_, value) => {
  const [inSlices, atOnce] = [await parseInSlices(Body, value), Body.safeParse(value)];
  expect([inSlices.success, inSlices.data, inSlices.error?.issues]).toEqual([atOnce.success, atOnce.data, atOnce.error?.issues]);
});

test('a schema stays as it is, and reads the next value', async () => {
  await parseInSlices(Body, { title: 'one', rows: rows(2000) });
  expect(Body.safeParse({ title: 'one', rows: [{}] }).success).toBe(false);
  expect((await parseInSlices(Body, { title: 'one', rows: rows(2000, { grams: 'much' }) })).success).toBe(false);
});

test('others have their turn while a long list is read', async () => {
  const Slow = z.object({ rows: z.array(z.string().check(z.refine(holdsSomeTime))) });
  const order: string[] = [];
  const reading = parseInSlices(Slow, { rows: Array.from({ length: 600 }, String) }).then(() => order.push('read'));
  setImmediate(() => order.push('other'));
  await reading;
  expect(order).toEqual(['other', 'read']);
});

function holdsSomeTime(): boolean {
  const until = performance.now() + 0.1;
  while (performance.now() < until);
  return true;
}
