import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterDays, doUnknownMove, figuresOfCells, type KnownPlan } from './better-days.ts';
import { guestFootprint } from './figures/day-figures.ts';
import { type PlanCell, placeOf } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import { withDayOf } from './taken-days.ts';

function dish(id: string, co2: number, change: Partial<PlanDish> = {}): PlanDish {
  const nutrition = { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 };
  return {
    id,
    names: [],
    co2PerPortion: { value: co2, low: co2 * 0.8, high: co2 * 1.3 },
    co2PerPortionWithoutLandUseChange: null,
    level: 'low',
    coverageState: 'whole',
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'meat',
    tags: ['meat'],
    tagsKnown: true,
    nutrition,
    sold: null,
    ...change,
  };
}

const cell = (weekday: number, lineId: string, recipeId: string, locked = false): PlanCell => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked,
});
const standing = (of: readonly PlanCell[]) => of.map((each) => `${placeOf(each)} ${each.recipeId}`).toSorted();
const sorted = (cells: readonly PlanCell[]) => cells.map(({ lineId, recipeId }) => `${lineId} ${recipeId}`).toSorted();

function known(cells: PlanCell[], dishes: PlanDish[], change: Partial<KnownPlan['plan']> = {}): KnownPlan {
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const plan = { cells, rules, guests: null, weekdays: [1, 2, 3, 4, 5], ...change };
  return {
    plan,
    dishes: new Map(dishes.map((each) => [each.id, each])),
    popularity: new Map(dishes.map(({ id }, index) => [id, index + 1])),
  };
}

const DISHES = [dish('stew', 4000), dish('burger', 2600), dish('beans', 300), dish('peas', 200)];
const CELLS = [cell(1, 'a', 'stew'), cell(1, 'b', 'beans'), cell(2, 'a', 'burger'), cell(2, 'b', 'peas')];

function found(plan: KnownPlan) {
  const better = betterDays(plan, ['salt']);
  if ('unmet' in better) throw new Error(better.unmet.join());
  return better;
}

test.each([1, 2])(
  'days weigh by the guests who come on them: search, figures and difference say the same, weekday %i',
  (weekday) => {
    const plan = known(CELLS, DISHES, { guests: 20, guestsOn: [{ weekday, guests: 900 }] });
    const { cells, difference } = found(plan);
    const mean = (of: readonly PlanCell[]) => guestFootprint(figuresOfCells(plan, of)).co2?.value ?? Number.NaN;
    expect(difference?.percent?.value).toBeCloseTo((mean(cells) / mean(plan.plan.cells) - 1) * 100, 6);
    // The pair of which a guest takes least, as hardly anybody takes the stew beside the peas, stands where most come.
    expect(cells.flatMap((each) => (each.weekday === weekday ? [each.recipeId] : [])).toSorted()).toEqual(['peas', 'stew']);
  },
);

test('a day without a number of guests weighs as the others, in search, figures and difference', () => {
  const guestsOn = [{ weekday: 1, guests: 300 }];
  const [counted, alike] = [known(CELLS, DISHES, { guestsOn }), known(CELLS, DISHES)];
  const mean = (of: readonly PlanCell[]) => guestFootprint(figuresOfCells(counted, of)).co2?.value ?? Number.NaN;
  expect(mean(CELLS)).toBeCloseTo(guestFootprint(figuresOfCells(alike, CELLS)).co2?.value ?? 0, 6);
  const { cells, difference } = found(counted);
  expect(difference?.co2?.value).toBeCloseTo(mean(cells) - mean(CELLS), 6);
  // An unknown day is half of what is spoken of.
  const half = { ...counted, dishes: new Map([...counted.dishes].filter(([id]) => id !== 'burger' && id !== 'peas')) };
  expect(guestFootprint(figuresOfCells(half, CELLS))).toMatchObject({ co2: null, share: 0.5, state: 'too_little' });
});

test('the same dishes stand on better days, each on its line, and the difference has a range of its own', () => {
  const plan = known(CELLS, DISHES);
  const { cells, difference, isExact } = found(plan);
  expect(sorted(cells)).toEqual(sorted(CELLS));
  const mean = (of: readonly PlanCell[]) => guestFootprint(figuresOfCells(plan, of)).co2?.value ?? Number.NaN;
  expect(mean(cells)).toBeLessThan(mean(CELLS));
  expect(difference?.co2?.value).toBeCloseTo(mean(cells) - mean(CELLS), 6);
  expect([difference?.sure, isExact]).toEqual(['probably_less', true]);
});

