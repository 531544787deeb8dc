import { mayEditMenus, mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isSameValue } from '@plateprint/shared/kernel/same-value.ts';
import { meatLawOf } from '@plateprint/shared/menus/origins/meat-law.ts';
import * as api from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import type { MeatArticle } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { dishMeats } from '../actions/dish-meats.ts';
import { keepMeatArticles, lockMeatArticles, meatArticlesOf } from '../store/meat-article-store.ts';

/** "beef (minute steak): IE, IE, FR": what the audit keeps of an article. */
function inWords({ meat, name, born, raised, slaughtered }: MeatArticle): string {
  const article = name.trim() === '' ? meat : `${meat} (${name.trim()})`;
  return `${article}: ${[born, raised, slaughtered].map((countries) => countries.join('/') || '–').join(', ')}`;
}

export function meatOriginRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const isAsked = (location: string): boolean => meatLawOf(location, dayAt(location, clock())) !== null;

  serve(app, api.listMeatArticles, async ({ actor, params }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demand(mayReadMenus(actor, restaurant));
    return { items: await meatArticlesOf(database, restaurant), next: null, isAsked: isAsked(restaurant.location) };
  });

  serve(app, api.saveMeatArticles, async ({ actor, params, body: { items, former } }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demandOfPlan(mayEditMenus(actor, restaurant), actor, 'a4_menus', restaurant);
    await database.transaction().execute(async (transaction) => {
      const before = await lockMeatArticles(transaction, restaurant);
      // Two people fill the list in: the second sees what the first wrote.
      if (!isSameValue(before, former)) throw new AppError('changed_meanwhile');
      await keepMeatArticles(transaction, restaurant, items);
      await audit(transaction, {
        action: 'restaurant_changed',
        at: clock(),
        by: actor,
        thing: { kind: 'restaurant', id: restaurant.id, name: restaurant.name },
        organizationId: restaurant.organizationId,
        before: { meat_articles: before.map(inWords) },
        after: { meat_articles: items.map(inWords) },
      });
    });
    return { items, next: null, isAsked: isAsked(restaurant.location) };
  });

  serve(app, api.readDishMeats, async ({ actor, body: { restaurantId, recipeIds } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, restaurant));
    const meats = await dishMeats(database, restaurant, { recipeIds, now: clock() });
    return {
      isAsked: isAsked(restaurant.location),
      dishes: [...meats].map(([recipeId, ofDish]) => ({ recipeId, ...ofDish })),
    };
  });
}
