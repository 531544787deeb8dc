import type { Month } from '../../kernel/month.ts';

/** One dish in a month's report. */
export interface DishOfMonth {
  month: Month;
  id: string;
  servings: number;
  /** Grams CO2e of all of them; null when unknown. */
  co2: number | null;
}

/** The dishes in the completed reports of a kitchen: a dish that a month's report does not have was not sold. */
export interface KitchenReports<Dish extends DishOfMonth = DishOfMonth> {
  /** In the order of time. */
  months: readonly Month[];
  dishes: readonly Dish[];
}

/** A dish in some months: servings a month and grams CO2e of one, each null when unknown. */
interface DishThen {
  months: number;
  servings: number | null;
  perServing: number | null;
}

const YEAR = 12;

/**
 * A dish in the year up to the month in which an action was kept, and in the months after it. Kitchens that have reports of both are held
 * against themselves; where none has, all reports count.
 */
export function beforeAndSince(
  kitchens: readonly KitchenReports[],
  { dishId, keptAt }: { dishId: string; keptAt: string },
): { before: DishThen; since: DishThen } {
  const month = keptAt.slice(0, 7);
  const all = kitchens.map(({ months, dishes }) => ({
    own: dishes.filter(({ id }) => id === dishId),
    before: months.filter((each) => each <= month).slice(-YEAR),
    since: months.filter((each) => each > month),
  }));
  const both = all.filter(({ before, since }) => before.length > 0 && since.length > 0);
  const of = both.length > 0 ? both : all;
  return {
    before: dishIn(of.map(({ own, before }) => ({ own, months: before }))),
    since: dishIn(of.map(({ own, since }) => ({ own, months: since }))),
  };
}

/** The monthly sales of each kitchen, together: one with few reports sells as much in the months without. */
function dishIn(kitchens: readonly { own: readonly DishOfMonth[]; months: readonly Month[] }[]): DishThen {
  const reported = kitchens.filter(({ months }) => months.length > 0);
  const sold = reported.map(({ own, months }) => ({
    lines: own.filter(({ month }) => months.includes(month)),
    months: months.length,
  }));
  const known = sold.flatMap(({ lines }) => lines.filter(({ co2 }) => co2 !== null));
  const servings = known.reduce((sum, each) => sum + each.servings, 0);
  return {
    months: new Set(reported.flatMap(({ months }) => months)).size,
    servings:
      sold.length === 0
        ? null
        : sold.reduce((sum, { lines, months }) => sum + lines.reduce((all, each) => all + each.servings, 0) / months, 0),
    perServing: servings > 0 ? known.reduce((sum, { co2 }) => sum + (co2 ?? 0), 0) / servings : null,
  };
}
