import * as z from 'zod/mini';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { searchText } from '../../kernel/plain-text.ts';
import { LibraryScope } from '../../recipes/model/recipe.ts';
import { NextPage, PageCursor, PageLimit } from './open-page.ts';
import { MOST_OPEN_RECIPES, OPEN } from './open.ts';
import {
  ExternalId,
  OpenFootprint,
  OpenLineFigure,
  OpenRecipe,
  OpenRecipeDraft,
  OpenRecipeOutcome,
  OpenRecipeSummary,
} from './open-recipe.ts';

const Moment = z.iso.datetime({ offset: true });
const SPOKEN = 'The language that ingredients are named in.';
const WRITTEN = 'The language that names and lines are written in, and that answers name foods in.';
const RecipeId = described(Id, 'The product’s id of the recipe.');

export const calculateOpenRecipe = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/recipes/calculate',
  changes: false,
  summary: 'Calculate the footprint of a recipe; nothing is kept',
  description: 'For where the food is eaten: `consumption`, else the location of `restaurantId`, else the organization’s.',
  body: z.object({
    language: described(z.enum(LANGUAGES), WRITTEN),
    restaurantId: described(
      z.optional(Id),
      'The restaurant that cooks it; its location is where the food is eaten unless `consumption` says.',
    ),
    consumption: described(
      z.optional(Location),
      'Where the food is eaten; goes before the location of the restaurant and of the organization.',
    ),
    recipe: described(OpenRecipeDraft, 'The recipe.'),
  }),
  reply: z.object({
    footprint: described(OpenFootprint, 'The recipe’s footprint, with what it speaks of.'),
    lines: described(z.array(OpenLineFigure), 'What each line was understood as, with its weight and footprint.'),
  }),
});

function hasEachIdOnce(recipes: readonly { externalId: string }[]): boolean {
  return new Set(recipes.map(({ externalId }) => externalId)).size === recipes.length;
}

/** 1,000 recipes of 20 written lines are about 2 MB. */
const LARGEST_BATCH = 16 * 1024 * 1024;

export const putOpenRecipes = endpoint({
  ...OPEN,
  method: 'PUT',
  path: '/recipes',
  summary: 'Create or update recipes by your own ids and get their footprints, up to 1,000 at once',
  description:
    'A recipe whose id is known becomes a new version of that one, or stays as it is when what was sent is understood as it was before. ' +
    'One that lies in the bin is taken out of it. With `keep: false` ' +
    'nothing is kept. One that may not be kept is answered as refused, and keeps none of the others back; a body that does not fit this ' +
    'description is refused whole, naming the recipe and its field. Sent again with the same `Idempotency-Key`, the first answer is given again.',
  largestBody: LARGEST_BATCH,
  body: z.object({
    language: described(z.enum(LANGUAGES), WRITTEN),
    restaurantId: described(Id, 'The restaurant whose library they are kept in.'),
    keep: described(z._default(z.boolean(), true), 'Whether they are kept; `false` calculates alone.'),
    lines: described(z._default(z.boolean(), false), 'Whether the answer has each line with what it was understood as.'),
    recipes: described(
      z
        .array(z.object({ externalId: ExternalId, ...OpenRecipeDraft.shape }))
        .check(z.minLength(1), z.maxLength(MOST_OPEN_RECIPES), z.refine(hasEachIdOnce, 'external_id_twice')),
      'The recipes, each id once.',
    ),
  }),
  reply: z.object({ items: described(z.array(OpenRecipeOutcome), 'What became of each recipe, in the order sent.') }),
});

export const listOpenRecipes = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/recipes',
  summary: 'List the recipes of a restaurant’s own library, or of its organization’s, newest change first',
  query: z.object({
    restaurantId: described(Id, 'The restaurant whose recipes are listed.'),
    library: described(
      z._default(LibraryScope, 'restaurant'),
      'The restaurant’s own library, or the one it shares with its `organization`.',
    ),
    search: described(z.optional(searchText(200)), 'Only recipes with these words; all when left out.'),
    changedSince: described(z.optional(Moment), 'Only those changed since then, ISO 8601 with its zone: `2026-11-20T06:00:00Z`.'),
    cursor: PageCursor,
    limit: PageLimit,
  }),
  reply: z.object({ items: described(z.array(OpenRecipeSummary), 'The recipes of this page.'), next: NextPage }),
});

export const readOpenRecipe = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/recipes/{id}',
  summary: 'Read a recipe with its lines and its footprint',
  params: z.object({ id: RecipeId }),
  query: z.object({ language: described(z._default(z.enum(LANGUAGES), 'en_gb'), SPOKEN) }),
  reply: OpenRecipe,
});

export const readOpenRecipeByExternalId = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/restaurants/{restaurantId}/recipes/{externalId}',
  summary: 'Read a recipe by your own id of it',
  params: z.object({ restaurantId: described(Id, 'The restaurant that the recipe was sent for.'), externalId: ExternalId }),
  query: z.object({ language: described(z._default(z.enum(LANGUAGES), 'en_gb'), SPOKEN) }),
  reply: OpenRecipe,
});
