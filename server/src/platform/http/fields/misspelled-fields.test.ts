import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { misspelledFields } from './misspelled-fields.ts';

const Row = z.object({ name: z.string(), servings: z._default(z.number(), 1), externalId: z.optional(z.string()) });
const Body = z.object({
  rows: z.array(Row).check(z.minLength(1)),
  into: z.nullable(z.object({ day: z.string() })),
  side: z.optional(z.union([z.object({ reportId: z.string() }), z.object({ recipe: Row })])),
  counts: z.optional(z.record(z.string(), z.object({ n: z.number() }))),
  anything: z.optional(z.looseObject({})),
});

test.each([
  [{ rows: [], into: null }, []],
  [{ rows: [{ name: 'a', externalId: 'x' }], into: { day: 'b' } }, []],
  [{ rows: [{ name: 'a' }, { name: 'a', servngs: 3 }], into: null }, ['rows.1.servngs: servings']],
  [{ rows: [{ name: 'a', external_id: 'x' }], into: null }, ['rows.0.external_id: externalId']],
  [{ rows: [], into: { day: 'b', weather: 'fine' } }, []],
  [{ rows: [], into: null, side: { recipe: { name: 'a', serving: 2 } } }, ['side.recipe.serving: servings']],
  [{ rows: [], into: null, side: { reportId: 'a', reportID: 'b' } }, []],
  [{ rows: [], into: null, side: { recipe: { name: 'a', EXTERNALID: 'b' } } }, ['side.recipe.EXTERNALID: externalId']],
  [{ rows: [], into: null, counts: { soup: { n: 1, nn: 2 } } }, []],
  [{ rows: [], into: null, anything: { at: 'all' } }, []],
  [{ rows: 'none', into: 7, constructor: 1 }, []],
  ['no object', []],
  [null, []],
])('of %j', async (sent, expected) => {
  const found = (await misspelledFields(Body, sent)).map(({ path, message }) => {
    const near = /Did you mean “(.+)”\?/u.exec(message)?.[1];
    return near === undefined ? path : `${path}: ${near}`;
  });
  expect(found).toEqual(expected);
});

test('a field is named, short however long it is, and so many are', async () => {
  const rows = Array.from({ length: 500 }, () => ({ name: 'a', serving: 1 }));
  expect(await misspelledFields(Body, { rows, into: null })).toHaveLength(50);
  const long = z.object({ ['x'.repeat(59)]: z.string() });
  expect(await misspelledFields(long, { ['x'.repeat(1000)]: 1 })).toMatchObject([
    { code: 'unknown_field', path: 'x'.repeat(60) },
  ]);
});

test('a list of very many members, and an object of very many strange fields, are looked at up to a bound', async () => {
  expect(await misspelledFields(Body, { rows: Array.from({ length: 600_000 }, () => 0), into: null })).toEqual([]);
  const strange = Object.fromEntries(Array.from({ length: 140_000 }, (_, n) => [`serving${n}`, 1]));
  expect((await misspelledFields(Row, { name: 'a', ...strange })).length).toBeLessThanOrEqual(50);
});
