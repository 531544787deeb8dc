import type { ComparedSide } from '../footprint/difference/compared-side.ts';
import { type SaidDifference, saidDifference } from '../footprint/difference/said-difference.ts';
import { coverageState } from '../footprint/coverage.ts';
import { type DayFigures, dayFigures, type DishOfDay } from './figures/day-figures.ts';
import { weightsOfPlan } from './figures/day-weights.ts';
import { expectedServings } from './figures/expected-servings.ts';
import { popularityOf } from './figures/popularity.ts';
import { type Repeat, repeatsOf } from './figures/repeats.ts';
import { guestsOfDay, type MenuPlanDraft, placeOf, type PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';
import { type DayOfCells, daysWithoutChoice, guardTags, mostOfDishes, type PlanGuard } from './plan-guards.ts';
import { guarded } from './shuffle/expected.ts';
import { planOfCells } from './shuffle/plan-of-cells.ts';
import { shuffle } from './shuffle/shuffle.ts';
import { type Guard, GUARDS, type ShuffleAnswer, type ShuffleDish, type ShuffleProblem } from './shuffle/shuffle-problem.ts';

/** A plan with what is known of its dishes. */
export interface KnownPlan {
  plan: Pick<MenuPlanDraft, 'cells' | 'rules' | 'guests' | 'guestsOn' | 'weekdays'>;
  dishes: ReadonlyMap<string, PlanDish>;
  popularity: ReadonlyMap<string, number>;
  /** What the food of a portion costs, by recipe, for who may see it. */
  costs?: ReadonlyMap<string, number>;
}

export interface BetterDays {
  /** The same dishes on better days. */
  cells: PlanCell[];
  /** After less before, with a range of its own; null where too little is known. */
  difference: SaidDifference | null;
  guards: ShuffleAnswer['guards'];
  /** The guards of weeks and days that no order keeps together with the rules. */
  unkept: PlanGuard[];
  /** Whether there is none better. */
  isExact: boolean;
}

function daysOf({ cells, weekdays }: KnownPlan['plan']): DayOfCells[] {
  const days = Map.groupBy(
    cells.filter(({ weekday }) => weekdays.includes(weekday)),
    ({ week, weekday }) => week * 7 + weekday,
  );
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofDay]) => ({ week: ofDay[0]?.week ?? 0, weekday: ofDay[0]?.weekday ?? 1, cells: ofDay }));
}

/** Nobody plans a cycle anew for what is not seen in a figure: less than half of a tenth of a percent. */
const LEAST_GAIN = 0.0005;

/** A dish keeps its line: it is another dish on another line. */
const keyOf = ({ recipeId, lineId }: PlanCell): string => `${recipeId} ${lineId}`;
const lineTag = (lineId: string): string => `line ${lineId}`;

/**
 * The same dishes on the days that make what a guest takes least; each keeps its line, locked ones their day, and the kitchen's
 * rules and what is guarded are kept. The names of the rules that no plan keeps, where there is none.
 */
export function betterDays(
  known: KnownPlan,
  guards: readonly PlanGuard[],
  onProgress?: (share: number) => void,
): BetterDays | { unmet: string[] } {
  const found = foundDays(known, guards, onProgress);
  const unkept: PlanGuard[] = guards.filter((guard) => guard === 'repeats' || guard === 'allergens');
  if (!('unmet' in found) || unkept.length === 0) return found;
  // The rules come first: where they and the guards cannot all be kept, it is said which were not.
  const without = foundDays(
    known,
    guards.filter((guard) => !unkept.includes(guard)),
    onProgress,
  );
  return 'unmet' in without ? without : { ...without, unkept };
}

function foundDays(
  known: KnownPlan,
  guards: readonly PlanGuard[],
  onProgress?: (share: number) => void,
): BetterDays | { unmet: string[] } {
  const days = daysOf(known.plan);
  const recipeOf = new Map(known.plan.cells.map((cell) => [keyOf(cell), cell.recipeId]));
  const needed = neededInWeeks(known, days);
  const found = shuffle(problemOf(known, days, { guards, needed }), {
    sameDish: (id) => recipeOf.get(id) ?? id,
    leastGain: LEAST_GAIN,
    weekOf: days.map(({ week }) => week),
    lacking: guards.includes('allergens') ? daysWithoutChoice(days, known.dishes) : [],
    ...(onProgress && { onProgress }),
  });
  if ('unmet' in found) return found;
  const cells = cellsOf(known.plan, days, found.answer.days);
  const isClosed = (cell: PlanCell): boolean => !known.plan.weekdays.includes(cell.weekday);
  return {
    cells: [...known.plan.cells.filter(isClosed), ...cells],
    difference: differenceOfCells(known, known.plan.cells, cells),
    guards: found.answer.guards,
    unkept: [],
    isExact: found.answer.exact && needed.size === 0,
  };
}

