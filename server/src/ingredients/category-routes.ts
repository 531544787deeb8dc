import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import * as api from '@plateprint/shared/ingredients/category-api.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { regionName } from './region-names.ts';

/** The categories of the food data, for lines that name one and for whoever asks where its food comes from. */
export function categoryRoutes(app: FastifyInstance, { foodData }: { foodData: FoodData }): void {
  const { categories, originClasses } = foodData.release;

  serve(app, api.categoryNames, async ({ body: { language } }) => {
    const { compare } = new Intl.Collator(localeOf(language));
    const items = categories.map(({ id, names }) => ({ id, name: labelIn(language, names) }));
    return { items: items.toSorted((one, other) => compare(one.name, other.name)), next: null };
  });

  serve(app, api.categoryRegions, async ({ body: { language, location } }) => ({
    items: categories.map(({ id, originClass }) => {
      const supply = originClasses[originClass]?.supply[location];
      const regions = Object.entries(supply?.shares ?? {})
        .toSorted(([, one], [, other]) => other - one)
        .map(([country, share]) => ({ id: country, name: country === 'WORLD' ? country : regionName(country, language), share }));
      return { categoryId: id, regions, basis: supply?.basis ?? null };
    }),
    next: null,
  }));
}
