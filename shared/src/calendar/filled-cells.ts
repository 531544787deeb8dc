import { dishPromiseKept, isDietPromise, promisesOf } from '../recipes/names/dish-promise.ts';
import { type CellPlace, type MenuPlanDraft, placeOf, type PlanCell, type PlanLine } from './model/menu-plan.ts';
import { type FreePlace, placedDishes } from './dish-places.ts';
import type { PlanDish } from './model/plan-dish.ts';

/** The facts of a dish that decide on which lines it may stand. */
export type FillingDish = Pick<PlanDish, 'id' | 'diet' | 'allergens'>;

interface Filling<Dish extends FillingDish> {
  /** In the order in which they are put. */
  dishes: readonly Dish[];
  /** The lines that are filled. */
  lineIds: ReadonlySet<string>;
  /** The first place that is filled; null: the first of the plan. */
  from: CellPlace | null;
  /** Whether it begins again with the first dish when all stand. */
  isAgain: boolean;
  takesUnknown: TakesUnknown;
}

/** Whether a line takes dishes too of which it is not known whether they are what it promises, a diet or freedom from allergens. */
export interface TakesUnknown {
  diet: boolean;
  /** Only ever where a person says so: who avoids an allergen trusts the line. */
  allergens: boolean;
}

/** Why dishes found no place, by what is still free: no place at all, or a line on which they are not, or may not be, what it promises. */
export type LeftReason = 'full' | 'twice' | 'unknown' | 'broken';

export interface LeftDishes<Dish> {
  reason: LeftReason;
  /** The free lines that promise what the dishes are not, or may not be. */
  lineIds: readonly string[];
  dishes: Dish[];
}

export interface Filled<Dish extends FillingDish = FillingDish> {
  /** The plan's cells, with those that were filled. */
  cells: PlanCell[];
  filled: number;
  /** Places that stay free. */
  free: number;
  /** Dishes that found none. */
  left: LeftDishes<Dish>[];
}

type Shape = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'lines' | 'cells'>;

/**
 * Dishes on the free places, day by day in their order, as many as can stand. A line whose name promises something (vegetarian, without gluten)
 * gets only dishes that are so, and the others leave those dishes to it. No dish stands twice on a day.
 */
export function filledCells<Dish extends FillingDish>(plan: Shape, filling: Filling<Dish>): Filled<Dish> {
  const places = placesToFill(plan, filling);
  const lines = plan.lines
    .filter(({ id }) => filling.lineIds.has(id))
    .map((line) => ({
      id: line.id,
      suits: suitsOf(line, TAKES_KNOWN),
      takes: suitsOf(line, filling.takesUnknown),
    }));
  const suiting = (dish: Dish): Set<string> => new Set(lines.flatMap(({ id, takes }) => (takes(dish) === 'kept' ? [id] : [])));
  const byId = new Map(filling.dishes.map((dish) => [dish.id, suiting(dish)]));
  const standing = new Map(
    [...Map.groupBy(plan.cells, dayOf)].map(([day, cells]) => [day, new Set(cells.map(({ recipeId }) => recipeId))]),
  );
  const { at, left } = placedDishes({
    dishes: filling.dishes.map((dish) => ({ id: dish.id, dish, lineIds: byId.get(dish.id) ?? new Set<string>() })),
    places,
    standing,
    isAgain: filling.isAgain,
  });
  const put = places.flatMap((place) => {
    const recipeId = at.get(placeOf(place))?.id;
    const { week, weekday, lineId } = place;
    return recipeId === undefined ? [] : [{ week, weekday, lineId, recipeId, servings: null, locked: false }];
  });
  const free = new Set(places.flatMap((place) => (at.has(placeOf(place)) ? [] : [place.lineId])));
  const freeLines = lines.filter(({ id }) => free.has(id));
  return {
    cells: [...plan.cells, ...put],
    filled: put.length,
    free: places.length - put.length,
    left: byReason(left.map(({ dish, lineIds }) => ({ dish, ...reasonOf(dish, freeLines, lineIds) }))),
  };
}

