import * as z from 'zod/mini';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { searchText } from '../../kernel/plain-text.ts';
import { BagInUse } from '../footprint/bag-in-use.ts';
import { MOST_LINES, RecipeSummary } from '../model/recipe.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

export const listIngredientBags = endpoint({
  method: 'GET',
  path: '/recipes/ingredientbags/{restaurantId}',
  callers: 'signed-in',
  summary: 'List the ingredient bags that a restaurant may use, its own and its organization’s, by name',
  params: z.object({ restaurantId: Id }),
  query: z.object({
    search: z.optional(searchText(200)),
    cursor: z.optional(Cursor),
    limit: z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.object({ items: z.array(RecipeSummary), next: z.nullable(z.string()) }),
});

export const readIngredientBags = endpoint({
  method: 'POST',
  path: '/recipes/ingredientbags',
  callers: 'signed-in',
  changes: false,
  summary: 'Read ingredient bags, calculated at the place where they are eaten',
  description:
    'The live total of a recipe counts a bag by its weight. A bag of the organization’s library has other figures in a ' +
    'restaurant of another place. Ids that the restaurant may not use are left out.',
  body: z.object({
    ids: z.array(Id).check(z.maxLength(MOST_LINES)),
    restaurantId: Id,
    emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
  }),
  reply: z.object({ items: z.array(BagInUse), foodDataVersion: z.string() }),
});
