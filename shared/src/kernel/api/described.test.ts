import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { described, IN_REFERENCE } from './described.ts';

const Grams = z.number().check(z.minimum(0));
const Bag = z.object({
  bought: described(Grams, 'Grams as bought.'),
  eaten: described(z.nullable(Grams), 'Grams eaten; null when unknown.'),
  kept: described(z._default(described(Grams, 'Grams.'), 5), 'Grams kept.'),
  plain: Grams,
});

test('a shape of several places has its own words in each, and none where nobody said any', () => {
  const { properties = {} } = z.toJSONSchema(Bag, IN_REFERENCE);
  const words = Object.entries(properties).map(([name, schema]) => [name, (schema as { description?: string }).description]);
  expect(Object.fromEntries(words)).toEqual({
    bought: 'Grams as bought.',
    eaten: 'Grams eaten; null when unknown.',
    kept: 'Grams kept.',
    plain: undefined,
  });
});

test('what is described is checked as before', () => {
  expect(Bag.parse({ bought: 1, eaten: null, plain: 2 })).toEqual({ bought: 1, eaten: null, kept: 5, plain: 2 });
  expect(Bag.safeParse({ bought: -1, eaten: 0, plain: 2 }).error?.issues).toMatchObject([
    { path: ['bought'], code: 'too_small' },
  ]);
});
