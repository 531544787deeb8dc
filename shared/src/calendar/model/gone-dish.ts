import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { RecipeName } from '../../recipes/model/recipe.ts';

/** A dish that stands in a plan, and that its kitchen has no more. */
export const GoneDish = z.object({
  recipeId: z.string(),
  names: described(z.array(RecipeName), 'Empty once nothing of it is left.'),
  why: described(
    z.enum(['deleted', 'elsewhere', 'base_recipe']),
    'Its recipe was deleted; it belongs to another kitchen alone now; or it is a base recipe now, which is no dish.',
  ),
});
export type GoneDish = z.infer<typeof GoneDish>;
