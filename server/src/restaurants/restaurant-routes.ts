import type { Actor } from '@plateprint/shared/access/actor.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { managedOrganization } from '../organizations/actions/managed-organization.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Services } from '../platform/services.ts';
import { addRestaurant, deleteOrRestore, editRestaurant } from './change-restaurant.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { deletedRestaurantsOf, detailsOf, restaurantsOf } from './restaurant-details-store.ts';
import { logoRoutes } from './restaurant-logo-routes.ts';
import { restaurantIfReached, restaurantsWithinReach } from './restaurant-store.ts';
import { peopleOf } from './restaurant-write-store.ts';

export function restaurantRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const read = async (actor: Actor, id: string) => presentRestaurant(await detailsOf(database, actor, id), actor, clock());

  serve(app, api.restaurantOfUser, async ({ actor, query }) => {
    const page = await restaurantsWithinReach(database, actor, query);
    const chosen = actor.restaurantId === null ? null : await restaurantIfReached(database, actor, actor.restaurantId);
    return { restaurant: chosen ?? page.items[0] ?? null, ...page };
  });

  serve(app, api.listRestaurants, async ({ actor, params, query: { bin, ...query } }) => {
    const { id: organizationId } = await organizationOf(database, actor, params.id);
    const page = bin
      ? await deletedRestaurantsOf(database, actor, { ...query, organizationId, now: clock() })
      : await restaurantsOf(database, actor, { ...query, organizationId });
    return { items: page.items.map((item) => presentRestaurant(item, actor, clock())), next: page.next };
  });

  serve(app, api.readRestaurant, async ({ actor, params }) => read(actor, params.id));

  serve(app, api.hasUsers, async ({ actor, params }) => {
    const people = await peopleOf(database, await detailsOf(database, actor, params.id), clock());
    return { ...people, hasUsers: people.users > 0 };
  });

  serve(app, api.createRestaurant, async ({ actor, body: { organizationId, name, location } }) => {
    const organization = await managedOrganization(database, actor, organizationId);
    return read(actor, await addRestaurant(services, actor, { organization, name, location: location ?? null }));
  });

  serve(app, api.updateRestaurant, async ({ actor, body: { id, ...change } }) => {
    const restaurant = await detailsOf(database, actor, id);
    await editRestaurant(services, actor, { restaurant, change });
    return read(actor, id);
  });

  serve(app, api.deleteRestaurant, async ({ actor, params }) => {
    const restaurant = await detailsOf(database, actor, params.id);
    await deleteOrRestore(services, actor, { restaurant, action: 'restaurant_deleted' });
    return { id: params.id };
  });

  serve(app, api.restoreRestaurant, async ({ actor, params }) => {
    const restaurant = await detailsOf(database, actor, params.id, { inBinAt: clock() });
    await deleteOrRestore(services, actor, { restaurant, action: 'restaurant_restored' });
    return read(actor, params.id);
  });

  logoRoutes(app, services);
}
