import * as z from 'zod/mini';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { RecipeDraft, RecipeName } from '../model/recipe.ts';

const ComparedDraft = z.object({ ...RecipeDraft.shape, names: z._default(z.array(RecipeName), []) });

export const compareRecipes = endpoint({
  method: 'POST',
  path: '/recipes/compare',
  callers: 'signed-in',
  changes: false,
  summary: 'Say how surely a portion of one recipe emits more or less than one of another',
  description:
    'Both by the food data of today, whatever was saved when. The error of a food is the same in both, so that it cancels. Null where one of them counts too little for a level.',
  body: z.object({
    a: ComparedDraft,
    b: ComparedDraft,
    restaurantId: z.optional(Id),
    consumption: z.optional(Location),
    language: z._default(z.enum(LANGUAGES), 'en_gb'),
  }),
  reply: z.object({ difference: z.nullable(SaidDifference) }),
});
