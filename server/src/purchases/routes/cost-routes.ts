import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { readFoodPrices, readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import { nameOfFood } from '../intake/bought-against-cooked.ts';
import { foodPrices } from '../intake/food-prices.ts';
import { pricesRisen } from '../intake/prices-risen.ts';

/** What food costs, for those who may see it. */
export function costRoutes(app: FastifyInstance, services: Services): void {
  serve(app, readFoodPrices, async ({ actor, params: { id }, body: { foods } }) => {
    const restaurant = await reportHome(services.database, actor, id);
    demand(maySeeCosts(actor, restaurant));
    const month = services.clock().toISOString().slice(0, 7) as Month;
    return foodPrices(services, {
      organizationId: restaurant.organizationId,
      restaurantId: id,
      month,
      country: restaurant.location,
      foods,
    });
  });

  serve(app, readRisenPrices, async ({ actor, params: { id }, query: { language } }) => {
    const restaurant = await reportHome(services.database, actor, id);
    demand(maySeeCosts(actor, restaurant));
    const month = services.clock().toISOString().slice(0, 7) as Month;
    const { items, ...risen } = await pricesRisen(services, restaurant, month);
    return {
      ...risen,
      items: items.map(({ ingredientId, ...item }) => ({
        ...item,
        name: nameOfFood(services, ingredientId, language) ?? ingredientId,
      })),
    };
  });
}
