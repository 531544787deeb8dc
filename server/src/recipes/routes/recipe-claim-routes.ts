import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import { recipeNameTexts } from '@plateprint/shared/recipes/names/recipe-name-texts.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { demandReason, keepReason, wordsOfTexts } from '../../claims/going-out.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { nameOf } from '../actions/sign-off.ts';
import { recipeOf } from '../recipe-store.ts';

/** A recipe's sheet and its food label go out as a menu does: not without a reason where its names may not stand. */
export function recipeClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepRecipeClaims, async ({ actor, params, body: { occasion, texts, reason } }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    const { organizationId, location: country } = restaurant;
    const at = clock();
    const names = recipeNameTexts(recipe, recipe.footprint, at.toISOString().slice(0, 10));
    const words = wordsOfTexts([...names, ...texts], { country, now: at });
    demandReason({ words, reason });
    const thing = { kind: 'recipe', id: recipe.id, name: nameOf(recipe) } as const;
    await keepReason(database, { organizationId, thing, occasion, words, reason, actor, at });
    return { at: at.toISOString() };
  });
}
