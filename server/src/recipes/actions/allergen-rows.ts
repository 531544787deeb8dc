import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { type AllergenRow, allergenLines } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { bagIdsOf, factsOfLine } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../bag-store.ts';
import { type AllergenPlace, allergensKept, type KeptAllergens } from '../kept-allergens-store.ts';
import { pantryOf } from './calculate-recipe.ts';

/**
 * What kept recipes say of allergens, by id. The states are those that were kept with the recipe, as its menus show
 * them; which lines they come of is looked up in the food data of now.
 */
export async function allergenRows(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  place: AllergenPlace,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AllergenRow>> {
  const kept = await allergensKept(database, place, ids);
  const bags = await bagsWithin(
    database,
    [place.organizationId],
    kept.flatMap(({ draft }) => bagIdsOf(draft)),
  );
  const linesOf = (draft: RecipeDraft, location: string): AllergenRow['lines'] => {
    const pantry = pantryOf(foodData, draft, location, bags);
    return allergenLines(
      draft,
      draft.ingredients.map((line) => factsOfLine(pantry, line)),
    );
  };
  return new Map(kept.map((recipe) => [recipe.id, rowOf(recipe, linesOf(recipe.draft, recipe.location))]));
}

function rowOf({ id, draft, allergens, stated, foodDataVersion }: KeptAllergens, lines: AllergenRow['lines']): AllergenRow {
  return { recipeId: id, names: draft.names, ...allergens, stated, lines, foodDataVersion };
}
