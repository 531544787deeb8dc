import { type DishYear, foodsOfYear, gramsOf, type YearChange } from './kitchen-year.ts';

/**
 * Why two actions cannot be meant together:
 * - same_line: both make something else of one line;
 * - nothing_more: both together save no more than one of them alone, as a light dish that is to be served less often.
 */
export type Exclusion = 'same_line' | 'nothing_more';

/** As a share of the year: what is saved by less is rounding. */
const ROUNDING = 1e-9;

/** Why one action excludes another; null where both have their own effect. */
export function exclusionOf(dishes: readonly DishYear[], one: YearChange, other: YearChange): Exclusion | null {
  if (isOnSameLine(one, other)) return 'same_line';
  if (!touches(dishes, one, other)) return null;
  const whole = gramsOf(foodsOfYear(dishes, []));
  const saves = (...made: YearChange[]): number => whole - gramsOf(foodsOfYear(dishes, made));
  const most = Math.max(saves(one), saves(other));
  return saves(one, other) <= most + ROUNDING * whole ? 'nothing_more' : null;
}

/** The actions of a set that an action excludes, each with why. */
export function excludedBy<Change extends YearChange>(
  dishes: readonly DishYear[],
  action: YearChange,
  chosen: readonly Change[],
): { action: Change; why: Exclusion }[] {
  return chosen.flatMap((each) => {
    const why = each.id === action.id ? null : exclusionOf(dishes, action, each);
    return why === null ? [] : [{ action: each, why }];
  });
}

/** Those that can be meant together, the first first. */
export function meantTogether<Change extends YearChange>(dishes: readonly DishYear[], actions: readonly Change[]): Change[] {
  const together: Change[] = [];
  for (const action of actions) if (excludedBy(dishes, action, together).length === 0) together.push(action);
  return together;
}

/** Whether both change the same part of a line: another origin takes what a swap leaves, and claims nothing that the swap does. */
function isOnSameLine(one: YearChange, other: YearChange): boolean {
  return one.replaces.some((a) =>
    other.replaces.some((b) => a.dishId === b.dishId && a.lineId === b.lineId && (a.isOfRest ?? false) === (b.isOfRest ?? false)),
  );
}

/** Whether both change one dish, or one dish of a kitchen in which the other moves guests: all else is apart, and adds up. */
function touches(dishes: readonly DishYear[], one: YearChange, other: YearChange): boolean {
  const [first, second] = [kitchensOf(dishes, one), kitchensOf(dishes, other)];
  return (
    [...first].some((kitchen) => second.has(kitchen)) && (isShared(one, other) || one.fewer !== null || other.fewer !== null)
  );
}

function isShared(one: YearChange, other: YearChange): boolean {
  const own = new Set(one.replaces.map(({ dishId }) => dishId));
  return other.replaces.some(({ dishId }) => own.has(dishId));
}

function kitchensOf(dishes: readonly DishYear[], { replaces, fewer }: YearChange): Set<string> {
  const changed = new Set([...replaces.map(({ dishId }) => dishId), fewer?.dishId]);
  return new Set(dishes.filter(({ id }) => changed.has(id)).map(({ kitchen }) => kitchen));
}
