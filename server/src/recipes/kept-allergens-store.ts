import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { storedAllergenLists } from './stored-allergen-lists.ts';
import { storedDraft, storedFootprint } from './stored-recipe.ts';

/** The allergens of a stored recipe, with the lines that they come from. */
export interface StoredAllergens {
  id: string;
  draft: RecipeDraft;
  allergens: FoodAllergens;
  stated: Allergen[];
  /** Where it is eaten. */
  location: string;
  foodDataVersion: string;
}

/** Where recipes are looked for: in an organization, or only in some of its libraries. */
export interface AllergenPlace {
  organizationId: string;
  shelves?: readonly string[];
}

/** Recipes among the ids that stand there outside the bin. */
export async function allergensKept(
  database: Database,
  { organizationId, shelves }: AllergenPlace,
  ids: readonly string[],
): Promise<StoredAllergens[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .innerJoin('restaurant', 'restaurant.id', 'recipe.restaurant_id')
    .innerJoin('organization', 'organization.id', 'recipe.organization_id')
    .select(['recipe.id', 'recipe.draft', 'recipe.footprint', 'recipe.food_data_version'])
    .select(['recipe.allergens', 'recipe.may_contain', 'recipe.allergens_unknown'])
    .select(['organization.location as organization_location', 'restaurant.location'])
    .where('recipe.organization_id', '=', organizationId)
    .where(sql<boolean>`recipe.id = any(${ids}::text[])`)
    .where('recipe.deleted_at', 'is', null)
    .$if(shelves !== undefined, (query) => query.where(sql<boolean>`recipe.shelf = any(${shelves}::text[])`))
    .execute();
  return rows.map((row) => {
    const draft = storedDraft(row.draft);
    const own = draft.libraryScope === 'organization' ? null : row.location;
    return {
      id: row.id,
      draft,
      allergens: storedAllergenLists(row),
      stated: storedFootprint(row.footprint).allergens.stated,
      location: own ?? row.organization_location,
      foodDataVersion: row.food_data_version,
    };
  });
}
