import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import * as api from '@plateprint/shared/ingredients/api/category-api.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { regionName } from '../actions/region-names.ts';

/** The categories of the food data, for lines that name one and for those who ask where its food comes from. */
export function categoryRoutes(app: FastifyInstance, { database, foodData }: Pick<Services, 'database' | 'foodData'>): void {
  const { categories } = foodData.release;

  serve(app, api.categoryNames, async ({ body: { language } }) => {
    const { compare } = new Intl.Collator(localeOf(language));
    const items = categories.map(({ id, names }) => ({ id, name: labelIn(language, names) }));
    return { items: items.toSorted((one, other) => compare(one.name, other.name)), next: null };
  });

  serve(app, api.categoryRegions, async ({ actor, body: { language, location } }) => {
    const here = location ?? supplyLocation((await organizationOf(database, actor, actor.organizationId)).location);
    return { items: categories.map((category) => regionsOf(foodData, category, { language, location: here })), next: null };
  });
}

function regionsOf(
  { release }: FoodData,
  { id, originClass }: FoodData['release']['categories'][number],
  { language, location }: { language: Language; location: Location },
): ReplyOf<typeof api.categoryRegions>['items'][number] {
  const supply = ownValue(release.originClasses, originClass)?.supply[location];
  const regions = Object.entries(supply?.shares ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([country, share]) => ({ id: country, name: country === 'WORLD' ? country : regionName(country, language), share }));
  return { categoryId: id, regions, basis: supply?.basis ?? null };
}
