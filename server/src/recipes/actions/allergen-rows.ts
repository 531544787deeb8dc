import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { withSignOffs } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { type AllergenRow, allergenLines } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { bagIdsOf, factsOfLine } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../bag-store.ts';
import { type AllergenPlace, allergensKept, type StoredAllergens } from '../kept-allergens-store.ts';
import { type StandingSignOffs, standingSignOffs } from '../sign-off-store.ts';
import { pantryOf } from '../figures/calculate-recipe.ts';

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
  const signOffs = await standingSignOffs(
    database,
    place.organizationId,
    kept.map(({ id }) => id),
  );
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
  return new Map(
    kept.map((recipe) => [recipe.id, rowOf(recipe, linesOf(recipe.draft, recipe.location), signOffs.get(recipe.id))]),
  );
}

/** A statement that only a signature makes counts as stated by a person. */
function rowOf(
  { id, draft, allergens, stated, foodDataVersion }: StoredAllergens,
  lines: AllergenRow['lines'],
  standing: StandingSignOffs | undefined,
): AllergenRow {
  const { contains, mayContain, unknown } = withSignOffs(allergens, standing);
  const closed = allergens.unknown.filter((each) => !unknown.includes(each));
  return {
    recipeId: id,
    names: draft.names,
    contains,
    mayContain,
    unknown,
    stated: ALLERGENS.filter((each) => stated.includes(each) || closed.includes(each)),
    ...(standing?.signed && { signed: standing.signed }),
    lines,
    foodDataVersion,
  };
}
