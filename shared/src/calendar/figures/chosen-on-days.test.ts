import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenOnDays } from './chosen-on-days.ts';

/** Sales by guests' liking, of days that each have some dishes. */
function soldBy(liking: readonly number[], days: readonly (readonly number[])[], guests: readonly number[]) {
  return liking.map((liked, dish) => ({
    id: String(dish),
    days: days.flatMap((there, at) => {
      const all = there.reduce((sum, each) => sum + (liking[each] ?? 0), 0);
      return there.includes(dish) ? [{ day: String(at), servings: ((guests[at] ?? 0) * liked) / all }] : [];
    }),
  }));
}

test('a dish beside a favourite is chosen more than its servings say', () => {
  const sold = [
    { id: 'favourite', days: [{ day: 'monday', servings: 300 }] },
    {
      id: 'beside it',
      days: [
        { day: 'monday', servings: 100 },
        { day: 'tuesday', servings: 200 },
      ],
    },
    { id: 'other', days: [{ day: 'tuesday', servings: 200 }] },
  ];
  const found = chosenOnDays(sold);
  expect((found.get('beside it') ?? 0) / (found.get('other') ?? 1)).toBeCloseTo(1, 4);
  expect((found.get('favourite') ?? 0) / (found.get('other') ?? 1)).toBeCloseTo(3, 4);
});

test('a dish that always stands alone, and one that nobody took, keep what they had', () => {
  const found = chosenOnDays([
    { id: 'alone', days: [{ day: 'monday', servings: 50 }] },
    { id: 'nobody', days: [{ day: 'tuesday', servings: 0 }] },
    { id: 'never there', days: [] },
  ]);
  expect([...found]).toEqual([
    ['alone', 50],
    ['nobody', 0],
  ]);
});

test('whatever is liked is found again from the days on which dishes stood beside each other', () => {
  const liking = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(liking, fc.array(fc.integer({ min: 10, max: 900 }), { minLength: 30, maxLength: 30 }), (liked, guests) => {
      // Each dish meets each other one.
      const days = liked.flatMap((_, one) => liked.flatMap((__, other) => (other > one ? [[one, other]] : [])));
      const found = chosenOnDays(soldBy(liked, days, [...guests, ...guests]));
      const first = (found.get('0') ?? 0) / (liked[0] ?? 1);
      for (const [at, each] of liked.entries()) expect((found.get(String(at)) ?? 0) / each / first).toBeCloseTo(1, 2);
    }),
  );
});
