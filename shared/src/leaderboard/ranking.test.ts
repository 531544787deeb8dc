import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES, type Measure, type PeriodSums } from './measure.ts';
import { type Contestant, ranking } from './ranking.ts';

/** A month of 1,000 portions of 400 g with a CO2e per portion in grams, 25 % down and up. */
function month(grams: number, change: Partial<PeriodSums> = {}): PeriodSums {
  const co2 = { value: grams * 1000, low: grams * 750, high: grams * 1250 };
  const sums = { months: 1, portions: 1000, servings: 1000, weight: 400_000, weightCovered: 400_000 };
  return { ...sums, co2, byLevel: [200, 300, 300, 100, 100], ...change };
}

function contestant(restaurantId: string, grams: number, change: Partial<Contestant> = {}): Contestant {
  return { restaurantId, organizationId: 'o', now: month(grams), before: month(1000), ...change };
}

const placesOf = (all: readonly Contestant[], measure: Measure = 'per_portion') =>
  ranking(all, measure, 'month').ranked.map(({ restaurantId, place }) => [restaurantId, place]);

test('those of the same figure share a place, and the next one is left out', () => {
  const all = [contestant('d', 900), contestant('b', 700), contestant('a', 500), contestant('c', 700)];
  expect(placesOf(all)).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 4],
  ]);
});

test('what is not seen decides no place: 704 g and 697 g are both shown as 0.70 kg', () => {
  expect(placesOf([contestant('a', 704), contestant('b', 697)])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(placesOf([contestant('a', 706), contestant('b', 697)])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

test.each([
  ['per_portion', ['light', 'heavy']],
  ['per_kg', ['light', 'heavy']],
  ['low_share', ['heavy', 'light']],
  ['improvement', ['heavy', 'light']],
] as const)('by %s the first is the one that does better', (measure, order) => {
  const light = contestant('light', 500, { before: month(500), now: month(500, { byLevel: [0, 100, 900, 0, 0] }) });
  const heavy = contestant('heavy', 800, { before: month(1600), now: month(800, { byLevel: [300, 300, 300, 0, 0] }) });
  expect(placesOf([light, heavy], measure).map(([id]) => id)).toEqual(order);
});

test('half as much as a year before is a change of −50 %', () => {
  const { ranked } = ranking([contestant('a', 500)], 'improvement', 'month');
  expect(ranked).toMatchObject([{ value: -0.5, range: null }]);
});

test.each([
  ['too few servings', month(500, { servings: 99, byLevel: [99, 0, 0, 0, 0] }), { what: 'servings', has: 99, needs: 100 }],
  [
    'too little of what was sold counted',
    month(500, { byLevel: [790, 0, 0, 0, 0] }),
    { what: 'coverage', has: 0.79, needs: 0.8 },
  ],
  ['no report', null, { what: 'months', has: 0, needs: 1 }],
  ['no figure at all', month(500, { co2: null }), { what: 'figure', has: 0, needs: 1 }],
])('with %s there is no place, and it is said why', (_what, now, lack) => {
  const { ranked, unranked } = ranking([contestant('a', 500, { now })], 'per_portion', 'month');
  expect(ranked).toEqual([]);
  expect(unranked).toMatchObject([{ restaurantId: 'a', lacks: [lack] }]);
});

test.each([
  ['quarter', 1, false],
  ['quarter', 2, true],
  ['year', 8, false],
  ['year', 9, true],
] as const)('a %s with %i completed months: ranked %s', (type, months, isRanked) => {
  const now = month(500, { months, servings: 1000 * months, byLevel: [1000 * months, 0, 0, 0, 0] });
  expect(ranking([contestant('a', 500, { now })], 'per_portion', type).ranked).toHaveLength(isRanked ? 1 : 0);
});

test('without a year before there is no improvement, only a first year', () => {
  const { unranked } = ranking([contestant('a', 500, { before: null })], 'improvement', 'month');
  expect(unranked[0]?.lacks).toEqual([{ what: 'year_before', has: 0, needs: 1 }]);
});

const sums = fc
  .record({
    grams: fc.integer({ min: 1, max: 3000 }),
    servings: fc.integer({ min: 0, max: 400 }),
    known: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ grams, servings, known }) => month(grams, { servings, byLevel: [servings * known * 0.1, 0, 0, 0, 0] }));
const contestants = fc.uniqueArray(
  fc.record({
    restaurantId: fc.string({ minLength: 1, maxLength: 4 }),
    organizationId: fc.constantFrom('x', 'y'),
    now: fc.option(sums),
    before: fc.option(sums),
  }),
  { selector: ({ restaurantId }) => restaurantId, maxLength: 25 },
);

test('the order in which restaurants are handed in changes nothing, and nobody is lost', () => {
  fc.assert(
    fc.property(contestants, fc.constantFrom(...MEASURES), (all, measure) => {
      const one = ranking(all, measure, 'month');
      expect(ranking(all.toReversed(), measure, 'month')).toEqual(one);
      expect(one.ranked.length + one.unranked.length).toBe(all.length);
      expect(one.unranked.every(({ lacks }) => lacks.length > 0)).toBe(true);
    }),
  );
});

test('a place is one more than those who do better', () => {
  fc.assert(
    fc.property(contestants, fc.constantFrom(...MEASURES), (all, measure) => {
      const { ranked } = ranking(all, measure, 'month');
      const isLessBetter = measure !== 'low_share';
      for (const { place, value } of ranked) {
        const better = ranked.filter((other) => (isLessBetter ? other.value < value : other.value > value));
        expect(place).toBe(better.length + 1);
      }
    }),
  );
});