/** The free cells that stay where they are, for a week needs their kind: a search over weeks would take it from there. */
function neededInWeeks({ plan, dishes }: KnownPlan, days: readonly DayOfCells[]): Set<PlanCell> {
  const weeks = [...Map.groupBy(days, ({ week }) => week).values()].map((ofWeek) => ofWeek.flatMap(({ cells }) => cells));
  if (weeks.length < 2) return new Set();
  return new Set(
    (plan.rules.leastPerWeek ?? []).flatMap(({ tag, least }) =>
      weeks.flatMap((cells) => cells.filter(({ recipeId }) => dishes.get(recipeId)?.tags.includes(tag)).slice(0, least)),
    ),
  );
}

function problemOf(
  known: KnownPlan,
  days: readonly DayOfCells[],
  { guards, needed }: { guards: readonly PlanGuard[]; needed: ReadonlySet<PlanCell> },
): ShuffleProblem {
  const { plan } = known;
  const dishes = new Map(plan.cells.map((cell) => [keyOf(cell), shuffleDish(cell, known)]));
  const { eachDay, notTwiceADay, mostPerWeek, mostDaysPerWeek } = plan.rules;
  const weights = days.map(weightsOfPlan(plan));
  return {
    // A day without guests weighs nothing, and a plan without any is looked at as if as many came each day.
    ...(weights.some((each) => each > 0) && { guests: weights }),
    current: days.map(({ cells }) => cells.map(keyOf)),
    weekLength: 7,
    dishes: [...dishes.values()],
    locked: days.flatMap(({ cells }, day) =>
      cells.flatMap((cell, place) => (cell.locked || needed.has(cell) ? [{ day, place, dishId: keyOf(cell) }] : [])),
    ),
    rules: {
      eachDay: [...eachDay],
      notTwiceADay: [...notTwiceADay, ...new Set(plan.cells.map(({ lineId }) => lineTag(lineId)))],
      mostPerWeek: {
        ...Object.fromEntries(mostPerWeek.map(({ tag, most }) => [tag, most])),
        ...(guards.includes('repeats') && mostOfDishes(days)),
      },
      ...(mostDaysPerWeek && { mostDaysPerWeek: Object.fromEntries(mostDaysPerWeek.map(({ tag, most }) => [tag, most])) }),
    },
    guards: GUARDS.filter((guard) => guards.includes(guard)),
  };
}

function shuffleDish(cell: PlanCell, { dishes, popularity, costs }: KnownPlan): ShuffleDish {
  const dish = dishes.get(cell.recipeId) ?? null;
  const nutrition = dish && coverageState(dish.nutrition.coverage) !== 'too_little' ? dish.nutrition : null;
  return {
    id: keyOf(cell),
    co2: knownCo2(dish)?.value ?? null,
    popularity: popularityOf(popularity, cell.recipeId),
    tags: [...(dish?.tags ?? []), lineTag(cell.lineId), ...guardTags(cell.recipeId, dish)],
    salt: nutrition?.salt ?? null,
    saturatedFat: nutrition?.saturatedFat ?? null,
    cost: costs?.get(cell.recipeId) ?? null,
    // Nobody writes down minutes: a kitchen's work goes by what there is to prepare.
    minutes: dish?.ingredients ?? null,
  };
}

/** The CO2e of a dish of which enough is known. */
const knownCo2 = (dish: PlanDish | null): PlanDish['co2PerPortion'] =>
  dish === null || dish.coverageState === 'too_little' ? null : dish.co2PerPortion;

/** A dish that stays keeps what was written of it; servings that were written for another day do not go along. */
function cellsOf(
  { cells }: Pick<MenuPlanDraft, 'cells'>,
  days: readonly DayOfCells[],
  answer: readonly (readonly string[])[],
): PlanCell[] {
  const stood = new Map(cells.map((cell) => [`${placeOf(cell)} ${cell.recipeId}`, cell]));
  const byKey = new Map(cells.map((cell) => [keyOf(cell), cell]));
  return days.flatMap(({ week, weekday }, at) =>
    (answer[at] ?? []).flatMap((key) => {
      const dish = byKey.get(key);
      if (!dish) return [];
      const moved = { week, weekday, lineId: dish.lineId, recipeId: dish.recipeId, servings: null, locked: false };
      return [stood.get(`${placeOf(moved)} ${moved.recipeId}`) ?? moved];
    }),
  );
}

