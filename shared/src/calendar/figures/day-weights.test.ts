import { expect, test } from 'vitest';
import { dayWeights, expectedGuests, isPartlyCounted, weightsOfPlan } from './day-weights.ts';

function cell(weekday: number, servings: number | null) {
  return { week: 0, weekday, lineId: 'a', recipeId: 'stew', servings, locked: false };
}

const written = (...servings: (number | null)[]) => servings.map((each) => ({ servings: each }));

test('days weigh their guests where they are known of all, else they weigh alike; a day of nobody weighs nothing', () => {
  expect(dayWeights([300, 0, 20])).toEqual([300, 0, 20]);
  expect(dayWeights([300, 300, 0, 300, null])).toEqual([1, 1, 0, 1, 1]);
  expect(dayWeights([null, null])).toEqual([1, 1]);
  expect(
    [
      [300, null],
      [null, null],
      [300, 20],
    ].map(isPartlyCounted),
  ).toEqual([true, false, false]);
});

test('portions of the only dish are guests, three courses for 100 are not 300, and a closed day has no say', () => {
  expect([written(20), written(100, 100, 100), written(20, null), written(0, 0)].map((day) => expectedGuests(day, null))).toEqual(
    [20, null, null, 0],
  );
  expect(expectedGuests(written(100, 100, 100), 100)).toBe(100);
  const weightOf = weightsOfPlan({ cells: [cell(1, 50), cell(2, 70), cell(6, null)], weekdays: [1, 2], guests: null });
  expect([1, 2].map((weekday) => weightOf({ week: 0, weekday }))).toEqual([50, 70]);
});
