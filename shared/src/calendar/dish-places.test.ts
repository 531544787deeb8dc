import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FreePlace, placedDishes, type WaitingDish } from './dish-places.ts';
import { placeOf } from './model/menu-plan.ts';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

const placesOf = (weeks: number, days: number, lines: readonly string[]): FreePlace[] =>
  Array.from({ length: weeks * days }, (_, at) =>
    lines.map((lineId) => ({
      week: Math.floor(at / days),
      weekday: 1 + (at % days),
      lineId,
      day: `${Math.floor(at / days)} ${1 + (at % days)}`,
      isPromising: lineId === 'a',
    })),
  ).flat();

const dishOf = (id: string, lineIds: readonly string[]): WaitingDish => ({ id, lineIds: new Set(lineIds) });
const planned = (days: readonly (readonly [day: string, id: string])[]) =>
  new Map([...Map.groupBy(days, ([day]) => day)].map(([day, all]) => [day, new Set(all.map(([, id]) => id))]));

test('a list with repeats beside planned dishes: none is lost, none stands twice on a day, none waits where a place is free for it', () => {
  const places = placesOf(1, 4, ['a', 'b', 'c']);
  const lineIds = fc.subarray(['a', 'b', 'c'], { minLength: 1 });
  fc.assert(
    fc.property(
      fc.array(lineIds, { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(3), { maxLength: 16 }),
      fc.array(fc.tuple(fc.constantFrom('0 1', '0 2', '0 3', '0 4'), fc.constantFrom('d0', 'd1')), { maxLength: 4 }),
      (kinds, list, before) => {
        const dishes = list.map((which) => dishOf(`d${which}`, kinds[which] ?? []));
        const { at, left } = placedDishes({ dishes, places, standing: planned(before), isAgain: false });
        const ids = [...at.values(), ...left].map(({ id }) => id).toSorted();
        expect(ids).toEqual(dishes.map(({ id }) => id).toSorted());
        const onDays = planned(before);
        for (const place of places) {
          const dish = at.get(placeOf(place));
          if (!dish) continue;
          const there = onDays.get(place.day) ?? new Set();
          expect([dish.lineIds.has(place.lineId), there.has(dish.id)]).toEqual([true, false]);
          onDays.set(place.day, new Set([...there, dish.id]));
        }
        for (const dish of left) {
          const could = places.filter(
            (place) => !at.has(placeOf(place)) && dish.lineIds.has(place.lineId) && !onDays.get(place.day)?.has(dish.id),
          );
          expect(could).toEqual([]);
        }
      },
    ),
  );
});

test.each([
  ['all of one line, more than it has places', (at: number) => dishOf(`d${at % 90}`, [at % 2 === 0 ? 'a' : 'b'])],
  ['few, again and again', (at: number) => dishOf(`d${at % 5}`, LINES.slice(0, 1 + (at % 5)))],
  ['many, each a few times', (at: number) => dishOf(`d${at % 120}`, LINES.slice(0, 1 + (at % 5)))],
])('twelve weeks of six lines are searched in few steps: %s', (_, made) => {
  const places = placesOf(12, 7, LINES);
  const dishes = Array.from({ length: 1008 }, (__, at) => made(at));
  const before = places.map(({ day }, at) => [day, `d${(at * 7) % 120}`] as const);
  const { left, looks } = placedDishes({ dishes, places, standing: planned(before), isAgain: false });
  expect(left.length).toBeGreaterThan(0);
  // The first search of a dish looks at each place of its lines, and there are at most as many dishes as names.
  expect(looks).toBeLessThan(120 * 13 * places.length);
});