/** The difference of a guest's average between two arrangements of the same dishes: a dish's unknown part is the same in both. */
export function differenceOfCells(
  known: KnownPlan,
  before: readonly PlanCell[],
  after: readonly PlanCell[],
): SaidDifference | null {
  if (doUnknownMove(known, before, after)) return null;
  return saidDifference(sideOf(known, before), sideOf(known, after));
}

/** Whether a dish whose CO2e nobody knows would stand on another day: the means before and after are then of other days, and say nothing together. */
export function doUnknownMove({ plan, dishes }: KnownPlan, before: readonly PlanCell[], after: readonly PlanCell[]): boolean {
  const daysOfUnknown = (cells: readonly PlanCell[]): string[] =>
    daysOf({ ...plan, cells: [...cells] }).flatMap(({ week, weekday, cells: ofDay }) =>
      ofDay
        .filter(({ recipeId }) => knownCo2(dishes.get(recipeId) ?? null) === null)
        .map(({ recipeId }) => `${week} ${weekday} ${recipeId}`),
    );
  return daysOfUnknown(before).toSorted().join() !== daysOfUnknown(after).toSorted().join();
}

function sideOf({ plan, dishes, popularity }: KnownPlan, cells: readonly PlanCell[]): ComparedSide {
  const days = daysOf({ ...plan, cells: [...cells] });
  const weightOf = weightsOfPlan(plan);
  let [all, counted] = [0, 0];
  const parts = days.flatMap((day) => {
    const chosen = day.cells.map((cell) => ({ popularity: popularityOf(popularity, cell.recipeId), servings: cell.servings }));
    const shares = expectedServings(chosen, guestsOfDay(plan, day.weekday));
    return day.cells.flatMap(({ recipeId }, index) => {
      const share = (shares[index]?.share ?? 0) * weightOf(day);
      all += share;
      const dish = dishes.get(recipeId);
      const co2 = knownCo2(dish ?? null);
      if (!co2 || share === 0) return [];
      counted += share;
      const value = co2.value * share;
      const figure = { value, low: co2.low * share, high: co2.high * share };
      return [{ food: recipeId, supply: '', co2: figure, supplyRange: { low: value, high: value } }];
    });
  });
  return {
    parts,
    per: counted === 0 ? 1 : counted,
    coverage: { share: all === 0 ? 0 : counted / all, of: 'plan' },
    amounts: 'typed',
  };
}

/** The figures of the days of some cells, for before and after. */
export function figuresOfCells(known: KnownPlan, cells: readonly PlanCell[]): DayFigures[] {
  const { plan } = known;
  const weightOf = weightsOfPlan(plan);
  return daysOf({ ...plan, cells: [...cells] }).map((day) =>
    dayFigures(dishesOf(known, day.cells), guestsOfDay(plan, day.weekday), weightOf(day)),
  );
}

function dishesOf({ dishes, popularity }: Omit<KnownPlan, 'plan'>, cells: readonly PlanCell[]): DishOfDay[] {
  return cells.map(({ recipeId, servings }) => ({
    recipeId,
    dish: dishes.get(recipeId) ?? null,
    popularity: popularityOf(popularity, recipeId),
    servings,
  }));
}

/** The dishes that stand more than once in a week of some cells. */
export function repeatsOfCells(known: KnownPlan, cells: readonly PlanCell[]): readonly Repeat[] {
  return repeatsOf(daysOf({ ...known.plan, cells: [...cells] }).map((day) => ({ ...day, dishes: dishesOf(known, day.cells) })));
}

/** What a search guards, of some cells; a guard of which a dish's amount is not known is absent. */
export function guardedOfCells(known: KnownPlan, cells: readonly PlanCell[], guards: readonly Guard[]): Map<Guard, number> {
  const of = { ...known, plan: { ...known.plan, cells: [...cells] } };
  const plan = planOfCells(problemOf(of, daysOf(of.plan), { guards, needed: new Set() }));
  return new Map(plan.guards.map((name) => [name, guarded(plan, plan.current, name)]));
}
