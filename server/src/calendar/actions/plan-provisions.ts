import type { CookedLine, CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import type { readPlanProvisions } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Services } from '../../platform/services.ts';
import { kitchenArticles } from '../../purchases/intake/kitchen-articles.ts';
import { bagsWithin } from '../../recipes/bag-store.ts';
import { baseRecipes, type UsedRecipe, usedRecipes } from '../../recipes/used-recipe-store.ts';

type Needs = Pick<Services, 'database' | 'foodData' | 'clock'>;

/** The recipes of a plan as the kitchen weighs them, their base recipes, and the articles that it bought of their foods. */
export async function planProvisions(
  { database, foodData, clock }: Needs,
  { id: restaurantId, organizationId }: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<ReplyOf<typeof readPlanProvisions>> {
  const used = await usedRecipes(database, { id: restaurantId, organizationId }, ids);
  const bagIds = used.flatMap(({ draft }) => draft.ingredients.flatMap(({ bagId }) => (bagId ? [bagId] : [])));
  const held = await bagsWithin(database, [organizationId], bagIds);
  const kept = await baseRecipes(database, organizationId, [...held.keys()]);
  const [recipes, bases] = [used.map(toCooked), kept.map(toCooked)];
  const variations = new Set(
    [...recipes, ...bases].flatMap(({ lines }) =>
      lines.flatMap(({ variationId }) => (variationId === null ? [] : [variationId])),
    ),
  );
  const month = clock().toISOString().slice(0, 7) as Month;
  const articles = await kitchenArticles({ database, foodData }, { organizationId, restaurantId, month, variations });
  return { recipes, bases, articles };

  function toCooked({ id, names, draft, footprint }: UsedRecipe): CookedRecipe {
    const { contains, mayContain, notAmong, unknown } = footprint.allergens;
    const gramsOf = (at: number): number | null => footprint.lines[at]?.grams ?? null;
    const own = draft.customIngredients.map((custom, at) => ownLine(custom, gramsOf(draft.ingredients.length + at)));
    return {
      id,
      names,
      portions: draft.portions,
      lines: [
        ...draft.ingredients.flatMap((line, at) => (isBlankLine(line) ? [] : [lineOf(line, gramsOf(at))])),
        ...own.filter(({ written }) => written !== ''),
      ],
      note: draft.note,
      allergens: { contains, mayContain, notAmong, unknown },
    };
  }

  function lineOf(line: IngredientLine, grams: number | null): CookedLine {
    const { _id, inputIngredient, ingredient, variation, categoryId, originId, organic, bagId, amount, unit, measure } = line;
    return {
      id: _id,
      written: inputIngredient.trim(),
      ingredientId: ingredient,
      variationId: variation,
      categoryId: (ingredient === null ? null : foodData.ingredient(ingredient)?.categoryId) ?? categoryId,
      originId,
      organic,
      bagId: bagId ?? null,
      amount,
      unit,
      measure: measure ?? null,
      grams,
    };
  }
}

function ownLine({ _id, name, weight }: { _id: string; name: string; weight: number | null }, grams: number | null): CookedLine {
  const nothing = { ingredientId: null, variationId: null, categoryId: null, originId: null, organic: false, bagId: null };
  return { id: _id, written: name.trim(), ...nothing, amount: weight, unit: weight === null ? null : 'g', grams };
}
