import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annealedShuffle } from './annealed-shuffle.ts';
import { brokenRules, keepsDayRules } from './broken-rules.ts';
import { expected, keepsGuards } from './expected.ts';
import { lowestBound } from './lowest-bound.fixture.ts';
import { PENALTY } from './plan-cost.ts';
import { planOfCells } from './plan-of-cells.ts';
import { problemFaults } from './problem-faults.ts';
import { shuffle } from './shuffle.ts';
import { type ShuffleAnswer, ShuffleProblem } from './shuffle-problem.ts';

const problem = (given: Record<string, unknown>): ShuffleProblem => ShuffleProblem.parse(given);
const dish = (id: string, co2: number | null, change: Record<string, unknown> = {}) => ({ id, co2, popularity: 1, ...change });

const answerOf = (given: ShuffleProblem) => {
  const shuffled = shuffle(given);
  if (!('answer' in shuffled)) throw new Error(shuffled.unmet.join());
  return shuffled.answer;
};

describe('which dishes compete on a day', () => {
  const popular = {
    current: [
      ['stew', 'beans'],
      ['burger', 'peas'],
    ],
    dishes: [
      dish('stew', 3000, { popularity: 3 }),
      dish('burger', 2800, { popularity: 3 }),
      dish('beans', 300, { popularity: 2 }),
      dish('peas', 400, { popularity: 1 }),
    ],
  };

  test('is chosen so that guests take less: heavy popular dishes compete with each other', () => {
    const { days, co2Before, co2After, exact, broken } = answerOf(problem(popular));
    expect(days.map((day) => day.toSorted())).toEqual(
      expect.arrayContaining([
        ['burger', 'stew'],
        ['beans', 'peas'],
      ]),
    );
    expect(co2Before).toBeCloseTo(((9000 + 600) / 5 + (8400 + 400) / 4) / 2, 9);
    expect(co2After).toBeCloseTo((2900 + 1000 / 3) / 2, 9);
    expect([exact, broken]).toEqual([true, []]);
  });

  test('stays what a rule, a lock or a guard asks for', () => {
    const tagged = popular.dishes.map((each) => ({ ...each, tags: (each.co2 ?? 0) < 1000 ? ['vegan'] : ['meat'] }));
    const kept = answerOf(problem({ ...popular, dishes: tagged, rules: { eachDay: ['vegan'], notTwiceADay: ['meat'] } }));
    for (const day of kept.days) expect(day.filter((id) => ['beans', 'peas'].includes(id))).toHaveLength(1);
    const locked = answerOf(
      problem({
        ...popular,
        locked: [
          { day: 0, place: 0, dishId: 'stew' },
          { day: 1, place: 1, dishId: 'burger' },
        ],
      }),
    );
    expect([locked.days[0]?.[0], locked.days[1]?.[1]]).toEqual(['stew', 'burger']);
    const salted = popular.dishes.map((each) => ({ ...each, salt: each.id === 'peas' ? 9 : 1 }));
    const guarded = answerOf(problem({ ...popular, dishes: salted, guards: ['salt', 'cost'] }));
    const [salt, cost] = guarded.guards;
    expect(salt?.after).toBeLessThanOrEqual((salt?.before ?? 0) * (1 + 1e-9));
    expect(cost).toEqual({ name: 'cost', before: null, after: null });
  });

  test('cannot be chosen against the rules: they are named', () => {
    const rules = { eachDay: ['vegan'], notTwiceADay: ['anything'] };
    expect(shuffle(problem({ ...popular, rules }))).toEqual({ unmet: ['eachDay.vegan'] });
  });
});

/** Every way to fill the days with days that keep the rules of a day, in turn. */
function* everyPlan(
  sizes: readonly number[],
  left: readonly number[],
  isKept: (day: readonly number[]) => boolean,
): Generator<number[][]> {
  const [size, ...rest] = sizes;
  if (size === undefined) return void (yield []);
  for (const day of choose(left, size))
    if (isKept(day))
      for (const others of everyPlan(
        rest,
        left.filter((index) => !day.includes(index)),
        isKept,
      ))
        yield [day, ...others];
}
function* choose(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) return void (yield []);
  for (const [at, first] of from.entries()) for (const rest of choose(from.slice(at + 1), size - 1)) yield [first, ...rest];
}