test('where a rule moves a dish of which too little is known, nobody says what the days save', () => {
  const unknown = { co2PerPortion: null, coverageState: 'too_little' as const, tags: ['fish' as const] };
  const dishes = [dish('stew', 3000), dish('soup', 300), dish('riddle', 0, unknown), dish('mystery', 0, unknown)];
  const cells = [cell(1, 'a', 'riddle'), cell(1, 'b', 'mystery'), cell(2, 'a', 'stew'), cell(2, 'b', 'soup')];
  const plan = known(cells, dishes, { rules: { eachDay: [], notTwiceADay: ['fish'], mostPerWeek: [] } });
  const better = found(plan);
  expect([doUnknownMove(plan, cells, better.cells), better.difference]).toEqual([true, null]);
  // On another line of its day it is in the same mean.
  const beside = [cell(1, 'b', 'riddle'), cell(1, 'a', 'mystery'), cell(2, 'a', 'stew'), cell(2, 'b', 'soup')];
  expect(doUnknownMove(plan, cells, beside)).toBe(false);
});

test('days that save nothing change nothing: while all dishes are chosen alike, the plan stays as it is', () => {
  const dishes = Array.from({ length: 12 }, (_, at) => dish(`d${at}`, 300 + ((at * 977) % 2100)));
  const cells = dishes.map(({ id }, at) => ({
    ...cell(1 + (Math.floor(at / 2) % 3), at % 2 === 0 ? 'a' : 'b', id),
    week: Math.floor(at / 6),
  }));
  const better = found({ ...known(cells, dishes), popularity: new Map(dishes.map(({ id }) => [id, 1])) });
  expect(standing(better.cells)).toEqual(standing(cells));
  expect(better.difference?.percent?.value).toBeCloseTo(0, 9);
});

test('a locked dish stays on its day, and rules that nothing keeps are named', () => {
  const { cells } = found(
    known(
      CELLS.map((each) => ({ ...each, locked: each.recipeId === 'stew' })),
      DISHES,
    ),
  );
  expect(cells).toContainEqual({ ...cell(1, 'a', 'stew', true) });
  const rules = { eachDay: ['vegan' as const], notTwiceADay: [], mostPerWeek: [] };
  expect(betterDays(known(CELLS, DISHES, { rules }), [])).toEqual({ unmet: ['eachDay.vegan'] });
});

test('a dish of two lines is one dish: it never stands on both on one day', () => {
  const [stew, beans, burger, peas] = ['stew', 'beans', 'burger', 'peas'];
  const lines = { a: [stew, burger, beans, peas], b: [beans, stew, peas, burger] };
  const weeks = [0, 1, 2].flatMap((week) =>
    Object.entries(lines).flatMap(([line, ids]) => ids.map((id, at) => ({ ...cell(at + 1, line, id ?? ''), week }))),
  );
  for (const cells of [weeks.filter(({ week }) => week === 0), weeks]) {
    const plan = known(cells, DISHES);
    const better = found({ ...plan, popularity: new Map(DISHES.map(({ id }) => [id, 1])) });
    const ofDays = Map.groupBy(better.cells, ({ week, weekday }) => `${week} ${weekday}`);
    for (const day of ofDays.values()) expect(new Set(day.map(({ recipeId }) => recipeId)).size).toBe(day.length);
  }
});

test('a plan of which too little is known has no difference', () => {
  const dishes = DISHES.map((each) => ({
    ...each,
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    coverageState: 'too_little' as const,
  }));
  expect(found(known(CELLS, dishes)).difference).toBeNull();
});

test('taken day by day, in whatever order, the proposal is reached; no dish is lost on the way', () => {
  const places = [1, 2, 3, 4, 5].flatMap((weekday) => ['a', 'b'].map((lineId) => ({ weekday, lineId })));
  const ids = places.map((_, index) => `d${index}`);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(ids, { minLength: 10 }),
      fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
      (order, days) => {
        const start = places.map(({ weekday, lineId }, index) => cell(weekday, lineId, ids[index] ?? ''));
        const onLine = (line: string) => order.filter((id) => start.some((each) => each.recipeId === id && each.lineId === line));
        const [a, b] = [onLine('a'), onLine('b')];
        const proposal = [1, 2, 3, 4, 5].flatMap((weekday, at) => [
          cell(weekday, 'a', a[at] ?? ''),
          cell(weekday, 'b', b[at] ?? ''),
        ]);
        let cells: PlanCell[] = start;
        for (const weekday of days) {
          cells = withDayOf(cells, proposal, { week: 0, weekday });
          expect(sorted(cells)).toEqual(sorted(start));
        }
        expect(new Set(cells.map((each) => JSON.stringify(each)))).toEqual(new Set(proposal.map((each) => JSON.stringify(each))));
      },
    ),
  );
});
