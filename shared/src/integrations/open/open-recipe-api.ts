import * as z from 'zod/mini';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { searchText } from '../../kernel/plain-text.ts';
import { LibraryScope } from '../../recipes/recipe.ts';
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

const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);
const Moment = z.iso.datetime({ offset: true });

export const calculateOpenRecipe = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/recipes/calculate',
  changes: false,
  summary: 'Calculate the footprint of a recipe; nothing is kept',
  description: 'For where the food is eaten: `consumption`, else the location of `restaurantId`, else the organization’s.',
  body: z.object({
    language: z.enum(LANGUAGES),
    restaurantId: z.optional(Id),
    consumption: z.optional(Location),
    recipe: OpenRecipeDraft,
  }),
  reply: z.object({ footprint: OpenFootprint, lines: z.array(OpenLineFigure) }),
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
  summary: 'Create or update recipes by your own ids and get their footprints: up to 1,000 at once, each answers for itself',
  description:
    'A recipe whose id is known becomes a new version of that one, or stays as it is when what was sent is understood as it was before. ' +
    'One that lies in the bin is taken out of it. With `keep: false` ' +
    'nothing is kept. One that is refused keeps none of the others back. Sent again with the same `Idempotency-Key`, the first answer is given again.',
  largestBody: LARGEST_BATCH,
  body: z.object({
    language: z.enum(LANGUAGES),
    restaurantId: Id,
    keep: z._default(z.boolean(), true),
    /** Whether the answer has each line with what it was understood as. */
    lines: z._default(z.boolean(), false),
    recipes: z
      .array(z.object({ externalId: ExternalId, ...OpenRecipeDraft.shape }))
      .check(z.minLength(1), z.maxLength(MOST_OPEN_RECIPES), z.refine(hasEachIdOnce, 'external_id_twice')),
  }),
  reply: z.object({ items: z.array(OpenRecipeOutcome) }),
});

export const listOpenRecipes = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/recipes',
  summary: 'List the recipes of a restaurant’s own library, or of its organization’s, newest change first',
  query: z.object({
    restaurantId: Id,
    library: z._default(LibraryScope, 'restaurant'),
    search: z.optional(searchText(200)),
    /** Only those changed since then: ISO 8601 with its zone. */
    changedSince: z.optional(Moment),
    cursor: z.optional(Cursor),
    limit: Limit,
  }),
  reply: z.object({ items: z.array(OpenRecipeSummary), next: z.nullable(z.string()) }),
});

export const readOpenRecipe = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/recipes/{id}',
  summary: 'Read a recipe with its lines and its footprint',
  params: z.object({ id: Id }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: OpenRecipe,
});

export const readOpenRecipeByExternalId = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/restaurants/{restaurantId}/recipes/{externalId}',
  summary: 'Read a recipe by your own id of it',
  params: z.object({ restaurantId: Id, externalId: ExternalId }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: OpenRecipe,
});
