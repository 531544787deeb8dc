import { expectedServings } from '@plateprint/shared/calendar/figures/expected-servings.ts';
import { popularities } from '@plateprint/shared/calendar/figures/popularity.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { daysOfSpan } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { Services } from '../../platform/services.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { plansWithin } from './served.ts';
import { usedRecipes } from '../../recipes/used-recipe-store.ts';

/**
 * Grams CO2e of a gram of what a kitchen's published plans serve on each day between two: the dishes by their expected servings. A day
 * with a dish of which too little is known has none.
 */
export async function co2OfDays(
  { database }: Pick<Services, 'database'>,
  kitchen: { id: string; organizationId: string },
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const plans = plansWithin(await publishedPlans(database, kitchen), { from, to });
  const ids = [...new Set(plans.flatMap(({ draft }) => recipesOfPlan(draft)))];
  const recipes = new Map((await usedRecipes(database, kitchen, ids)).map((recipe) => [recipe.id, recipe.footprint]));
  const popularity = popularities([...recipes].map(([id, { diet }]) => ({ id, diet, sold: null })));
  const sums = new Map<string, { co2: number; grams: number } | null>();
  for (const { draft } of plans)
    for (const { date, week, weekday } of daysOfSpan(draft, from, to)) {
      const cells = draft.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
      const chosen = cells.map(({ recipeId, servings }) => ({ servings, popularity: popularity.get(recipeId) ?? 1 }));
      const shares = expectedServings(chosen, draft.guests);
      for (const [at, { recipeId }] of cells.entries()) {
        const share = shares[at]?.share ?? 0;
        const sum = sums.get(date);
        const footprint = recipes.get(recipeId);
        if (share === 0 || sum === null) continue;
        const isKnown = footprint?.co2PerPortion && coverageOfDish(footprint).state !== 'too_little';
        if (!isKnown || !(footprint.weightPerPortion > 0)) sums.set(date, null);
        else {
          const { co2, grams } = sum ?? { co2: 0, grams: 0 };
          sums.set(date, {
            co2: co2 + share * (footprint.co2PerPortion?.value ?? 0),
            // Of what is counted, as the CO2e is.
            grams: grams + share * footprint.weightPerPortion * (footprint.coverage.byWeight ?? 1),
          });
        }
      }
    }
  return new Map([...sums].flatMap(([date, sum]) => (sum === null ? [] : [[date, sum.co2 / sum.grams]])));
}
