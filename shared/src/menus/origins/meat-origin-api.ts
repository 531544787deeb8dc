import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { DishMeat, MeatArticles } from './meat-origin.ts';

const Articles = z.object({
  items: MeatArticles,
  next: z.nullable(z.string()),
  /** False where the kitchen’s country asks for none. */
  isAsked: z.boolean(),
});

export const listMeatArticles = endpoint({
  method: 'GET',
  path: '/menus/meat-articles/{restaurantId}',
  callers: 'signed-in',
  summary: 'List the meat that a kitchen buys raw, with where the animals come from',
  params: z.object({ restaurantId: Id }),
  reply: Articles,
});

export const saveMeatArticles = endpoint({
  method: 'PUT',
  path: '/menus/meat-articles/{restaurantId}',
  callers: 'signed-in',
  summary: 'Say where the animals of the meat come from that a kitchen buys raw',
  description:
    'Menus of a kitchen in a country whose law asks for it show it at once: on paper, on live pages and on table cards.',
  params: z.object({ restaurantId: Id }),
  body: z.object({
    items: MeatArticles,
    former: described(MeatArticles, 'The list as it was when it was changed; another one by now is refused.'),
  }),
  reply: Articles,
});

export const readDishMeats = endpoint({
  method: 'POST',
  path: '/menus/dish-meats',
  callers: 'signed-in',
  changes: false,
  summary: 'Tell which meat bought raw is in dishes of a kitchen, with its origin where that is known',
  description: 'Base recipes are looked into. Where the law of the kitchen’s country asks for nothing, no dish is named.',
  body: z.object({ restaurantId: Id, recipeIds: z.array(Id).check(z.maxLength(800)) }),
  reply: z.object({
    /** False where the kitchen’s country asks for none. */
    isAsked: z.boolean(),
    dishes: z.array(
      z.object({
        recipeId: z.string(),
        meats: described(z.array(DishMeat), 'Each meat and food once.'),
        isOpen: described(
          z.boolean(),
          'Whether a line may be meat that nobody knows of: it is not understood, or its base recipe is gone.',
        ),
      }),
    ),
  }),
});
