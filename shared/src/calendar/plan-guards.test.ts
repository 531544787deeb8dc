import { expect, test } from 'vitest';
import { betterDays, type KnownPlan } from './better-days.ts';
import type { PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import type { PlanGuard } from './plan-guards.ts';
import { worseDays } from './worse-days.ts';

const nutrition = { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 };
const dish = (id: string, co2: number, allergens: Partial<PlanDish['allergens']> = {}): PlanDish => ({
  id,
  names: [],
  co2PerPortion: { value: co2, low: co2 * 0.8, high: co2 * 1.3 },
  co2PerPortionWithoutLandUseChange: null,
  level: 'low',
  coverageState: 'whole',
  allergens: { contains: [], mayContain: [], unknown: [], ...allergens },
  diet: 'meat',
  tags: [],
  tagsKnown: true,
  nutrition,
  ingredients: 4,
  sold: null,
});
const cell = (week: number, weekday: number, lineId: string, recipeId: string): PlanCell => ({
  week,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});

function known(weeks: string[][][], dishes: PlanDish[], rules: Partial<KnownPlan['plan']['rules']> = {}): KnownPlan {
  const cells = weeks.flatMap((days, week) =>
    days.flatMap((ids, day) => ids.map((id, line) => cell(week, day + 1, `line${line}`, id))),
  );
  const plan = {
    cells,
    rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [], ...rules },
    guests: null,
    weekdays: [1, 2, 3, 4, 5],
  };
  return { plan, dishes: new Map(dishes.map((each) => [each.id, each])), popularity: new Map(dishes.map(({ id }) => [id, 1])) };
}

function found(plan: KnownPlan, guards: PlanGuard[]) {
  const better = betterDays(plan, guards);
  if ('unmet' in better) throw new Error(better.unmet.join());
  return { better, worse: worseDays(plan, better.cells) };
}

/** Chosen ten times as often, peas belong beside the stew each time, and the stew stands in the first week. */
const REPEATED = known(
  [
    [
      ['stew', 'beans'],
      ['burger', 'peas'],
    ],
    [
      ['soup', 'beans'],
      ['pasta', 'peas'],
    ],
  ],
  [dish('stew', 4000), dish('burger', 3900), dish('soup', 400), dish('pasta', 300), dish('beans', 300), dish('peas', 310)],
);
const CHOSEN: KnownPlan = { ...REPEATED, popularity: new Map([...REPEATED.popularity, ['peas', 10]]) };

test('without a guard a dish may repeat in a week, which is named; guarded no week has it more often than any before', () => {
  const { worse } = found(CHOSEN, []);
  expect(worse.repeats).toEqual({ before: 0, after: 2 });
  expect(worse.more.map(({ recipeId, week, times }) => [recipeId, week, times])).toContainEqual(['peas', 1, 2]);
  const { better, worse: kept } = found(CHOSEN, ['repeats']);
  expect(kept).toMatchObject({ repeats: { before: 0, after: 0 }, more: [] });
  expect([better.unkept, (better.difference?.co2?.value ?? 0) < 0]).toEqual([[], true]);
});

const WHEAT = { contains: ['gluten' as const] };
/** The beans are the only choice of each of their days; who takes least would have both on one day. */
const days = (count: number): string[][] => [
  ['stew', 'beans'],
  ['bread', 'pasta'],
  ...Array.from({ length: count }, () => ['bread', 'rolls']),
];
const ALLERGIC = (dishes: Partial<PlanDish['allergens']>, more = 0): KnownPlan => ({
  ...known(
    [[['stew', 'bread'], ['pasta', 'beans'], ...days(more).slice(2)]],
    [
      dish('stew', 4000, {}),
      dish('beans', 100, dishes),
      dish('bread', 110, WHEAT),
      dish('pasta', 3000, WHEAT),
      dish('rolls', 110, WHEAT),
    ],
  ),
  popularity: new Map([
    ['beans', 10],
    ['bread', 1],
  ]),
});

test.each([0, 1])(
  'days on which somebody who avoids gluten has a choice are named where they become fewer, and guarded: %i without before',
  (more) => {
    const plan = ALLERGIC({}, more);
    expect(found(plan, []).worse.allergens).toEqual([{ allergen: 'gluten', before: 2, after: 1 }]);
    const { better, worse } = found(plan, ['allergens']);
    expect([worse.allergens, better.unkept]).toEqual([[], []]);
  },
);

test('a dish of which nobody knows the gluten is no choice, so that nothing is lost by moving it', () => {
  expect(found(ALLERGIC({ unknown: ['gluten'] }), []).worse.allergens).toEqual([]);
});

test('a day that is taken alone says which of the guarded values is more then: the whole keeps them', () => {
  const salty = { ...dish('stew', 4000), nutrition: { ...nutrition, salt: 6 } };
  const plan = known(
    [
      [
        ['stew', 'beans'],
        ['burger', 'peas'],
      ],
    ],
    [salty, dish('burger', 3900), dish('beans', 300), dish('peas', 310)],
  );
  // Peas are chosen more: beside the stew less of it is eaten, and beside the burger more.
  const chosen = {
    ...plan,
    popularity: new Map([
      ['stew', 1],
      ['burger', 1],
      ['beans', 1],
      ['peas', 9],
    ]),
  };
  const swapped = chosen.plan.cells.map((each) =>
    each.lineId === 'line1' ? { ...each, recipeId: each.recipeId === 'beans' ? 'peas' : 'beans' } : each,
  );
  const back = { ...chosen, plan: { ...chosen.plan, cells: swapped } };
  expect(worseDays(chosen, swapped, ['salt', 'minutes']).guards).toEqual([]);
  const [worse, ...others] = worseDays(back, chosen.plan.cells, ['salt', 'minutes']).guards;
  expect([worse?.name, others]).toEqual(['salt', []]);
  // Half of the guests of the one day take 6 g, the others 2; then a tenth.
  expect([worse?.before, worse?.after]).toEqual([expect.closeTo(2.2, 9), expect.closeTo(3, 9)]);
});
