import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import type { CapacityKitchen } from './capacity-kitchen.ts';
import { BENCH_RESTAURANT } from '../seeds/seed-recipes.ts';

export interface Action {
  /** How often it is measured: enough that a hundredth of a second does not matter. */
  times: number;
  /** A restaurant's actions on a working day, by which a deployment is reckoned: an assumption, written in `docs/scaling.md`. */
  aDay: number;
  do: (kitchen: CapacityKitchen, at: number) => Promise<Response>;
}

const recipeAt = ({ recipes }: CapacityKitchen, at: number): string => recipes[(at * 7919) % recipes.length]?.id ?? '';

/** The first of a month of its own for each, long ago, so that none takes the place of another: an hour makes hundreds. */
function monthAt(at: number): string {
  return `${1990 + (Math.floor(at / 12) % 36)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

const report = (variety: string, at: number) => ({
  name: 'Month',
  category: 'restaurant',
  variety,
  type: 'monthly',
  startDate: monthAt(at),
  settings: {},
  status: 'completed',
});

async function saveAgain(kitchen: CapacityKitchen, at: number): Promise<Response> {
  const reply = await kitchen.call('GET', `/api/recipes/${recipeAt(kitchen, at)}`);
  const { consumption: _c, footprint: _f, co2: _o, weight: _w, ...kept } = (await reply.json()) as Record<string, unknown>;
  return kitchen.call('PUT', '/api/recipes', kept);
}

export const ACTIONS: Record<string, Action> = {
  'sign in': {
    times: 60,
    aDay: 4,
    do: async ({ call }) => call('POST', '/api/users/sign-in', { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD }),
  },
  'overview, 50 of 10,000 recipes': {
    times: 400,
    aDay: 40,
    do: async ({ call }) => call('GET', `/api/recipes/recipe/${BENCH_RESTAURANT}?limit=50`),
  },
  'search among 10,000 recipes': {
    times: 400,
    aDay: 40,
    do: async ({ call }, at) => call('GET', `/api/recipes/recipe/${BENCH_RESTAURANT}?limit=50&search=no ${at % 100} of`),
  },
  'open a recipe': {
    times: 400,
    aDay: 60,
    do: async (kitchen, at) => kitchen.call('GET', `/api/recipes/${recipeAt(kitchen, at)}`),
  },
  'open and save a recipe': { times: 300, aDay: 8, do: saveAgain },
  'figures of a draft of 15 lines': {
    times: 600,
    aDay: 150,
    do: async ({ call, draft }) => call('POST', '/api/recipes/calculate', draft),
  },
  'a key in the ingredient search': {
    times: 600,
    aDay: 200,
    do: async ({ call }, at) =>
      call('POST', '/ingredient-data/search', { query: ['pot', 'morö', 'chick', 'laks', 'zwiebel'][at % 5], language: 'sv' }),
  },
  'paste a recipe of 15 lines': {
    times: 200,
    aDay: 2,
    do: async ({ call }) =>
      call('POST', '/ingredient-data/lines', {
        language: 'en_gb',
        location: 'SE',
        lines: Array.from(
          { length: 15 },
          (_, at) => `${at + 1}00 g ${['carrots', 'onion', 'minced beef', 'cream', 'rice'][at % 5]}`,
        ),
      }),
  },
  dashboard: { times: 300, aDay: 10, do: async ({ call }) => call('GET', `/api/reports/dashboard/${BENCH_RESTAURANT}`) },
  'a guest asks for a live menu': { times: 1000, aDay: 400, do: async ({ call, livePath }) => call('GET', livePath) },
  'a month of sales, 600 rows': {
    times: 30,
    aDay: 1 / 21,
    do: async ({ call, recipes }, at) =>
      call('POST', `/api/reports/sales/${BENCH_RESTAURANT}`, {
        ...report('sales', at),
        recipes: recipes.map(({ id, name }, key) => ({ key: String(key), id, name, servings: 1 + (key % 90) })),
      }),
  },
  'a month of purchases, 1,000 rows': {
    times: 30,
    aDay: 1 / 21,
    do: async (kitchen, at) => purchases(kitchen, at, 1000),
  },
};

/** A month's purchases of so many rows, of as many foods as there are. */
export async function purchases({ call, foods }: CapacityKitchen, at: number, rows: number): Promise<Response> {
  return call('POST', '/api/reports/procurement', {
    ...report('procurement', at),
    restaurantId: BENCH_RESTAURANT,
    ingredients: Array.from({ length: rows }, (_, row) => {
      const food = foods[(row * 7) % foods.length];
      return {
        key: String(row),
        written: food?.name ?? '',
        ingredient: food?.ingredient ?? null,
        variation: food?.variation ?? null,
        amount: 1 + (row % 40),
        unit: 'kg',
      };
    }),
  });
}
