import { draftDifferences } from '@plateprint/shared/recipes/draft-differences.ts';
import { listRecipes, readRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import type { Recipe, RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import { call } from '../../api/call.ts';
import { ClientFailure } from '../../api/client-failure.ts';

/** A save that was sent and never answered: the server may have kept it, or not. */
export interface LostSave {
  sent: RecipeDraft;
  /** The kept recipe that it was a version of; null: a new one. */
  id: string | null;
}

/** Whether a failed save may have been kept all the same: the connection broke, or the server did. */
export function mayHaveLanded(failure: ClientFailure): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout' || failure.code === 'internal';
}

/** As many recipes of the same name are looked at. */
const MOST_LOOKED_AT = 5;

/** Lines keep the keys that this page gave them: what holds the same lines and words is what was sent. */
export function isSent(recipe: Recipe, sent: RecipeDraft): boolean {
  const { parts, lines } = draftDifferences(sent, recipe);
  return parts.length + lines.length === 0;
}

/** The recipe that a lost save became; null when it never arrived, so that sending it again makes no second one. */
export async function landedRecipe({ sent, id }: LostSave, restaurantId: string): Promise<Recipe | null> {
  const ids = id === null ? await newestNamed(sent.names[0]?.name ?? '', restaurantId) : [id];
  for (const each of ids) {
    const recipe = await call(readRecipe, { params: { id: each } });
    if (isSent(recipe, sent)) return recipe;
  }
  return null;
}

async function newestNamed(search: string, restaurantId: string): Promise<string[]> {
  const { items } = await call(listRecipes, { params: { restaurantId }, query: { search, limit: MOST_LOOKED_AT } });
  return items.map(({ id }) => id);
}
