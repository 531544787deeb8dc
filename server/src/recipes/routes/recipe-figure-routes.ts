import { runs } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { findAlternatives as alternativesApi } from '@plateprint/shared/recipes/alternatives/alternatives-api.ts';
import { findAlternatives } from '@plateprint/shared/recipes/alternatives/find-alternatives.ts';
import { draftFootprint } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { namedDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import { differenceOfDrafts } from '@plateprint/shared/recipes/footprint/recipe-difference.ts';
import { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as recalculationApi from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { translateName } from '@plateprint/shared/recipes/translate/translate-name.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { editProblem } from '../actions/bulk-recipes.ts';
import { type RequestedDraft, pantryFor } from '../actions/pantry-for.ts';
import { recalculateAndTell } from '../actions/recalculate-recipes.ts';
import { dueByIds, recalculatedRecipes, recalculationProgress } from '../recalculation-store.ts';
import { libraryOf, recipesOf } from '../recipe-store.ts';

/** Calculations: of drafts, and anew of stored recipes. */
export function recipeFigureRoutes(app: FastifyInstance, services: Services): void {
  const { database, foodData, clock } = services;

  serve(app, calculateRecipe, async ({ actor, body }) => {
    const { pantry, draft } = await pantryFor(services, actor, body);
    return { footprint: draftFootprint(pantry, draft), foodDataVersion: foodData.version };
  });

  serve(app, alternativesApi, async ({ actor, body: { language, ...asked } }) => {
    const { pantry, draft } = await pantryFor(services, actor, asked satisfies RequestedDraft);
    return { items: findAlternatives({ ...pantry, foodData }, draft, language) };
  });

  serve(app, compareRecipes, async ({ actor, body: { a, b, language, ...place } }) => {
    const [before, after] = await Promise.all([
      pantryFor(services, actor, { ...a, ...place }),
      pantryFor(services, actor, { ...b, ...place }),
    ]);
    return { difference: namedDifference(differenceOfDrafts(before, after), foodNames(foodData, language)) };
  });

  serve(app, translateRecipe, async ({ body }) => translateName(foodData.release, body));

  serve(app, recalculationApi.recalculateRecipes, async ({ actor, body }) => {
    const items = await database.transaction().execute(async (transaction) => {
      const ids = editable(actor, await recipesOf(transaction, actor, body.ids));
      return recalculateAndTell(transaction, foodData, await dueByIds(transaction, ids), clock());
    });
    return { items, foodDataVersion: foodData.version };
  });

  serve(app, recalculationApi.readRecalculation, async ({ actor, params, query }) => {
    const organization = await libraryOf(database, actor, params.organizationId);
    demand(runs(actor, organization));
    const asked = { organizationId: organization.id, foodDataVersion: foodData.version };
    const progress = await recalculationProgress(database, asked);
    return { ...progress, ...(await recalculatedRecipes(database, { ...asked, ...query })), foodDataVersion: foodData.version };
  });
}

function editable(actor: Actor, owned: Awaited<ReturnType<typeof recipesOf>>): string[] {
  return owned.filter((each) => editProblem(actor, each) === null).map(({ recipe }) => recipe.id);
}
