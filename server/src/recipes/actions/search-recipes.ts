import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { Database } from '../../platform/database/database.ts';
import { recipesOfAnimalRennet } from '../animal-rennet-store.ts';
import { findRecipes, type Libraries } from '../recipe-overview-store.ts';
import { summariesOf } from '../recipe-summary-row.ts';
import { recipesOfSheet } from '../sheet-store.ts';

type RecipeSearchRequest = HandlerInput<typeof searchRecipes>['body'] & { now: Date };

/** The recipes that a text finds, and for each row of a sheet the recipe it names. */
export async function searchOrMatch(
  database: Database,
  libraries: Libraries,
  { query, sheetData, cursor, limit, now }: RecipeSearchRequest,
): Promise<ReplyOf<typeof searchRecipes>> {
  const { matches, unmatched } = sheetData
    ? await recipesOfSheet(database, libraries, sheetData)
    : { matches: [], unmatched: [] };
  if (sheetData && query.trim() === '') {
    const ids = [...new Set(matches.map(({ recipeId }) => recipeId))];
    return { items: await summariesOf(database, libraries.organizationId, ids), next: null, matches, unmatched };
  }
  const page = await findRecipes(database, libraries, { search: query, cursor, limit, now });
  const ids = page.items.map(({ id }) => id);
  const ofRennet = await recipesOfAnimalRennet(database, libraries.organizationId, ids);
  const items = page.items.map((each) => (ofRennet.has(each.id) ? { ...each, animalRennet: true } : each));
  return { ...page, items, matches, unmatched };
}
