import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayLogWaste, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import * as api from '@plateprint/shared/calendar/waste-api.ts';
import { wasteBaseline } from '@plateprint/shared/calendar/waste/waste-figures.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { co2OfDays } from '../actions/co2-of-days.ts';
import { guestsOfDays } from '../actions/guests-of-days.ts';
import { wasteCosts } from '../actions/waste-costs.ts';
import { putWaste, removeWaste, wasteOf, wasteSumsOf } from '../store/waste-store.ts';

/** Days for whose meals the guests are known beforehand: older ones are written down seldom. */
const DAYS_OF_GUESTS = 31;

export function wasteRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const loggable = async (actor: Actor, restaurantId: string) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandOfPlan(mayLogWaste(actor, restaurant), actor, 'menu_plans', restaurant);
    return restaurant;
  };

  serve(app, api.listWaste, async ({ actor, query: { restaurantId, from, to } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenuPlans(actor, restaurant));
    const meals = await wasteOf(database, restaurant, { from, to });
    const [last, first] = [meals[0]?.day, meals.at(-1)?.day];
    const of = first && last ? await co2OfDays(services, restaurant, { from: first, to: last }) : null;
    const items = meals.map((meal) => ({
      ...meal,
      co2PerGram: of?.co2.get(meal.day) ?? null,
      co2PerGramWithoutLandUseChange: of?.without.get(meal.day) ?? null,
    }));
    const baseline = wasteBaseline(await wasteSumsOf(database, restaurant));
    const lately = dayLater(to, -DAYS_OF_GUESTS);
    const guests = await guestsOfDays(services, restaurant, { from: from > lately ? from : lately, to });
    return { items, baseline, guests, next: null };
  });

  serve(app, api.readWasteCosts, async ({ actor, query: { restaurantId, from, to } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(maySeeCosts(actor, restaurant));
    const meals = await wasteOf(database, restaurant, { from, to });
    return wasteCosts(services, restaurant, [...new Set(meals.map(({ day }) => day))]);
  });

  serve(app, api.keepWaste, async ({ actor, params: { id }, body: { restaurantId, waste, ...aside } }) => {
    const restaurant = await loggable(actor, restaurantId);
    if (waste.day > dayAt(restaurant.location, clock()))
      throw new AppError('invalid_input', [{ path: 'waste.day', code: 'invalid_range', message: 'No meal of a day to come.' }]);
    await putWaste(database, restaurant, { id, waste, ...aside, by: authorOf(actor), now: clock() });
    return { id };
  });

  serve(app, api.forgetWaste, async ({ actor, params: { id }, query: { restaurantId } }) => {
    const restaurant = await loggable(actor, restaurantId);
    if (!(await removeWaste(database, restaurant, id))) throw new AppError('not_found');
    return { id };
  });
}
