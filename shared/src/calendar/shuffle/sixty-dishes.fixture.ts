import { ShuffleProblem } from './shuffle-problem.ts';

/** A kind of dish: how many of sixty, tags, and from … to of grams CO2e, servings, salt, saturated fat, cost and minutes. */
interface Kind {
  count: number;
  tags: readonly string[];
  co2: Span;
  popularity: Span;
  salt: Span;
  saturatedFat: Span;
  cost: Span;
  minutes: Span;
}
type Span = readonly [number, number];

const KINDS: Record<string, Kind> = {
  beef: {
    count: 12,
    tags: ['red_meat'],
    co2: [2200, 5200],
    popularity: [60, 130],
    salt: [1.4, 3],
    saturatedFat: [5, 12],
    cost: [22, 38],
    minutes: [40, 110],
  },
  fish: {
    count: 10,
    tags: ['fish'],
    co2: [500, 1700],
    popularity: [20, 80],
    salt: [1.2, 2.8],
    saturatedFat: [2, 8],
    cost: [20, 36],
    minutes: [30, 80],
  },
  chicken: {
    count: 8,
    tags: [],
    co2: [800, 1900],
    popularity: [50, 120],
    salt: [1.3, 2.6],
    saturatedFat: [3, 9],
    cost: [16, 28],
    minutes: [35, 90],
  },
  vegetarian: {
    count: 8,
    tags: [],
    co2: [400, 1500],
    popularity: [15, 70],
    salt: [1.1, 2.7],
    saturatedFat: [4, 12],
    cost: [9, 20],
    minutes: [30, 120],
  },
  vegan: {
    count: 22,
    tags: ['vegan'],
    co2: [150, 900],
    popularity: [8, 60],
    salt: [0.9, 2.4],
    saturatedFat: [0.5, 4],
    cost: [7, 18],
    minutes: [25, 100],
  },
};

/**
 * Sixty dishes in the twenty days of four weeks, three a day, with rules and all guards; always the same one. The days as they stand keep the
 * rules.
 */
export function sixtyDishes(): ShuffleProblem {
  const between = amounts();
  const dishes = Object.entries(KINDS).flatMap(([name, kind]) =>
    Array.from({ length: kind.count }, (_, at) => ({
      id: `${name} ${at + 1}`,
      tags: kind.tags,
      co2: between(kind.co2),
      popularity: between(kind.popularity),
      salt: between(kind.salt),
      saturatedFat: between(kind.saturatedFat),
      cost: between(kind.cost),
      minutes: between(kind.minutes),
    })),
  );
  const vegan = dishes.slice(-20);
  // Seven has no factor in common with forty, so each of the others is taken once.
  const others = Array.from({ length: 40 }, (_, at) => dishes[(at * 7) % 40]?.id ?? '');
  return ShuffleProblem.parse({
    current: vegan.map(({ id }, day) => [others[day], others[day + 20], id]),
    guests: vegan.map((_, day) => [520, 610, 580, 640, 390][day % 5]),
    dishes,
    rules: { eachDay: ['vegan'], notTwiceADay: ['fish'], mostPerWeek: { red_meat: 4 } },
    guards: ['salt', 'saturatedFat', 'cost', 'minutes'],
  });
}

/** Amounts of a span, to a tenth, in an order that looks like chance and is always the same. */
function amounts(): (span: Span) => number {
  let state = 2026;
  return ([from, to]) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round((from + (to - from) * (state / 2_147_483_647)) * 10) / 10;
  };
}
