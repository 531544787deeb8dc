import { createRecipe, listRecipes, readRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { call } from '../../../platform/api/call.ts';
import { failureOf } from '../../../platform/api/client-failure.ts';
import type { SaveCalls } from '../../../drafts/saving/run-save.ts';

/** As many recipes of the same name are looked at. */
const MOST_LOOKED_AT = 5;

/** How a restaurant's recipes are saved. */
export function recipeSaveCalls(restaurantId: string): SaveCalls<RecipeDraft, Recipe> {
  return {
    create: async (draft) => call(createRecipe, { body: { ...draft, restaurantId } }),
    update: async (draft, { id, version }) => call(updateRecipe, { body: { ...draft, id, version } }),
    read: async (id) => call(readRecipe, { params: { id } }),
    likely: async ({ names }) => {
      const query = { search: names[0]?.name ?? '', limit: MOST_LOOKED_AT };
      const { items } = await call(listRecipes, { params: { restaurantId }, query });
      return items.map(({ id }) => id);
    },
    isSent,
  };
}

/** Fetched after a save whose answer was lost; without a network it is looked for later, as all of a save is. */
async function fetchDifferences() {
  try {
    return await import('@plateprint/shared/recipes/changes/draft-differences.ts');
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

/** Lines keep the keys that this page gave them: what holds the same lines and words is what was sent. */
async function isSent(recipe: Recipe, sent: RecipeDraft): Promise<boolean> {
  const { draftDifferences } = await fetchDifferences();
  const { parts, lines } = draftDifferences(sent, recipe);
  return parts.length + lines.length === 0;
}
