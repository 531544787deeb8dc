import { expect, test } from 'vitest';
import { betterDays, type KnownPlan } from './better-days.ts';
import { ruleBreaks } from './figures/plan-rule-breaks.ts';
import type { PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import { oneMorePlantDish } from './one-more-dish.ts';

const nutrition = { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 };
const dish = (id: string, co2: number, diet: PlanDish['diet'] = 'meat', change: Partial<PlanDish> = {}): PlanDish => ({
  id,
  names: [],
  co2PerPortion: { value: co2, low: co2 * 0.8, high: co2 * 1.3 },
  co2PerPortionWithoutLandUseChange: null,
  level: 'low',
  coverageState: 'whole',
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet,
  tags: diet === null ? [] : [diet],
  tagsKnown: diet !== null,
  nutrition,
  ingredients: 4,
  sold: null,
  ...change,
});
const cell = (week: number, weekday: number, lineId: string, recipeId: string): PlanCell => ({
  week,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});
const NO_RULES = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };

function known(cells: PlanCell[], dishes: PlanDish[], change: Partial<KnownPlan> = {}): KnownPlan {
  return {
    plan: { cells, rules: NO_RULES, guests: null, weekdays: [1, 2] },
    dishes: new Map(dishes.map((each) => [each.id, each])),
    popularity: new Map(dishes.map(({ id }, index) => [id, index + 1])),
    ...change,
  };
}

const day = (week: number, weekday: number, ...dishes: PlanDish[]) => ({
  week,
  weekday,
  dishes: dishes.map((each) => ({ recipeId: each.id, dish: each, popularity: 1, servings: null })),
});

test('a week without the fish that it shall have says so once all its days have dishes, and doubts where a dish is not understood', () => {
  const rules = { ...NO_RULES, leastPerWeek: [{ tag: 'fish' as const, least: 1 }] };
  const stew = dish('stew', 4000);
  const breaks = ruleBreaks(rules, [
    day(0, 1, stew),
    day(0, 2, dish('cod', 900, 'fish')),
    day(1, 1, stew),
    day(1, 2, stew),
    day(2, 1, stew),
    day(2, 2, dish('odd', 700, null)),
    day(3, 1, stew),
    day(3, 2),
  ]);
  expect(breaks.map(({ rule, week, isSure }) => [rule, week, isSure])).toEqual([
    ['leastPerWeek', 1, true],
    ['leastPerWeek', 2, false],
  ]);
});

test('a week that has too much red meat, were what nobody knows of a dish some of it, is doubted', () => {
  const rules = { ...NO_RULES, mostPerWeek: [{ tag: 'red_meat' as const, most: 1 }] };
  const [stew, odd, beans] = [
    dish('stew', 4000, 'meat', { tags: ['red_meat'] }),
    dish('odd', 700, null),
    dish('beans', 300, 'vegan'),
  ];
  const weeks = [
    [stew, stew],
    [stew, odd],
    [stew, beans],
    [beans, odd],
  ];
  const breaks = ruleBreaks(
    rules,
    weeks.flatMap((dishes, week) => dishes.map((each, at) => day(week, at + 1, each))),
  );
  expect(breaks.map(({ week, isSure }) => [week, isSure])).toEqual([
    [0, true],
    [1, false],
  ]);
});

test('a week with red meat on too many days says so: a day counts once, and dishes of which nobody knows are doubted', () => {
  const rules = { ...NO_RULES, mostDaysPerWeek: [{ tag: 'red_meat' as const, most: 1 }] };
  const [stew, chops, odd] = [
    dish('stew', 4000, 'meat', { tags: ['red_meat'] }),
    dish('chops', 2000, 'meat', { tags: ['red_meat'] }),
    dish('odd', 700, null),
  ];
  const breaks = ruleBreaks(rules, [
    day(0, 1, stew, chops, odd),
    day(0, 2, dish('beans', 300, 'vegan')),
    day(1, 1, stew),
    day(1, 2, chops),
    day(2, 1, stew, odd),
    day(2, 2, odd),
  ]);
  expect(breaks.map(({ rule, week, isSure }) => [rule, week, isSure])).toEqual([
    ['mostDaysPerWeek', 1, true],
    ['mostDaysPerWeek', 2, false],
  ]);
});

