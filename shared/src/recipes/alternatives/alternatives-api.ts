import * as z from 'zod/mini';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { RecipeDraft, RecipeName } from '../model/recipe.ts';
import { Alternative } from './alternative.ts';

export const findAlternatives = endpoint({
  method: 'POST',
  path: '/recipes/alternatives',
  callers: 'signed-in',
  changes: false,
  summary: 'Find up to five changes that make a dish lighter, the largest saving first',
  body: z.object({
    ...RecipeDraft.shape,
    names: z._default(z.array(RecipeName), []),
    restaurantId: z.optional(Id),
    consumption: z.optional(Location),
    language: z._default(z.enum(LANGUAGES), 'en_gb'),
  }),
  reply: z.object({ items: z.array(Alternative) }),
});
