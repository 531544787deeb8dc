import type { FoodByAir, FoodByMonth } from '../model/food-season.ts';
import type { MenuPlanDraft } from '../model/menu-plan.ts';
import { dayLater, dayOfPlan, firstDateOf } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import type { DayInPlan } from './plan-rule-breaks.ts';
import { HEAVIER, isHeavierIn, isInSeason, type SeasonOfFood, seasonOfFood } from './season-of-food.ts';

type Dated = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed'>;

/** Grams CO2e of a portion: a slice on a plate is not named. */
const LEAST_GRAMS = 20;
/** A year of weeks: a day of the cycle that is closed the first time stands again. */
const A_YEAR = 53;

/** A food that is clearly heavier in a month than in its best ones, and the dishes that hold it then. */
export interface OutOfSeason extends SeasonOfFood {
  ingredientId: string;
  /** 1–12. */
  month: number;
  /** kg CO2e per kg in that month. */
  perKg: number;
  dishes: DishOnDay[];
}

interface DishOnDay {
  week: number;
  weekday: number;
  dish: PlanDish;
}

/** The month, 1–12, of the first date on which a day of the cycle is served; null without one. */
export type MonthOfDay = (day: { week: number; weekday: number }) => number | null;

/** The months of a plan's days, each looked up once: they change with the plan's dates, and not with its dishes. */
export function monthsOf(plan: Dated): MonthOfDay {
  const months = new Map<number, number | null>();
  return ({ week, weekday }) => {
    const key = week * 8 + weekday;
    const month = months.get(key) ?? monthOf(plan, week, weekday);
    months.set(key, month);
    return month;
  };
}

/** What season says of a plan's days, each by the first date on which it is served; heaviest months first. Nothing without a first day. */
export function outOfSeason(monthOfDay: MonthOfDay, days: readonly DayInPlan[]): OutOfSeason[] {
  const found = new Map<string, OutOfSeason>();
  for (const { week, weekday, dishes } of days) {
    const month = monthOfDay({ week, weekday });
    if (month === null) continue;
    for (const dish of dishesOnce(dishes)) {
      for (const { key, ingredientId, perKg } of heavierFoods(dish, month)) {
        const before = found.get(key) ?? {
          ...seasonOfFood(perKg),
          ingredientId,
          month,
          perKg: perKg[month - 1] ?? 0,
          dishes: [],
        };
        found.set(key, before);
        before.dishes.push({ week, weekday, dish });
      }
    }
  }
  return [...found.values()].toSorted((one, other) => other.perKg - other.best - (one.perKg - one.best));
}

/** The foods with months that are in season on each date on which a dish has them, by their ids. */
export function inSeason(monthOfDay: MonthOfDay, days: readonly DayInPlan[]): string[] {
  const always = new Map<string, boolean>();
  for (const { week, weekday, dishes } of days) {
    const month = monthOfDay({ week, weekday });
    if (month === null) continue;
    for (const dish of dishesOnce(dishes))
      for (const [ingredientId, is] of seasonalFoods(dish, month))
        always.set(ingredientId, (always.get(ingredientId) ?? true) && is);
  }
  return [...always].flatMap(([id, is]) => (is ? [id] : []));
}

/** A food that was flown, and the dishes that hold it. */
export interface FlownFood extends Omit<FoodByAir, 'grams'> {
  dishes: DishOnDay[];
}

/** Foods that recipes name as flown, where that makes them clearly heavier; heaviest first. */
export function flownFoods(days: readonly DayInPlan[]): FlownFood[] {
  const found = new Map<string, FlownFood>();
  for (const { week, weekday, dishes } of days)
    for (const dish of dishesOnce(dishes))
      for (const [key, food] of flownFoodsOf(dish)) {
        const before = found.get(key) ?? { ...food, dishes: [] };
        found.set(key, before);
        before.dishes.push({ week, weekday, dish });
      }
  return [...found.values()].toSorted((one, other) => other.perKg - other.usually - (one.perKg - one.usually));
}

const once = new WeakMap<DayInPlan['dishes'], readonly PlanDish[]>();

/** The known dishes of a day, each once. A drop changes two days, and asks of them all. */
function dishesOnce(dishes: DayInPlan['dishes']): readonly PlanDish[] {
  const found = once.get(dishes) ?? [...new Set(dishes.flatMap(({ dish }) => dish ?? []))];
  once.set(dishes, found);
  return found;
}

/** What a dish says by month, read once: it stands on many days of a cycle, and a drop asks of them all. */
function byMonth<Value>(read: (dish: PlanDish, month: number) => Value): (dish: PlanDish, month: number) => Value {
  const known = new WeakMap<PlanDish, Map<number, Value>>();
  return (dish, month) => {
    const ofDish = known.get(dish) ?? new Map<number, Value>();
    known.set(dish, ofDish);
    const before = ofDish.get(month);
    if (before !== undefined) return before;
    const value = read(dish, month);
    ofDish.set(month, value);
    return value;
  };
}

const flown = new WeakMap<PlanDish, [string, Omit<FoodByAir, 'grams'>][]>();

/** The foods of a dish whose flight makes them clearly heavier. Lines of one food count together. */
function flownFoodsOf(dish: PlanDish): [string, Omit<FoodByAir, 'grams'>][] {
  const known = flown.get(dish);
  if (known) return known;
  const foods = new Map<string, FoodByAir>();
  for (const line of dish.flown ?? []) {
    const key = `${line.ingredientId} ${line.perKg}`;
    foods.set(key, { ...line, grams: line.grams + (foods.get(key)?.grams ?? 0) });
  }
  const found = [...foods].flatMap(([key, { grams, ...food }]): [string, Omit<FoodByAir, 'grams'>][] =>
    food.perKg < food.usually * HEAVIER || grams * (food.perKg - food.usually) < LEAST_GRAMS ? [] : [[key, food]],
  );
  flown.set(dish, found);
  return found;
}

/** Each food with months of a dish, and whether it is in season in a month. */
const seasonalFoods = byMonth(({ seasons = [] }, month) =>
  seasons.map(({ ingredientId, perKg }) => [ingredientId, isInSeason(perKg, month)] as const),
);

/** The foods of a dish that are clearly heavier in a month, by what is the same on all days. Lines of one food count together. */
const heavierFoods = byMonth(({ seasons = [] }, month): (FoodByMonth & { key: string })[] => {
  if (seasons.length === 0) return [];
  const foods = Map.groupBy(seasons, ({ ingredientId, perKg }) => `${ingredientId} ${month} ${perKg.join(' ')}`);
  return [...foods].flatMap(([key, lines]) => {
    const [food] = lines;
    if (!food || !isHeavierIn(food.perKg, month)) return [];
    const grams = lines.reduce((sum, line) => sum + line.grams, 0);
    const more = (food.perKg[month - 1] ?? 0) - seasonOfFood(food.perKg).best;
    return grams * more >= LEAST_GRAMS ? [{ ...food, grams, key }] : [];
  });
});

/** The month of the first date on which a day of the cycle is served. */
function monthOf(plan: Dated, week: number, weekday: number): number | null {
  const first = firstDateOf(plan, week, weekday);
  if (first === null) return null;
  for (let later = 0; later <= A_YEAR; later += plan.weeks) {
    const date = dayLater(first, later * 7);
    if (dayOfPlan(plan, date)) return Number(date.slice(5, 7));
  }
  return null;
}
