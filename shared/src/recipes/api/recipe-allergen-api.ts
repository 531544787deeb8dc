import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { AllergenRow } from '../allergen-sheet/allergen-row.ts';

/** As many dishes as one sheet for a kitchen is made of. */
export const MOST_IN_MATRIX = 200;

/** Dishes by the fourteen allergens, for the kitchen and the inspector. */
export const AllergenMatrix = z.object({
  /** Of the menu; empty for a choice of recipes. */
  name: z.string(),
  kitchen: z.string(),
  /** When it was asked: what stood in the recipes then. */
  at: z.string(),
  dishes: z.array(AllergenRow),
});
export type AllergenMatrix = z.infer<typeof AllergenMatrix>;

export const readAllergensOfRecipes = endpoint({
  method: 'POST',
  path: '/recipes/allergens',
  callers: 'signed-in',
  changes: false,
  summary: 'Tell what recipes of a restaurant’s libraries say of each of the fourteen allergens, and which lines bring them',
  body: z.object({ restaurantId: Id, ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_IN_MATRIX)) }),
  reply: AllergenMatrix,
});
