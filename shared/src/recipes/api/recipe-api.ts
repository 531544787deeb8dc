import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { StartedFrom } from '../../kernel/api/version.ts';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { RecipeFilter } from '../recipe-filter.ts';
import { Recipe, RecipeDraft, RecipeFootprint, RecipeName, RecipeSummary } from '../model/recipe.ts';

const RecipeId = z.object({ id: Id });

export const listRecipes = endpoint({
  method: 'GET',
  path: '/recipes/recipe/{restaurantId}',
  callers: 'signed-in',
  summary: 'List the recipes that a restaurant uses, filtered and sorted, or what lies in its bin',
  params: z.object({ restaurantId: Id }),
  query: RecipeFilter,
  reply: z.object({ items: z.array(RecipeSummary), next: z.nullable(z.string()) }),
});

export const readRecipe = endpoint({
  method: 'GET',
  path: '/recipes/{id}',
  callers: 'signed-in',
  summary: 'Read a recipe with its lines and its footprint',
  params: RecipeId,
  reply: Recipe,
});

export const createRecipe = endpoint({
  method: 'POST',
  path: '/recipes',
  callers: 'signed-in',
  summary: 'Create a recipe; its figures are calculated by the server',
  body: z.object({ ...RecipeDraft.shape, restaurantId: Id }),
  reply: Recipe,
});

export const updateRecipe = endpoint({
  method: 'PUT',
  path: '/recipes',
  callers: 'signed-in',
  summary: 'Save a recipe as a new version; the former ones are kept',
  description:
    'With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands.',
  body: z.object({ ...RecipeDraft.shape, id: Id, version: StartedFrom }),
  reply: Recipe,
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/{id}',
  callers: 'signed-in',
  summary: 'Put a recipe into the bin, where it stays restorable for 30 days',
  params: RecipeId,
  reply: z.object({ id: z.string() }),
});

export const restoreRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/restore/{id}',
  callers: 'signed-in',
  summary: 'Take a recipe out of the bin',
  params: RecipeId,
  reply: Recipe,
});

export const calculateRecipe = endpoint({
  method: 'POST',
  path: '/recipes/calculate',
  callers: 'signed-in',
  changes: false, // it keeps nothing, and is asked at every keystroke
  summary: 'Calculate the footprint of a draft without keeping it',
  description: 'Calculated for where the food is eaten: `consumption`, else the location of `restaurantId`, else Europe.',
  body: z.object({
    ...RecipeDraft.shape,
    names: z._default(z.array(RecipeName), []),
    restaurantId: z.optional(Id),
    consumption: z.optional(Location),
  }),
  reply: z.object({ footprint: RecipeFootprint, foodDataVersion: z.string() }),
});