const amount = fc.integer({ min: 0, max: 40 }).map((each) => each / 4);
const anyProblem = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  .filter((sizes) => sizes.reduce((sum, each) => sum + each, 0) <= 9)
  .chain((sizes) => {
    const count = sizes.reduce((sum, each) => sum + each, 0);
    return fc.record({
      sizes: fc.constant(sizes),
      dishes: fc.array(
        fc.record({
          co2: fc.option(fc.integer({ min: 50, max: 4000 }), { nil: null, freq: 9 }),
          popularity: fc.integer({ min: 1, max: 9 }),
          tags: fc.subarray(['vegan', 'fish', 'red_meat']),
          salt: amount,
          cost: amount,
          minutes: fc.integer({ min: 5, max: 60 }),
        }),
        { minLength: count, maxLength: count },
      ),
      guests: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: sizes.length, maxLength: sizes.length }),
      eachDay: fc.subarray(['vegan']),
      notTwiceADay: fc.subarray(['fish']),
      mostPerWeek: fc.constantFrom({}, { red_meat: 2 }),
      mostDaysPerWeek: fc.constantFrom(undefined, { red_meat: 1 }, { red_meat: 2, fish: 1 }),
      guards: fc.subarray(['salt', 'cost', 'minutes']),
      weekLength: fc.constantFrom(2, 5),
      standing: fc.array(fc.integer({ min: 0, max: count - 1 }), { minLength: count, maxLength: count }),
    });
  })
  .map(({ sizes, dishes, standing, guests, guards, weekLength, ...rules }) => {
    let next = 0;
    const current = sizes.map((size) => Array.from({ length: size }, () => `dish ${standing[next++] ?? 0}`));
    const named = dishes.map((each, at) => ({ id: `dish ${at}`, ...each }));
    return problem({ current, dishes: named, guests, weekLength, guards, rules });
  });

test('the answer is the best of every plan that keeps rules and guards; where there is none, none is given', () => {
  fc.assert(
    fc.property(anyProblem, (given) => {
      const plan = planOfCells(given);
      const fitting = [
        ...everyPlan(
          plan.sizes,
          plan.cells.map(({ index }) => index),
          (day) => keepsDayRules(plan, day),
        ),
      ].filter(
        (days) =>
          plan.lockedTo.every((to, index) => to === -1 || days[to]?.includes(index)) &&
          brokenRules(plan, days).length === 0 &&
          keepsGuards(plan, days) &&
          (!given.guards.includes('minutes') ||
            expected(plan, days, 'minutes') <= expected(plan, plan.current, 'minutes') * (1 + 1e-9)),
      );
      const shuffled = shuffle(given);
      const best = Math.min(...fitting.map((days) => expected(plan, days, 'co2')));
      const found = 'answer' in shuffled ? shuffled.answer : { co2After: Number.POSITIVE_INFINITY, days: given.current };
      const isAllKnown = plan.cells.every(({ dish: { co2 } }) => co2 !== null);
      // Where rules cannot be kept otherwise, dishes of which nothing is known move, too.
      if (!isAllKnown && fitting.length === 0) return;
      const unknown = (days: readonly (readonly string[])[]): string[][] =>
        days.map((day) => day.filter((id) => given.dishes.find((each) => each.id === id)?.co2 === null).toSorted());
      expect(unknown(found.days)).toEqual(unknown(given.current));
      expect(found.co2After === null).toBe(plan.cells.every(({ dish: { co2 } }) => co2 === null));
      expect(found.co2After ?? 0).toSatisfy((co2: number) => co2 === best || Math.abs(co2 - best) < 1e-6);
      expect(found.days.flat().toSorted()).toEqual(given.current.flat().toSorted());
      if (!isAllKnown) return;
      // Not even the best is below the bound, however far a step aims.
      const heaviest = Math.max(...given.dishes.map(({ co2 }) => co2 ?? 0));
      expect(lowestBound(plan, heaviest, 200)).toBeLessThanOrEqual(best + 1e-6);
    }),
    { numRuns: 500 },
  );
});

test('a search by chance keeps the rules wherever some plan does, and finds none below the best', () => {
  // Each dish once, all known, and days alike: single swaps then lead from any plan to any other.
  const known = anyProblem.map(({ guests: _weights, ...given }) => {
    let next = 0;
    const dishes = given.dishes.map((each) => ({ ...each, co2: each.co2 ?? 500 }));
    return { ...given, dishes, current: given.current.map((day) => day.map(() => `dish ${next++}`)), guards: [] };
  });
  fc.assert(
    fc.property(known, (given) => {
      const plan = planOfCells(given);
      const all = plan.cells.map(({ index }) => index);
      const fitting = [...everyPlan(plan.sizes, all, (day) => keepsDayRules(plan, day))].filter(
        (days) => brokenRules(plan, days).length === 0,
      );
      if (fitting.length === 0) return;
      const days = annealedShuffle(plan, { swaps: 20_000, penalty: PENALTY.strict });
      expect(brokenRules(plan, days)).toEqual([]);
      const best = Math.min(...fitting.map((each) => expected(plan, each, 'co2')));
      expect(expected(plan, days, 'co2')).toBeGreaterThanOrEqual(best - 1e-6);
    }),
    { numRuns: 100 },
  );
});

const saves = ({ co2Before, co2After }: Pick<ShuffleAnswer, 'co2Before' | 'co2After'>): boolean =>
  co2Before !== null && co2After !== null && co2After < co2Before;

