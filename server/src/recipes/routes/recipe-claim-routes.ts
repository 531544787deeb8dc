import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { nameOf } from '../actions/sign-off.ts';
import { recipeOf } from '../recipe-store.ts';

/** Stores that a person takes a recipe's sheet away in spite of questioned words, with their name and their reason. */
export function recipeClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepRecipeClaims, async ({ actor, params, body: { occasion, claims, reason } }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    const at = clock();
    await audit(database, {
      action: occasion === 'share' ? 'recipe_claims_shared' : 'recipe_claims_exported',
      at,
      by: actor,
      thing: { kind: 'recipe', id: recipe.id, name: nameOf(recipe) },
      organizationId: restaurant.organizationId,
      after: { claims, reason },
    });
    return { at: at.toISOString() };
  });
}
