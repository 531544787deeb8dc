import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { AllergenMatrix } from '../recipes/api/recipe-allergen-api.ts';

export const readMenuAllergens = endpoint({
  method: 'GET',
  path: '/menus/{id}/allergens',
  callers: 'signed-in',
  summary: 'Tell what each dish of a menu says of each of the fourteen allergens, and which lines bring them',
  description: 'In the menu’s order and by the names that it has for its dishes. Of a recipe that is gone nothing is known.',
  params: z.object({ id: Id }),
  reply: z.object({ ...AllergenMatrix.shape, language: z.enum(LANGUAGES) }),
});
