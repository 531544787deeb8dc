import { expectedServings } from '@plateprint/shared/calendar/figures/expected-servings.ts';
import { popularities, popularityOf } from '@plateprint/shared/calendar/figures/popularity.ts';
import { guestsOfDay, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { daysOfSpan } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { Services } from '../../platform/services.ts';
import { type UsedRecipe, usedRecipes } from '../../recipes/used-recipe-store.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { plansWithin } from './served.ts';
import { soldOfDishes } from './sold-of-dishes.ts';

/** The part of a dish's portion in a day: an amount, and the grams that the amount is of. */
export interface PartOfDay {
  amount: number;
  grams: number;
}

/** The servings of a kitchen's published plans between two days. */
export interface ServedSpan {
  plans: Awaited<ReturnType<typeof publishedPlans>>;
  recipes: ReadonlyMap<string, UsedRecipe>;
  /** Their latest sales: guests choose by them, as on the production sheet. */
  sold: ReadonlyMap<string, PlanDish['sold']>;
  from: string;
  to: string;
}

export async function servedSpan(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  kitchen: { id: string; organizationId: string },
  { from, to }: { from: string; to: string },
): Promise<ServedSpan> {
  const plans = plansWithin(await publishedPlans(database, kitchen), { from, to });
  const ids = [...new Set(plans.flatMap(({ draft }) => recipesOfPlan(draft)))];
  const recipes = new Map((await usedRecipes(database, kitchen, ids)).map((recipe) => [recipe.id, recipe]));
  const sold = await soldOfDishes({ database, files, clock }, kitchen, [...recipes.keys()]);
  return { plans, recipes, sold, from, to };
}

/**
 * An amount of a gram of what is served on each day: the dishes by their expected servings. A day with a dish of which the amount is not
 * known (null) has none.
 */
export function gramsOfDays(
  { plans, recipes, sold, from, to }: ServedSpan,
  partOf: (recipe: UsedRecipe) => PartOfDay | null,
): ReadonlyMap<string, number> {
  const parts = new Map([...recipes].map(([id, recipe]) => [id, partOf(recipe)]));
  const sums = new Map<string, PartOfDay | null>();
  for (const { draft } of plans) {
    const popularity = popularities(
      recipesOfPlan(draft).flatMap((id) => {
        const recipe = recipes.get(id);
        return recipe ? [{ id, diet: recipe.footprint.diet, sold: sold.get(id) ?? null }] : [];
      }),
    );
    for (const { date, week, weekday } of daysOfSpan(draft, from, to)) {
      const cells = draft.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
      const chosen = cells.map(({ recipeId, servings }) => ({ servings, popularity: popularityOf(popularity, recipeId) }));
      const shares = expectedServings(chosen, guestsOfDay(draft, weekday));
      for (const [at, { recipeId }] of cells.entries()) {
        const share = shares[at]?.share ?? 0;
        const sum = sums.get(date);
        if (share === 0 || sum === null) continue;
        const part = parts.get(recipeId) ?? null;
        if (part === null || !(part.grams > 0)) sums.set(date, null);
        else {
          const { amount, grams } = sum ?? { amount: 0, grams: 0 };
          sums.set(date, { amount: amount + share * part.amount, grams: grams + share * part.grams });
        }
      }
    }
  }
  return new Map([...sums].flatMap(([date, sum]) => (sum === null ? [] : [[date, sum.amount / sum.grams]])));
}
