import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadRecipe, maySignAllergens } from '@plateprint/shared/access/recipe-abilities.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as api from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { signOff, withdraw } from '../actions/sign-off.ts';
import { type OwnedRecipe, recipeOf } from '../recipe-store.ts';
import { signOffsOf } from '../sign-off-store.ts';

export function signOffRoutes(app: FastifyInstance, { database, clock, foodData }: Services): void {
  const listed = async (actor: Actor, { recipe, restaurant }: OwnedRecipe): Promise<ReplyOf<typeof api.listSignOffs>> => ({
    items: await signOffsOf(database, { id: recipe.id, organizationId: restaurant.organizationId }),
    next: null,
    maySign: maySignAllergens(actor, recipe, restaurant),
  });
  const signable = async (actor: Actor, id: string): Promise<OwnedRecipe> => {
    const kept = await recipeOf(database, actor, id);
    demandOfPlan(maySignAllergens(actor, kept.recipe, kept.restaurant), actor, 'recipes', kept.restaurant);
    return kept;
  };

  serve(app, api.listSignOffs, async ({ actor, params }) => {
    const kept = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, kept.recipe, kept.restaurant));
    return listed(actor, kept);
  });

  serve(app, api.signOffRecipe, async ({ actor, params, body }) => {
    const kept = await signable(actor, params.id);
    await signOff({ database, clock, foodData }, actor, { kept, ...body });
    return listed(actor, kept);
  });

  serve(app, api.withdrawSignOff, async ({ actor, params }) => {
    const kept = await signable(actor, params.id);
    await withdraw({ database, clock }, actor, { kept, kind: params.kind });
    return listed(actor, kept);
  });
}