test('a day is not better because nobody knows what stands on it', () => {
  const dishes = [dish('stew', 3000), dish('soup', 300), dish('mystery', null), dish('riddle', null)];
  const current = [['stew'], ['soup'], ['mystery', 'riddle']];
  const found = answerOf(problem({ dishes, current }));
  expect([found.days, found.co2Before, found.co2After]).toEqual([current, 1650, 1650]);
  const apart = answerOf(
    problem({
      dishes,
      current: [
        ['stew', 'mystery'],
        ['soup', 'riddle'],
      ],
    }),
  );
  expect(apart.days.map((day) => day.filter((id) => id === 'mystery' || id === 'riddle'))).toEqual([['mystery'], ['riddle']]);
});

test('where a lock moves a dish of which nothing is known, or nothing is known at all, nobody can say what the answer saves', () => {
  const dishes = [dish('stew', 3000), dish('soup', 300), dish('mystery', null)];
  const locked = [{ day: 0, place: 0, dishId: 'mystery' }];
  const found = answerOf(problem({ dishes, current: [['stew'], ['soup'], ['mystery']], locked }));
  expect(found.days[0]).toEqual(['mystery']);
  expect([found.co2Before, found.co2After]).toEqual([null, null]);
  const nothing = answerOf(problem({ dishes: [dish('mystery', null)], current: [['mystery'], ['mystery']] }));
  expect([nothing.days, nothing.co2Before, nothing.co2After]).toEqual([[['mystery'], ['mystery']], null, null]);
});

/** Ten dishes of six days, each on two or three of them: guests would take least where a light one stood twice. */
const repeated = () => {
  const dishes = Array.from({ length: 10 }, (_, at) =>
    dish(`d${at}`, 100 + ((at * 977) % 3000), { popularity: 1 + ((at * 31) % 7) }),
  );
  const current = Array.from({ length: 6 }, (_, day) => [0, 1, 2, 3].map((place) => `d${(day * 4 + place) % 10}`));
  return { dishes, current };
};
const twice = (days: readonly (readonly string[])[], id?: string) =>
  days.filter((day) => day.some((each, at) => (id === undefined || each === id) && day.indexOf(each) !== at)).length;

test('no day has a dish twice that no day has twice now, looked at whole or by chance', () => {
  const { dishes, current } = repeated();
  const found = answerOf(problem({ dishes, current }));
  expect([found.exact, twice(found.days), saves(found)]).toEqual([false, 0, true]);
  const whole = answerOf(problem({ dishes, current: current.slice(0, 3) }));
  expect([whole.exact, twice(whole.days)]).toEqual([true, 0]);
  const buffet = answerOf(problem({ dishes, current: [['d0', 'd0', 'd1', 'd2'], ...current] }));
  expect(twice(buffet.days)).toBe(twice(buffet.days, 'd0'));
});

test('a dish whose CO2e nobody knows leaves no bound', () => {
  const given = problem({ dishes: [dish('a', null), dish('b', 2)], current: [['a'], ['b']] });
  expect(lowestBound(planOfCells(given), 2)).toBeNull();
});

test('a lock that leaves a dish no day of its own is said', () => {
  const dishes = [dish('a', 1), dish('b', 2)];
  const locked = [{ day: 1, place: 0, dishId: 'b' }];
  expect(shuffle(problem({ dishes, current: [['a', 'b'], ['a']], locked }))).toEqual({ unmet: ['sameDishTwiceADay'] });
});

test('more dishes than can all be looked at are shuffled within rules and guards, always alike', () => {
  const dishes = Array.from({ length: 24 }, (_, at) =>
    dish(`d${at}`, 100 + ((at * 977) % 3000), {
      popularity: 1 + ((at * 31) % 7),
      salt: 1 + ((at * 13) % 5),
      tags: at % 4 === 0 ? ['vegan'] : [],
    }),
  );
  const current = Array.from({ length: 6 }, (_, day) => dishes.slice(day * 4, day * 4 + 4).map(({ id }) => id));
  const given = problem({ current, dishes, rules: { eachDay: ['vegan'] }, guards: ['salt'] });
  const [once, again] = [answerOf(given), answerOf(given)];
  expect(once).toEqual(again);
  expect(once.exact).toBe(false);
  expect(once.broken).toEqual([]);
  expect(saves(once)).toBe(true);
  expect(once.guards[0]?.after).toBeLessThanOrEqual((once.guards[0]?.before ?? 0) * (1 + 1e-9));
});

test('what cannot be meant is named by its field', () => {
  const given = problem({
    current: [['a', 'b'], ['constructor']],
    dishes: [dish('a', 1), dish('a', 2), dish('b', null)],
    guests: [1],
    locked: [
      { day: 5, place: 0, dishId: 'a' },
      { day: 0, place: 0, dishId: '__proto__' },
    ],
  });
  expect(problemFaults(given).map(({ path, code }) => [path, code])).toEqual([
    ['dishes.1.id', 'twice'],
    ['current.1.0', 'unknown_dish'],
    ['guests', 'not_by_day'],
    ['locked.0', 'no_cell'],
    ['locked.1.dishId', 'unknown_dish'],
  ]);
});
