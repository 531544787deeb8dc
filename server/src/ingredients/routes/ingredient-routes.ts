import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { unitsTaken } from '@plateprint/shared/ingredients/facts.ts';
import * as api from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { FastifyInstance } from 'fastify';
import { goneOf } from '../../platform/threads/caller-gone.ts';
import { serve } from '../../platform/http/serve.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { suggestions } from '../actions/match-name.ts';
import { measuresOf, measuresOfFood } from '../actions/measures-of.ts';
import { regionsOf } from '../actions/region-names.ts';
import { unitRefusal } from '../actions/unit-refusal.ts';
import { matchNames } from '../threads/match-names.ts';
import { understandLines } from '../threads/understand-lines.ts';

/** The ingredient data service: it holds no tenant's data, so nobody is asked who they are. */
export function ingredientDataRoutes(app: FastifyInstance, { foodData }: { foodData: FoodData }): void {
  const { release } = foodData;
  const known = (ids: readonly string[]) => ids.flatMap((id) => foodData.ingredient(id) ?? []);

  serve(app, api.listRegions, async ({ query }) => ({ items: regionsOf(release, query.language) }));

  serve(app, api.searchIngredients, async ({ body }) => ({ items: suggestions(foodData, body) }));

  serve(app, api.matchNames, async ({ reply, body: { ingredients, language } }) => ({
    items: await matchNames(foodData, ingredients, { language, signal: goneOf(reply) }),
  }));

  serve(app, api.listVariations, async ({ body: { ingredientIds, language } }) => ({
    items: known(ingredientIds).map((ingredient) => ({
      ingredientId: ingredient.id,
      ingredientName: ingredientName(ingredient, language),
      variations: ingredient.variations.map((variation, position) => ({
        variationId: variation.id,
        variationName: variationName(release, variation, language),
        default: position === 0,
      })),
      units: unitsTaken(ingredient.density, ingredient.pieces),
      pieces: ingredient.pieces,
    })),
  }));

  serve(app, api.validateIngredientsUnit, async ({ body: { items } }) => ({
    items: items.map(({ variationId, unit }) => {
      const reason = unitRefusal(measuresOf(foodData, variationId), unit);
      return { variationId, unit, valid: reason === null, reason };
    }),
  }));

  serve(app, api.foodMeasures, async ({ body: { items } }) => ({
    items: items.map((item) => measuresOfFood(foodData, item)),
  }));

  serve(app, api.parseLines, async ({ reply, body: { lines, language } }) => ({
    lines: await inSlices(lines, (line) => parseLine(line, language), goneOf(reply)),
  }));

  serve(app, api.ingredientNames, async ({ body: { ids, language } }) => ({
    items: known(ids).map((ingredient) => ({
      ingredientId: ingredient.id,
      ingredientName: ingredientName(ingredient, language),
      variationNames: Object.fromEntries(ingredient.variations.map((each) => [each.id, variationName(release, each, language)])),
    })),
  }));

  serve(app, api.ingredientFacts, async ({ body: { location, emissionDatabase, month, items } }) => ({
    items: items.map((item) => foodData.facts(item, { location, emissionDatabase, month: month ?? null })),
    foodDataVersion: foodData.version,
  }));

  serve(app, api.understandLines, async ({ reply, body: { lines, language } }) => ({
    items: await understandLines(foodData, lines, { language, signal: goneOf(reply) }),
  }));
}
