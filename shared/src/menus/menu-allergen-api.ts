import * as z from 'zod/mini';
import { Allergen } from '../ingredients/allergen.ts';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { RecipeName } from '../recipes/model/recipe.ts';
import { AllergenMatrix } from '../recipes/api/recipe-allergen-api.ts';
import { MenuBlocks } from './menu-block.ts';
import { ReasonToGoOut } from '../claims/claims-answer.ts';

export const keepOpenAllergens = endpoint({
  method: 'POST',
  path: '/menus/open-allergens',
  callers: 'signed-in',
  summary:
    'Keep in the audit that a menu is shared or taken away while not everything is known of some of its dishes, or some are not what they promise',
  body: z.object({
    restaurantId: Id,
    menuId: described(z.nullable(Id), 'Null for a menu that is not saved yet.'),
    name: plainText(200),
    occasion: z.enum(['share', 'export']),
    dishes: z.array(plainText(200)).check(z.maxLength(200)),
    promises: described(
      z._default(z.array(plainText(400)).check(z.maxLength(200)), []),
      'What dishes are not, or are not known to be, though words say it, as it was read.',
    ),
    page: described(
      z.optional(z.object({ blocks: MenuBlocks, secondBlocks: MenuBlocks })),
      'The blocks of a menu that goes out otherwise than it is saved; without them the saved menu is looked through.',
    ),
    reason: ReasonToGoOut,
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

/** As many notices as a reader can take in: so many are listed, and seen at once; the others come when these are seen. */
export const MOST_NOTICES = 100;

/** The notices that somebody says to have seen. */
export const SeenNotices = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_NOTICES)) });

export const AllergenNotice = z.object({
  id: z.string(),
  recipeId: z.string(),
  names: z.array(RecipeName),
  added: described(z.array(Allergen), 'Contained or perhaps there now, and not before.'),
  opened: described(z.array(Allergen), 'Not among the ingredients before, and now nobody knows.'),
  at: z.string(),
});
export type AllergenNotice = z.infer<typeof AllergenNotice>;

const AllergenNotices = z.object({
  items: z.array(AllergenNotice),
  next: z.nullable(z.string()),
  maySee: described(z.boolean(), 'Whether the caller may say that it has been seen.'),
});

export const listAllergenNotices = endpoint({
  method: 'GET',
  path: '/menus/{id}/allergen-notices',
  callers: 'signed-in',
  summary: 'List what changes added to the dishes of a menu while it was live, as long as nobody has seen it',
  description: 'Whatever changed a dish: an edit, a base recipe, a program, a bulk change or new food data.',
  params: z.object({ id: Id }),
  reply: AllergenNotices,
});

export const seeAllergenNotices = endpoint({
  method: 'POST',
  path: '/menus/{id}/allergen-notices/seen',
  callers: 'signed-in',
  summary: 'Say that what was added to the dishes of a menu has been seen; who said so is kept',
  params: z.object({ id: Id }),
  body: SeenNotices,
  reply: AllergenNotices,
});
