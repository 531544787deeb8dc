import {
  type CellPlace,
  type ClosedDays,
  type MenuPlanDraft,
  MOST_CLOSED,
  MOST_LINES,
  placeOf,
  type PlanCell,
  type PlanLine,
} from './menu-plan.ts';
import { withBudget } from './menu-plan-rules.ts';

type Weeks = Pick<MenuPlanDraft, 'weeks' | 'lines' | 'cells'>;

/** The draft of a kitchen that begins to follow a plan: the dishes, not how many eat elsewhere, for how much, or what a shuffle may move. */
export function followingDraft(source: MenuPlanDraft): MenuPlanDraft {
  const { guestsOn: _theirs, ...draft } = withBudget(source, undefined);
  return { ...draft, guests: null, cells: source.cells.map(asTaken) };
}

/** The places of lines that both have where a kitchen has another dish than the plan it follows, or none. */
export function variedPlaces(followed: Weeks, own: Weeks): CellPlace[] {
  const [there, here] = [dishesOf(followed), dishesOf(own)];
  const lines = new Set(linesOfBoth(followed, own));
  return [...new Map([...there, ...here])].flatMap(([name, { week, weekday, lineId }]) => {
    if (week >= own.weeks || week >= followed.weeks || !lines.has(lineId)) return [];
    return there.get(name)?.recipeId === here.get(name)?.recipeId ? [] : [{ week, weekday, lineId }];
  });
}

interface Arrival {
  /** The followed plan as the kitchen took it last. */
  taken: MenuPlanDraft;
  own: MenuPlanDraft;
  /** The followed plan as it is now. */
  now: MenuPlanDraft;
}

/**
 * The kitchen's plan with what changed in the one that it follows. What the kitchen varied stays as it has it: a dish, a line's name, the
 * days, the rules. Guests, servings, locks and the budget are always its own.
 */
export function withArrived({ taken, own, now }: Arrival): MenuPlanDraft {
  const lines = arrivedLines({ taken, own, now });
  const there = new Set(lines.map(({ id }) => id));
  const weeksThen = chosen(taken.weeks, own.weeks, now.weeks);
  const varied = arrivedCells({ taken, own, now }).filter(({ lineId }) => there.has(lineId));
  const ownNames = new Set(variedCells(taken, own));
  // Weeks in which the kitchen has dishes of its own stay.
  const weeks = Math.max(weeksThen, ...own.cells.flatMap((cell) => (ownNames.has(placeOf(cell)) ? [cell.week + 1] : [])));
  const startsOn = chosen(taken.startsOn, own.startsOn, now.startsOn);
  return {
    name: chosen(taken.name, own.name, now.name),
    weeks,
    weekdays: chosen(taken.weekdays, own.weekdays, now.weekdays),
    lines,
    startsOn,
    endsOn: chosen(taken.endsOn, own.endsOn, now.endsOn),
    closed: arrivedClosed(taken.closed, own.closed, now.closed),
    guests: own.guests,
    ...(own.guestsOn && { guestsOn: own.guestsOn }),
    ...(own.eaters && { eaters: own.eaters }),
    rules: arrivedRules({ taken, own, now }),
    cells: varied.filter(({ week }) => week < weeks),
  };
}

/** The present value where the kitchen left it as it was. */
function chosen<T>(taken: T, own: T, now: T): T {
  return JSON.stringify(own) === JSON.stringify(taken) ? now : own;
}

function arrivedRules({ taken, own, now }: Arrival): MenuPlanDraft['rules'] {
  const rules = chosen(sharedRules(taken), sharedRules(own), sharedRules(now));
  return withBudget({ rules }, own.rules.budget).rules;
}

function sharedRules(plan: MenuPlanDraft): MenuPlanDraft['rules'] {
  return withBudget(plan, undefined).rules;
}

function asTaken({ week, weekday, lineId, recipeId }: PlanCell): PlanCell {
  return { week, weekday, lineId, recipeId, servings: null, locked: false };
}

function dishesOf({ cells }: Pick<MenuPlanDraft, 'cells'>): Map<string, PlanCell> {
  return new Map(cells.map((cell) => [placeOf(cell), cell]));
}

function linesOfBoth(one: Weeks, other: Weeks): string[] {
  const ids = new Set(other.lines.map(({ id }) => id));
  return one.lines.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

/** The names of places where the kitchen put a dish that the followed plan did not have there. */
function variedCells(taken: MenuPlanDraft, own: MenuPlanDraft): string[] {
  const there = dishesOf(taken);
  return [...dishesOf(own)].flatMap(([name, { recipeId }]) => (there.get(name)?.recipeId === recipeId ? [] : [name]));
}

const names = (lines: readonly PlanLine[]) => new Map(lines.map(({ id, name }) => [id, name]));

function arrivedLines({ taken, own, now }: Arrival): PlanLine[] {
  const [then, here, there] = [names(taken.lines), names(own.lines), names(now.lines)];
  const ownNames = new Set(variedCells(taken, own));
  const withOwnDish = new Set(own.cells.flatMap((cell) => (ownNames.has(placeOf(cell)) ? [cell.lineId] : [])));
  const kept = own.lines.filter(({ id }) => !there.has(id) && (!then.has(id) || withOwnDish.has(id)));
  const arrived = now.lines
    // A line that the kitchen took away stays away.
    .filter(({ id }) => here.has(id) || !then.has(id))
    .map(({ id, name }) => ({ id, name: here.has(id) ? chosen(then.get(id), here.get(id), name) : name }) as PlanLine);
  const lines = [...arrived.slice(0, MOST_LINES - kept.length), ...kept];
  return lines.length === 0 ? own.lines : lines;
}

function arrivedCells({ taken, own, now }: Arrival): PlanCell[] {
  const [then, here, there] = [dishesOf(taken), dishesOf(own), dishesOf(now)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((name) => {
    const [mine, arriving] = [here.get(name), there.get(name)];
    const isVaried = then.get(name)?.recipeId !== mine?.recipeId;
    if (isVaried || mine?.recipeId === arriving?.recipeId) return mine ? [mine] : [];
    return arriving ? [asTaken(arriving)] : [];
  });
}

const nameOf = (days: ClosedDays): string => JSON.stringify([days.from, days.to, days.name]);

function arrivedClosed(taken: readonly ClosedDays[], own: readonly ClosedDays[], now: readonly ClosedDays[]): ClosedDays[] {
  const [then, there, here] = [taken, now, own].map((list) => new Set(list.map(nameOf)));
  return [
    ...own.filter((days) => !then?.has(nameOf(days)) || there?.has(nameOf(days))),
    ...now.filter((days) => !then?.has(nameOf(days)) && !here?.has(nameOf(days))),
  ].slice(0, MOST_CLOSED);
}
