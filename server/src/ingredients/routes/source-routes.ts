import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';

/** Where the figures come from: the same for everybody, and known once the release is read. */
export function sourceRoutes(app: FastifyInstance, { foodData }: { foodData: FoodData }): void {
  const { sources, ingredients, categories, version } = foodData.release;
  const reply = {
    items: sources,
    foodDataVersion: version,
    counts: {
      ingredients: ingredients.length,
      variations: ingredients.reduce((sum, { variations }) => sum + variations.length, 0),
      categories: categories.length,
      languages: LANGUAGES.length,
    },
  };

  serve(app, listSources, async () => reply);
}