const dayOf = ({ week, weekday }: Pick<CellPlace, 'week' | 'weekday'>): string => `${week} ${weekday}`;

function placesToFill(plan: Shape, { lineIds, from }: Pick<Filling<FillingDish>, 'lineIds' | 'from'>): FreePlace[] {
  const taken = new Set(plan.cells.map(placeOf));
  const days = plan.weekdays.toSorted((one, other) => one - other);
  const lines = plan.lines.map((line) => ({ lineId: line.id, isPromising: isPromising(line) }));
  const all = Array.from({ length: plan.weeks }, (_, week) =>
    days.flatMap((weekday) => lines.map((line) => ({ week, weekday, ...line, day: dayOf({ week, weekday }) }))),
  ).flat();
  const first = from === null ? 0 : all.findIndex((place) => placeOf(place) === placeOf(from));
  return (first === -1 ? [] : all.slice(first)).filter((place) => lineIds.has(place.lineId) && !taken.has(placeOf(place)));
}

type Suits = ReturnType<typeof dishPromiseKept>;

const TAKES_KNOWN: TakesUnknown = { diet: false, allergens: false };

function suitsOf({ name }: Pick<PlanLine, 'name'>, takesUnknown: TakesUnknown): (dish: FillingDish) => Suits {
  const promises = promisesOf(name, 'heading').map((promise) => ({
    promise,
    takes: takesUnknown[isDietPromise(promise) ? 'diet' : 'allergens'],
  }));
  return (dish) => {
    const kept = promises.map(({ promise, takes }) => {
      const each = dishPromiseKept(promise, dish);
      return each === 'unknown' && takes ? 'kept' : each;
    });
    return kept.find((each) => each === 'broken') ?? kept.find((each) => each === 'unknown') ?? 'kept';
  };
}

interface FreeLine {
  id: string;
  suits: (dish: FillingDish) => Suits;
}

function reasonOf(dish: FillingDish, free: readonly FreeLine[], taking: ReadonlySet<string>): Omit<LeftDishes<never>, 'dishes'> {
  if (free.length === 0) return { reason: 'full', lineIds: [] };
  if (free.some(({ id }) => taking.has(id))) return { reason: 'twice', lineIds: [] };
  const open = free.filter(({ suits }) => suits(dish) === 'unknown');
  const [reason, lines] = open.length > 0 ? (['unknown', open] as const) : (['broken', free] as const);
  return { reason, lineIds: lines.map(({ id }) => id) };
}

function byReason<Dish>(left: readonly (Omit<LeftDishes<Dish>, 'dishes'> & { dish: Dish })[]): LeftDishes<Dish>[] {
  return [...Map.groupBy(left, ({ reason, lineIds }) => `${reason} ${lineIds.join(' ')}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ reason: first.reason, lineIds: first.lineIds, dishes: group.map(({ dish }) => dish) }] : [];
  });
}

/** Whether the name of a line promises something of its dishes. */
function isPromising({ name }: Pick<PlanLine, 'name'>): boolean {
  return promisesOf(name, 'heading').length > 0;
}

/** Of what the name of a line promises: a diet, freedom from an allergen, or both. */
export function promisedKinds({ name }: Pick<PlanLine, 'name'>): Record<keyof TakesUnknown, boolean> {
  const promises = promisesOf(name, 'heading');
  return { diet: promises.some(isDietPromise), allergens: !promises.every(isDietPromise) };
}

/** Null where the name of a line promises nothing: it takes every dish. */
export function takesOf(line: Pick<PlanLine, 'name'>): ((dish: FillingDish) => boolean) | null {
  const suits = suitsOf(line, TAKES_KNOWN);
  return isPromising(line) ? (dish) => suits(dish) === 'kept' : null;
}

/** Dishes of a written or pasted list: one a line or cell of a sheet, without bullets and numbers before them. */
export function dishNames(text: string): string[] {
  return text
    .split(/[\r\n\t]/)
    .map((line) => line.trim().replace(/^(?:[-•*–]|\d{1,3}[.)])\s+/, ''))
    .filter((name) => name !== '');
}
