import { flattened } from '@plateprint/shared/calendar/kitchen/needed-foods.ts';
import type { readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { costOfDish } from '@plateprint/shared/costs/dish-cost.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { Services } from '../../platform/services.ts';
import { foodPrices } from '../../purchases/intake/food-prices.ts';
import { servedKitchen } from '../store/publication-store.ts';
import { planProvisions } from './plan-provisions.ts';

/** What a portion of each recipe costs by the prices of its foods, base recipes taken apart. */
export async function planCosts(
  services: Pick<Services, 'database' | 'foodData' | 'clock'>,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<ReplyOf<typeof readPlanCosts>> {
  const { recipes, bases } = await planProvisions(services, restaurant, ids);
  const byId = new Map(bases.map((base) => [base.id, base]));
  const dishes = recipes.map((recipe) => ({ recipe, lines: flattened(recipe, 1, byId) }));
  const foods = new Map(
    dishes.flatMap(({ lines }) =>
      lines.flatMap(({ line: { ingredientId, variationId } }) =>
        ingredientId === null || variationId === null ? [] : [[variationId, { ingredientId, variationId }] as const],
      ),
    ),
  );
  const month = services.clock().toISOString().slice(0, 7) as Month;
  const country = (await servedKitchen(services.database, restaurant.id))?.location ?? '';
  const { organizationId, id: restaurantId } = restaurant;
  const asked = { organizationId, restaurantId, country, month, foods: [...foods.values()] };
  const { currency, items } = await foodPrices(services, asked);
  const prices = new Map([...foods.keys()].map((id, at) => [id, items[at] ?? null]));
  return {
    currency,
    items: dishes.map(({ recipe, lines }) => {
      const priced = lines.map(({ line, grams }) => ({ grams, price: prices.get(line.variationId ?? '') ?? null }));
      const { perPortion, pricedShare } = costOfDish(priced, recipe.portions);
      return { recipeId: recipe.id, perPortion, pricedShare };
    }),
  };
}
