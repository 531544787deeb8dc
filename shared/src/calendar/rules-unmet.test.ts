import { expect, test } from 'vitest';
import type { DishTag } from './model/menu-plan-rules.ts';
import type { PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import { rulesUnmet } from './rules-unmet.ts';

const dish = (id: string, tags: DishTag[], tagsKnown = true): PlanDish => ({
  id,
  names: [],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  coverageState: 'whole',
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: null,
  tags,
  tagsKnown,
  nutrition: { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage: 0 },
  sold: null,
});
const DISHES = new Map(
  [dish('stew', ['meat', 'red_meat']), dish('beans', ['vegan', 'vegetarian']), dish('odd', [], false)].map((each) => [
    each.id,
    each,
  ]),
);
const at = (weekday: number, lineId: string, recipeId: string): PlanCell => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});
const plan = (rules: Partial<Parameters<typeof rulesUnmet>[0]['rules']>, ...cells: PlanCell[]) => ({
  weeks: 1,
  weekdays: [1, 2],
  rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [], ...rules },
  cells,
});
const unmet = (of: ReturnType<typeof plan>, ...put: PlanCell[]) =>
  rulesUnmet(of, [...of.cells, ...put], DISHES).map(({ rule, tag, weekday, isSure }) => [rule, tag, weekday, isSure]);

test('what is put on free places is held against the rules of its days and weeks; what broke before is not said again', () => {
  const rules = {
    eachDay: ['vegan' as const],
    notTwiceADay: ['red_meat' as const],
    mostDaysPerWeek: [{ tag: 'red_meat' as const, most: 1 }],
    leastPerWeek: [{ tag: 'fish' as const, least: 1 }],
  };
  const of = plan(rules, at(1, 'a', 'stew'));
  expect(unmet(of, at(1, 'b', 'stew'), at(2, 'a', 'stew'), at(2, 'b', 'beans'))).toEqual([
    ['notTwiceADay', 'red_meat', 1, true],
    ['mostDaysPerWeek', 'red_meat', null, true],
    ['leastPerWeek', 'fish', null, true],
  ]);
  expect(unmet(of)).toEqual([]);
});

test('a dish of which nobody knows makes a rule doubtful, and one that was doubtful is said once it breaks', () => {
  const of = plan({ notTwiceADay: ['meat'] }, at(1, 'a', 'stew'));
  expect(unmet(of, at(1, 'b', 'odd'))).toEqual([['notTwiceADay', 'meat', 1, false]]);
  const doubtful = plan({ notTwiceADay: ['meat'] }, at(1, 'a', 'stew'), at(1, 'b', 'odd'));
  expect(unmet(doubtful, at(1, 'c', 'stew'))).toEqual([['notTwiceADay', 'meat', 1, true]]);
});