test('better days put red meat together where a week may have it on so many days', () => {
  const red = { tags: ['red_meat' as const] };
  const dishes = [dish('stew', 4000, 'meat', red), dish('chops', 2000, 'meat', red), dish('beans', 300), dish('peas', 200)];
  const cells = [cell(0, 1, 'a', 'stew'), cell(0, 1, 'b', 'beans'), cell(0, 2, 'a', 'peas'), cell(0, 2, 'b', 'chops')];
  const free = known(cells, dishes);
  const rules = { ...NO_RULES, mostDaysPerWeek: [{ tag: 'red_meat' as const, most: 1 }] };
  const kept = betterDays({ ...free, plan: { ...free.plan, rules } }, []);
  if ('unmet' in kept) throw new Error(kept.unmet.join());
  const redDays = kept.cells.flatMap(({ recipeId, weekday }) => (['stew', 'chops'].includes(recipeId) ? [weekday] : []));
  expect(new Set(redDays).size).toBe(1);
  const none = { ...NO_RULES, mostDaysPerWeek: [{ tag: 'red_meat' as const, most: 0 }] };
  expect(betterDays({ ...free, plan: { ...free.plan, rules: none } }, [])).toEqual({ unmet: ['mostDaysPerWeek.red_meat'] });
});

test('better days leave each week the fish that it shall have, and do not say then that nothing is better', () => {
  const dishes = [dish('stew', 4000), dish('cod', 2000, 'fish'), dish('beans', 300, 'vegan'), dish('cod 2', 2100, 'fish')];
  const cells = [cell(0, 1, 'a', 'cod'), cell(0, 1, 'b', 'beans'), cell(1, 1, 'a', 'cod 2'), cell(1, 1, 'b', 'stew')];
  const free = known(cells, dishes);
  const rules = { ...NO_RULES, leastPerWeek: [{ tag: 'fish' as const, least: 1 }] };
  const kept = betterDays({ ...free, plan: { ...free.plan, rules } }, []);
  if ('unmet' in kept) throw new Error(kept.unmet.join());
  expect(kept.isExact).toBe(false);
  for (const week of [0, 1])
    expect(kept.cells.filter((each) => each.week === week && each.recipeId.startsWith('cod'))).toHaveLength(1);
});

test('food cost and the work of the busiest day do not become worse where they are guarded', () => {
  const dishes = [
    dish('stew', 4000, 'meat', { ingredients: 9 }),
    dish('burger', 2600, 'meat', { ingredients: 8 }),
    dish('beans', 300, 'vegan', { ingredients: 2 }),
    dish('peas', 200, 'vegan', { ingredients: 3 }),
  ];
  const cells = [cell(0, 1, 'a', 'stew'), cell(0, 1, 'b', 'beans'), cell(0, 2, 'a', 'peas'), cell(0, 2, 'b', 'burger')];
  const costs = new Map([
    ['stew', 30],
    ['burger', 20],
    ['beans', 5],
    ['peas', 6],
  ]);
  const found = betterDays(known(cells, dishes, { costs }), ['cost', 'minutes']);
  if ('unmet' in found) throw new Error(found.unmet.join());
  expect(found.guards.map(({ name }) => name)).toEqual(['cost', 'minutes']);
  for (const { before, after } of found.guards) expect(after).toBeLessThanOrEqual((before ?? 0) + 1e-9);
  // Without costs nothing is known, and nothing guarded.
  const blind = betterDays(known(cells, dishes), ['cost']);
  expect('guards' in blind && blind.guards).toEqual([{ name: 'cost', before: null, after: null }]);
});

test('one more plant dish of a day is what if: those of the plan that make what a guest takes least come first', () => {
  const dishes = [dish('stew', 4000), dish('beans', 300, 'vegan'), dish('gratin', 900, 'vegetarian'), dish('odd', 100, null)];
  const cells = [cell(0, 1, 'a', 'stew'), cell(0, 2, 'a', 'beans'), cell(0, 2, 'b', 'gratin'), cell(1, 1, 'a', 'odd')];
  const found = oneMorePlantDish(known(cells, dishes), { week: 0, weekday: 1 });
  // Popularity 1, 2 and 3: (4000 + 2 × 300) ÷ 3 and (4000 + 3 × 900) ÷ 4.
  expect(found.map(({ dish: { id }, after }) => [id, after.co2?.value])).toEqual([
    ['beans', expect.closeTo(4600 / 3, 6)],
    ['gratin', expect.closeTo(6700 / 4, 6)],
  ]);
  expect(found[0]?.difference?.percent?.value).toBeCloseTo((4600 / 3 / 4000 - 1) * 100, 6);
  expect(oneMorePlantDish(known(cells, dishes), { week: 0, weekday: 2 })).toEqual([]);
});
