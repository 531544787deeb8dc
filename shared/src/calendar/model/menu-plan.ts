import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { Id } from '../../kernel/id.ts';
import { isDay } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { MenuPlanRules } from './menu-plan-rules.ts';

/** Weeks of a cycle, and lines of a day: what a shuffle takes, too. */
export const MOST_WEEKS = 12;
export const MOST_LINES = 12;
export const MOST_CLOSED = 200;
const MOST_SERVINGS = 1_000_000;

/** Monday to Sunday, as ISO 8601 counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const Weekday = z.number().check(z.int(), z.minimum(1), z.maximum(7));
export type Weekday = z.infer<typeof Weekday>;

export const PlanDay = z.string().check(z.refine(isDay, 'not_a_day'));
const Servings = z.number().check(z.int(), z.minimum(0), z.maximum(MOST_SERVINGS));

/** The lines beside each other on a day: lunch 1, vegetarian, soup. */
export const PlanLine = z.object({
  id: described(Id, 'Your own id of the line, unique in the plan.'),
  name: described(plainText(60), 'What the kitchen calls it.'),
});
export type PlanLine = z.infer<typeof PlanLine>;

export const PlanCell = z.object({
  week: described(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_WEEKS - 1)), 'The week of the cycle, from 0.'),
  weekday: described(Weekday, 'The day of the week: 1 is Monday, 7 is Sunday.'),
  lineId: described(Id, 'The line that the dish stands on.'),
  recipeId: described(Id, 'The recipe of the dish.'),
  servings: described(z._default(z.nullable(Servings), null), 'Servings that somebody expects; null: as was sold before.'),
  locked: described(z._default(z.boolean(), false), 'Whether a shuffle leaves the dish where it is.'),
});
export type PlanCell = z.infer<typeof PlanCell>;

export const ClosedDays = z
  .object({
    from: described(PlanDay, 'The first closed day, `YYYY-MM-DD`.'),
    to: described(PlanDay, 'The last closed day, `YYYY-MM-DD`.'),
    name: described(z._default(plainText(60), ''), 'Why: a holiday.'),
  })
  .check(z.refine(({ from, to }) => from <= to, 'ends_before_it_begins'));
export type ClosedDays = z.infer<typeof ClosedDays>;

const GuestsOn = z.object({
  weekday: described(Weekday, 'The day of the week: 1 is Monday, 7 is Sunday.'),
  guests: described(Servings, 'Guests expected on it.'),
});

/** The part that a person arranges: the weeks of a cycle that repeats, with the days that it leaves out. */
export const MenuPlanDraft = z
  .object({
    name: described(plainText(200).check(z.refine((name) => !isBlank(name), 'no_name')), 'What the kitchen calls it.'),
    weeks: described(z.number().check(z.int(), z.minimum(1), z.maximum(MOST_WEEKS)), 'Weeks of the cycle, 1 to 12.'),
    weekdays: described(
      z._default(z.array(Weekday).check(z.minLength(1), z.maxLength(7)), [1, 2, 3, 4, 5]),
      'The days of the week on which food is served: 1 is Monday.',
    ),
    lines: described(z.array(PlanLine).check(z.minLength(1), z.maxLength(MOST_LINES)), 'What stands beside each other on a day.'),
    startsOn: described(
      z._default(z.nullable(PlanDay), null),
      'A day of the first week, `YYYY-MM-DD`; null while no date is set.',
    ),
    endsOn: described(z._default(z.nullable(PlanDay), null), 'The last day, of a season; null: it goes on.'),
    closed: described(
      z._default(z.array(ClosedDays).check(z.maxLength(MOST_CLOSED)), []),
      'Days without food; the cycle runs on.',
    ),
    guests: described(z._default(z.nullable(Servings), null), 'Guests expected on a day; null when not known.'),
    guestsOn: described(
      z.optional(z.array(GuestsOn).check(z.maxLength(7))),
      'Days of the week on which other numbers of guests come; left out: as many on each.',
    ),
    eaters: described(
      z.optional(z.enum(['adults', 'children'])),
      'Who eats: limits of a healthy meal are an adult’s, and of children’s meals nothing is said by them; left out: adults.',
    ),
    rules: described(
      z._default(MenuPlanRules, { eachDay: [], notTwiceADay: [], mostPerWeek: [] }),
      'What the kitchen wants kept.',
    ),
    cells: described(
      z._default(z.array(PlanCell).check(z.maxLength(MOST_WEEKS * 7 * MOST_LINES)), []),
      'The dishes, each on its week, day and line; a place has one at most.',
    ),
  })
  .check(z.refine(({ lines }) => isEachOnce(lines.map(({ id }) => id)), { path: ['lines'], error: 'line_twice' }))
  .check(z.refine(({ weekdays }) => isEachOnce(weekdays), { path: ['weekdays'], error: 'weekday_twice' }))
  .check(
    z.refine(({ guestsOn }) => isEachOnce((guestsOn ?? []).map(({ weekday }) => weekday)), {
      path: ['guestsOn'],
      error: 'weekday_twice',
    }),
  )
  .check(z.refine(({ cells }) => isEachOnce(cells.map(placeOf)), { path: ['cells'], error: 'place_twice' }))
  .check(z.refine(({ cells, weeks, lines }) => standInPlan(cells, weeks, lines), { path: ['cells'], error: 'outside_the_plan' }));
export type MenuPlanDraft = z.infer<typeof MenuPlanDraft>;

export type CellPlace = Pick<PlanCell, 'week' | 'weekday' | 'lineId'>;

/** The name of a cell's place: no two cells share one. */
export function placeOf({ week, weekday, lineId }: CellPlace): string {
  return `${week} ${weekday} ${lineId}`;
}

function isEachOnce(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length;
}

function standInPlan(cells: readonly CellPlace[], weeks: number, lines: readonly PlanLine[]): boolean {
  const known = new Set(lines.map(({ id }) => id));
  return cells.every(({ week, lineId }) => week < weeks && known.has(lineId));
}

/** A row of the overview: no cells. */
export const MenuPlanSummary = z.object({
  id: described(z.string(), 'The menu plan’s id.'),
  restaurantId: described(z.string(), 'The restaurant that it is of.'),
  name: described(z.string(), 'What the kitchen calls it.'),
  weeks: described(z.number(), 'Weeks of the cycle.'),
  dishes: described(z.number(), 'Cells that have a dish.'),
  startsOn: described(z.nullable(z.string()), 'A day of the first week, `YYYY-MM-DD`; null while no date is set.'),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
});
export type MenuPlanSummary = z.infer<typeof MenuPlanSummary>;

/** Guests expected on a day of the week; null when not known. */
export function guestsOfDay({ guests, guestsOn }: Pick<MenuPlanDraft, 'guests' | 'guestsOn'>, weekday: number): number | null {
  return guestsOn?.find((each) => each.weekday === weekday)?.guests ?? guests;
}

/** The recipes that a plan names, each once. */
export function recipesOfPlan({ cells }: Pick<MenuPlanDraft, 'cells'>): string[] {
  return [...new Set(cells.map(({ recipeId }) => recipeId))];
}
