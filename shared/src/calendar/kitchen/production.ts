import { expectedServings } from '../figures/expected-servings.ts';
import { popularities, popularityOf } from '../figures/popularity.ts';
import { guestsOfDay, type MenuPlanDraft, recipesOfPlan } from '../model/menu-plan.ts';
import { type DatedDay, daysOfSpan } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';
import { weightOf } from '../../costs/taken-apart.ts';
import { type BaseRecipes, flattened, type NeededLine } from './needed-foods.ts';

/** A dish on a line of a day, with the servings that are cooked. */
export interface CookedDish {
  lineId: string;
  recipeId: string;
  /** Null for a recipe that is gone. */
  recipe: CookedRecipe | null;
  /** Whole servings, rounded up; null when nobody says how many guests come. */
  servings: number | null;
  /** How many times the recipe that is; null when it is not known. */
  times: number | null;
}

export interface CookedDay extends DatedDay {
  dishes: CookedDish[];
}

interface Cooking {
  dishes: readonly PlanDish[];
  recipes: ReadonlyMap<string, CookedRecipe>;
  /** Of days of which the plan does not say how many come. */
  guests: number | null;
}

/** An error of floating point is no serving. */
const DUST = 1e-6;

/** The dishes to cook on each day of a span, in the order of the lines. */
export function cookedDays(
  plan: Omit<MenuPlanDraft, 'name' | 'rules'>,
  { from, to }: { from: string; to: string },
  { dishes, recipes, guests }: Cooking,
): CookedDay[] {
  const named = new Set(recipesOfPlan(plan));
  const popularity = popularities(dishes.filter(({ id }) => named.has(id)));
  return daysOfSpan(plan, from, to).map((day) => {
    const cells = plan.lines.flatMap(({ id }) =>
      plan.cells.filter(({ week, weekday, lineId }) => week === day.week && weekday === day.weekday && lineId === id),
    );
    const expected = expectedServings(
      cells.map(({ recipeId, servings }) => ({ servings, popularity: popularityOf(popularity, recipeId) })),
      guestsOfDay(plan, day.weekday) ?? guests,
    );
    return {
      ...day,
      dishes: cells.map(({ lineId, recipeId }, at): CookedDish => {
        const recipe = recipes.get(recipeId) ?? null;
        const open = expected[at]?.servings ?? null;
        const servings = open === null ? null : Math.ceil(open - DUST);
        return {
          lineId,
          recipeId,
          recipe,
          servings,
          times: servings === null || recipe === null || !(recipe.portions > 0) ? null : servings / recipe.portions,
        };
      }),
    };
  });
}

/** Everything that days need, down to foods. */
export function linesOfDays(days: readonly CookedDay[], bases: BaseRecipes): NeededLine[] {
  return days.flatMap(({ dishes }) =>
    dishes.flatMap(({ recipe, times }) => (recipe === null || times === null ? [] : flattened(recipe, times, bases))),
  );
}

/** The base recipes of a day in the order in which they are cooked, what stands in another before it, with the grams that all its dishes take together. */
export function basesOfDay({ dishes }: CookedDay, bases: BaseRecipes): { base: CookedRecipe; grams: number; times: number }[] {
  const taken = new Map<string, number>();
  const take = (recipe: CookedRecipe, times: number, inside: ReadonlySet<string>): void => {
    for (const { bagId, grams } of recipe.lines) {
      const base = bagId === null || inside.has(bagId) ? undefined : bases.get(bagId);
      if (!base || grams === null) continue;
      taken.set(base.id, (taken.get(base.id) ?? 0) + grams * times);
      const weight = weightOf(base);
      if (weight > 0) take(base, (grams * times) / weight, new Set([...inside, base.id]));
    }
  };
  for (const { recipe, times } of dishes) if (recipe && times !== null) take(recipe, times, new Set([recipe.id]));
  return [...taken]
    .flatMap(([id, grams]) => {
      const base = bases.get(id);
      const weight = base ? weightOf(base) : 0;
      return base && weight > 0 ? [{ base, grams, times: grams / weight, depth: depthOf(base, bases, new Set()) }] : [];
    })
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ base, grams, times }) => ({ base, grams, times }));
}

/** How many base recipes have to be ready one after another before a recipe is begun. */
function depthOf({ id, lines }: CookedRecipe, bases: BaseRecipes, inside: ReadonlySet<string>): number {
  const within = new Set([...inside, id]);
  const depths = lines.flatMap(({ bagId }) => {
    const base = bagId === null || within.has(bagId) ? undefined : bases.get(bagId);
    return base ? [depthOf(base, bases, within) + 1] : [];
  });
  return Math.max(0, ...depths);
}

/** A line so many times over; what has no amount has none. */
export function scaledLine({ amount, grams }: CookedLine, times: number): { amount: number | null; grams: number | null } {
  return {
    amount: amount === null ? null : Number((amount * times).toPrecision(9)),
    grams: grams === null ? null : grams * times,
  };
}

export interface Batches {
  count: number;
  /** Of each: all are alike. */
  servings: number;
}

/** As few pots as hold the servings, all alike. */
export function batchesOf(servings: number, most: number | null): Batches {
  const count = most !== null && most > 0 ? Math.max(1, Math.ceil(servings / most)) : 1;
  return { count, servings: servings / count };
}
