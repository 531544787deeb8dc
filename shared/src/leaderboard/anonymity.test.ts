import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anonymised, singlesOut } from './anonymity.ts';
import { formerPlace, movement } from './movement.ts';

test.each([
  ['organization', 0, 0, false],
  ['enterprise', 4, 2, true],
  ['enterprise', 5, 1, false],
  ['sector', 0, 0, false],
  ['sector', 4, 4, true],
  ['sector', 5, 2, true],
  ['sector', 5, 3, false],
] as const)(
  'a board of a %s with %i strangers of %i organizations singles somebody out: %s',
  (scope, restaurants, organizations, does) => {
    expect(singlesOut(scope, { restaurants, organizations })).toBe(does);
  },
);

test('nothing of a restaurant, of its months or of its way is left in a row without a name', () => {
  const secret = fc
    .string({ minLength: 6 })
    .filter((text) => !'restaurantmonthsmovementplacevaluelevelperServing612.25'.includes(text));
  fc.assert(
    fc.property(secret, fc.integer(), (name, places) => {
      const row = {
        place: 1,
        value: 620,
        level: 'low',
        perServing: 612.25,
        restaurant: { id: name, name },
        months: 11,
        movement: { way: 'up', places },
      };
      expect(anonymised(row, 'per_portion')).toEqual({
        place: 1,
        value: 620,
        restaurant: null,
        months: null,
        movement: null,
        level: null,
        perServing: null,
      });
      expect(anonymised(row, 'per_kg')).toMatchObject({ level: 'low', perServing: null, restaurant: null });
    }),
  );
});

test.each([
  [2, 5, 'up', 3],
  [5, 2, 'down', 3],
  [2, 2, 'same', 0],
])('from place %i, after place %i before, is %s by %i', (place, former, way, places) => {
  expect(movement(place, { former, firstMonth: '2025-01', formerBegan: '2026-09' })).toEqual({ way, places });
});

test('a restaurant that was without a place is new, or has returned when there are months from before that', () => {
  const at = { former: null, formerBegan: '2026-09' as const };
  expect(movement(1, { ...at, firstMonth: '2026-10' }).way).toBe('new');
  expect(movement(1, { ...at, firstMonth: '2026-08' }).way).toBe('returned');
});

test('the former place follows from the place and the movement, and is null for those who had none', () => {
  const at = { firstMonth: '2025-01', formerBegan: '2026-09' } as const;
  for (const former of [1, 2, 5]) expect(formerPlace(2, movement(2, { ...at, former }))).toBe(former);
  expect(formerPlace(2, movement(2, { ...at, former: null }))).toBeNull();
});
