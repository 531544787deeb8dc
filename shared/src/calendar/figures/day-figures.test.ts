import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanDish } from '../model/plan-dish.ts';
import { dayFigures, type DishOfDay, guestFootprint, meanOfDays } from './day-figures.ts';
import { expectedServings } from './expected-servings.ts';
import { ruleBreaks } from './plan-rule-breaks.ts';
import { popularities } from './popularity.ts';

const NUTRITION = { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 };

function dish(id: string, change: Partial<PlanDish> = {}): PlanDish {
  const co2PerPortion = { value: 1000, low: 800, high: 1400 };
  const co2PerPortionWithoutLandUseChange = { value: 900, low: 700, high: 1300 };
  const allergens = { contains: [], mayContain: [], unknown: [] };
  const known = { level: 'low' as const, coverageState: 'whole' as const, allergens, diet: 'meat' as const };
  const figures = { co2PerPortion, co2PerPortionWithoutLandUseChange };
  return { id, names: [], ...figures, ...known, tags: ['meat'], tagsKnown: true, nutrition: NUTRITION, sold: null, ...change };
}

const of = (one: PlanDish | null, popularity = 1, servings: number | null = null): DishOfDay => ({
  recipeId: one?.id ?? 'gone',
  dish: one,
  popularity,
  servings,
});

const beans = dish('beans', {
  co2PerPortion: { value: 200, low: 100, high: 300 },
  co2PerPortionWithoutLandUseChange: null,
  diet: 'vegan',
  tags: ['vegan', 'vegetarian'],
  nutrition: { ...NUTRITION, salt: 1 },
});

const allergens = (contains: ('milk' | 'fish')[], unknown: 'gluten'[]) => ({ contains, mayContain: [], unknown });
const on = (weekday: number, ...dishes: (PlanDish | null)[]) => ({ week: 0, weekday, dishes: dishes.map((each) => of(each)) });

