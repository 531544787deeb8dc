import type { Actor } from '@plateprint/shared/access/actor.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { readDishCosts, readFoodPrices, readRisenPrices, typePrice } from '@plateprint/shared/costs/cost-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import type { ReportHome } from '../../reports/report-reach.ts';
import { nameOfFood } from '../intake/bought-against-cooked.ts';
import { basePrices, dishCosts } from '../costs/dish-costs.ts';
import { foodPrices, kitchenCurrency } from '../costs/food-prices.ts';
import { pricesRisen } from '../costs/prices-risen.ts';
import { forgetTypedPrice, keepTypedPrice } from '../typed-price-store.ts';

/** Costs of food, for those who may see them. */
export function costRoutes(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;
  const thisMonth = (): Month => services.clock().toISOString().slice(0, 7) as Month;

  /** The kitchen, for those who may see what its food costs. @throws not_allowed */
  const costedKitchen = async (actor: Actor, id: string): Promise<ReportHome> => {
    const restaurant = await reportHome(database, actor, id);
    demand(maySeeCosts(actor, restaurant));
    return restaurant;
  };

  serve(app, readFoodPrices, async ({ actor, params: { id }, body: { foods, bases } }) => {
    const restaurant = await costedKitchen(actor, id);
    const { organizationId, location: country } = restaurant;
    const prices = await foodPrices(services, { organizationId, restaurantId: id, month: thisMonth(), country, foods });
    return { ...prices, bases: await basePrices(services, restaurant, bases) };
  });

  serve(app, readDishCosts, async ({ actor, params: { id }, body: { recipeIds } }) => {
    const restaurant = await costedKitchen(actor, id);
    return { country: restaurant.location, ...(await dishCosts(services, restaurant, recipeIds)) };
  });

  serve(app, typePrice, async ({ actor, params: { id }, body: { perKg, ingredientId, variationId } }) => {
    const { organizationId, location } = await costedKitchen(actor, id);
    if (foodData.variation(variationId)?.ingredient.id !== ingredientId)
      throw new AppError('invalid_input', [
        { path: 'variationId', code: 'unknown_ingredient', message: 'There is nothing with this id.' },
      ]);
    const kitchen = { organizationId, restaurantId: id };
    if (perKg === null) {
      await forgetTypedPrice(database, kitchen, variationId);
      return { perKg, typedOn: null };
    }
    const now = services.clock();
    const currency = await kitchenCurrency(database, { ...kitchen, country: location, month: thisMonth() });
    await keepTypedPrice(database, { ...kitchen, actor, now }, { ingredientId, variationId, perKg, currency });
    return { perKg, typedOn: now.toISOString().slice(0, 10) };
  });

  serve(app, readRisenPrices, async ({ actor, params: { id }, query: { language } }) => {
    const restaurant = await costedKitchen(actor, id);
    const { items, ...risen } = await pricesRisen(services, restaurant, thisMonth());
    return {
      ...risen,
      items: items.map(({ ingredientId, ...item }) => ({
        ...item,
        name: nameOfFood(services, ingredientId, language) ?? ingredientId,
      })),
    };
  });
}
