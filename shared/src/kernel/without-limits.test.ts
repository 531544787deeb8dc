import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withoutLimits } from './without-limits.ts';

const Dish = z.object({
  name: z.string().check(
    z.minLength(1),
    z.refine((name) => name !== 'soup'),
  ),
  tags: z._default(z.array(z.string().check(z.maxLength(3))).check(z.maxLength(1)), []),
  amount: z.nullable(z.number().check(z.minimum(0))),
  kind: z._default(z.discriminatedUnion('kind', [z.object({ kind: z.literal('own'), id: z.string().check(z.minLength(2)) })]), {
    kind: 'own',
    id: 'none',
  }),
  words: z.optional(z.record(z.string(), z.string().check(z.minLength(1)))),
});
const Loose = withoutLimits(Dish);

test('what is too long, too small or refused is taken as it is', () => {
  const dish = { name: '', tags: ['long one', 'b'], amount: -1, kind: { kind: 'own' as const, id: '' }, words: { a: '' } };
  expect(Dish.safeParse(dish).success).toBe(false);
  expect(Loose.parse(dish)).toEqual(dish);
  expect(Loose.parse({ ...dish, name: 'soup' }).name).toBe('soup');
});

test('what is missing gets the default, each reader its own, and what is of another kind is refused', () => {
  const [one, other] = [Loose.parse({ name: '', amount: null }), Loose.parse({ name: '', amount: null })];
  expect(one).toEqual({ name: '', amount: null, tags: [], kind: { kind: 'own', id: 'none' } });
  one.tags.push('mine');
  expect(other.tags).toEqual([]);
  expect(Loose.safeParse({ name: 7, amount: null }).success).toBe(false);
  expect(Loose.safeParse({ name: '' }).success).toBe(false);
});

test('the limits of the schema itself stay', () => {
  expect(Dish.safeParse({ name: '', amount: null }).success).toBe(false);
});
