import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { AllergenMatrix } from '../recipes/api/recipe-allergen-api.ts';

export const keepOpenAllergens = endpoint({
  method: 'POST',
  path: '/menus/open-allergens',
  callers: 'signed-in',
  summary: 'Keep in the audit that a menu is shared or taken away while not everything is known of some of its dishes',
  body: z.object({
    restaurantId: Id,
    menuId: described(z.nullable(Id), 'Null for a menu that is not saved yet.'),
    name: plainText(200),
    occasion: z.enum(['share', 'export']),
    dishes: z.array(plainText(200)).check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});

export const readMenuAllergens = endpoint({
  method: 'GET',
  path: '/menus/{id}/allergens',
  callers: 'signed-in',
  summary: 'Tell what each dish of a menu says of each of the fourteen allergens, and which lines bring them',
  description: 'In the menu’s order and by the names that it has for its dishes. Of a recipe that is gone nothing is known.',
  params: z.object({ id: Id }),
  reply: z.object({ ...AllergenMatrix.shape, language: z.enum(LANGUAGES) }),
});
