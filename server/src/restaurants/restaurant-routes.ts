import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { restaurantIfReached, restaurantsWithinReach } from './restaurant-store.ts';

export function restaurantRoutes(app: FastifyInstance, { database }: Parts): void {
  serve(app, api.restaurantOfUser, async ({ actor, query }) => {
    const page = await restaurantsWithinReach(database, actor, query);
    const chosen = actor.restaurantId === null ? null : await restaurantIfReached(database, actor, actor.restaurantId);
    return { restaurant: chosen ?? page.items[0] ?? null, ...page };
  });
}