describe('servings that are expected', () => {
  test('guests share dishes by popularity; what somebody wrote stands', () => {
    const chosen = [
      { popularity: 3, servings: null },
      { popularity: 1, servings: null },
      { popularity: 9, servings: 20 },
    ];
    expect(expectedServings(chosen, 100).map(({ servings }) => servings)).toEqual([60, 20, 20]);
    expect(expectedServings(chosen, null).map(({ servings }) => servings)).toEqual([null, null, 20]);
  });

  test('shares of a day make a whole, whatever is known', () => {
    const chosen = fc.record({
      popularity: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      servings: fc.option(fc.integer({ min: 0, max: 1000 })),
    });
    fc.assert(
      fc.property(
        fc.array(chosen, { minLength: 1, maxLength: 12 }),
        fc.option(fc.integer({ min: 0, max: 5000 })),
        (day, guests) => {
          const shares = expectedServings(day, guests).map(({ share }) => share);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});

describe('popularity', () => {
  test('is drawn towards the mean of its kind, and is it for what was never sold', () => {
    const found = popularities([
      { id: 'a', diet: 'meat', sold: { servings: 300, months: 1 } },
      { id: 'b', diet: 'meat', sold: { servings: 300, months: 3 } },
      { id: 'new', diet: 'meat', sold: null },
      { id: 'green', diet: 'vegan', sold: null },
    ]);
    // The mean of a month: (300 + 100) ÷ 2.
    expect([...found.values()]).toEqual([250, 125, 200, 200]);
  });

  test('is the same for all where nothing was sold', () => {
    expect([...popularities([{ id: 'a', diet: null, sold: null }]).values()]).toEqual([1]);
  });
});

describe('a day', () => {
  test('gives what a guest takes on average, with a range that nothing narrows', () => {
    const day = dayFigures([of(dish('stew'), 3), of(beans, 1)], 100);
    expect(guestFootprint([day])).toMatchObject({ co2: { value: 800, low: 625, high: 1125 }, share: 1, state: 'whole' });
    expect(day.servings).toEqual([75, 25]);
    expect([meanOfDays([day], 'salt'), meanOfDays([day], 'plantOffered'), meanOfDays([day], 'plantExpected')]).toEqual([
      1.75, 0.5, 0.25,
    ]);
    expect(day).toMatchObject({ vegan: 'yes', withoutChoice: [] });
  });

  test('of which too little is known has no figure', () => {
    const unknown = dish('unknown', {
      co2PerPortion: null,
      co2PerPortionWithoutLandUseChange: null,
      level: null,
      coverageState: 'too_little',
    });
    expect(guestFootprint([dayFigures([of(unknown), of(beans)], null)])).toMatchObject({
      co2: null,
      share: 0.5,
      state: 'too_little',
    });
    expect(guestFootprint([])).toMatchObject({ co2: null, share: 0, state: 'too_little' });
    expect(meanOfDays([dayFigures([of(null), of(beans)], null)], 'salt')).toBeNull();
  });

  test('days weigh as many guests as they have, and the same without', () => {
    const [meat, green] = [
      (guests: number | null) => dayFigures([of(dish('a'))], guests),
      (guests: number | null) => dayFigures([of(beans)], guests),
    ];
    expect(guestFootprint([meat(300), green(100)]).co2?.value).toBe(800);
    expect(guestFootprint([meat(null), green(null)]).co2?.value).toBe(600);
  });

  test('names the allergens that every dish has or may have', () => {
    const day = dayFigures(
      [
        of(dish('a', { allergens: allergens(['milk', 'fish'], []) })),
        of(dish('b', { allergens: allergens(['milk'], ['gluten']) })),
      ],
      null,
    );
    expect(day).toMatchObject({ withoutChoice: ['milk'], vegan: 'no' });
    expect(dayFigures([of(dish('c', { diet: null }))], null).vegan).toBe('unknown');
  });
});

describe('rules', () => {
  const rules = {
    eachDay: ['vegan' as const],
    notTwiceADay: ['meat' as const],
    mostPerWeek: [{ tag: 'meat' as const, most: 2 }],
  };

  test('are shown where they break, day by day and for the week', () => {
    expect(ruleBreaks(rules, [on(1, dish('a'), dish('b')), on(2, beans, dish('c')), on(3)])).toEqual([
      { rule: 'eachDay', tag: 'vegan', week: 0, weekday: 1, isSure: true },
      { rule: 'notTwiceADay', tag: 'meat', week: 0, weekday: 1, isSure: true },
      { rule: 'mostPerWeek', tag: 'meat', week: 0, weekday: null, isSure: true },
    ]);
  });

  test('a dish that is not wholly understood may keep or break them', () => {
    const open = dish('open', { tags: [], tagsKnown: false });
    expect(ruleBreaks(rules, [on(1, dish('a'), open)])).toEqual([
      { rule: 'eachDay', tag: 'vegan', week: 0, weekday: 1, isSure: false },
      { rule: 'notTwiceADay', tag: 'meat', week: 0, weekday: 1, isSure: false },
    ]);
  });

  test('one that may be vegetarian, and is no meat, leaves no rule of meat open', () => {
    const risotto = dish('risotto', { tags: [], tagsKnown: false, openTags: ['vegetarian'] });
    expect(ruleBreaks({ ...rules, eachDay: ['vegetarian'] }, [on(1, dish('a'), risotto)])).toEqual([
      { rule: 'eachDay', tag: 'vegetarian', week: 0, weekday: 1, isSure: false },
    ]);
  });
});

const sold = (servings: number, months: number, days = 0, where = '') => ({
  servings,
  months,
  ...(days > 0 && { onDays: Array.from({ length: days }, (_, at) => ({ day: `${where} ${at}`, servings: servings / days })) }),
});

test('where days are known, a dish that was there seldom and chosen often is popular', () => {
  const found = popularities([
    { id: 'seldom', diet: 'meat', sold: sold(100, 1, 1, 'seldom') },
    { id: 'often', diet: 'meat', sold: sold(400, 1, 10, 'often') },
    { id: 'by month', diet: 'meat', sold: sold(400, 1) },
  ]);
  expect((found.get('seldom') ?? 0) > (found.get('often') ?? 0)).toBe(true);
  // A month of servings is brought to the measure of days: 140 of a day are 500 of a month.
  const mean = (100 + 40 + 112) / 3;
  expect(found.get('by month')).toBeCloseTo((112 + mean) / 2);
});

const withDish = (other: Partial<PlanDish>) => dayFigures([of(dish('a')), of(dish('b', other))], 100);

test('without land-use change a guest takes the mean of the same dishes, and nothing is said where the split of one is not known', () => {
  const light = { value: 500, low: 400, high: 700 };
  expect(guestFootprint([withDish({ co2PerPortion: light, co2PerPortionWithoutLandUseChange: light })])).toMatchObject({
    co2: { value: 750, low: 600, high: 1050 },
    co2WithoutLandUseChange: { value: 700, low: 550, high: 1000 },
  });
  expect(guestFootprint([withDish({ co2PerPortionWithoutLandUseChange: null })])).toMatchObject({
    co2: { value: 1000 },
    co2WithoutLandUseChange: null,
  });
});
