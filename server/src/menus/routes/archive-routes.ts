import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadArchive } from '@plateprint/shared/access/member-abilities.ts';
import * as api from '@plateprint/shared/menus/archive/archive-api.ts';
import { dayBegins, dayEnds } from '@plateprint/shared/organizations/day-at.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { type OwnedRestaurant, restaurantOf } from '../../restaurants/restaurant-store.ts';
import { statesOfLink } from '../actions/read-archive.ts';
import { firstShown } from '../store/archive-store.ts';

export function archiveRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const archiveOf = async (actor: Actor, restaurantId: string): Promise<OwnedRestaurant> => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadArchive(actor, await organizationOf(database, actor, restaurant.organizationId)));
    return restaurant;
  };

  serve(app, api.readArchivedDay, async ({ actor, params: { restaurantId, linkNumber }, query: { day } }) => {
    const { organizationId, location } = await archiveOf(actor, restaurantId);
    const [from, to] = [dayBegins(location, day), dayEnds(location, day)];
    const now = clock();
    const [began, states] = await Promise.all([
      firstShown(database, { organizationId, kind: 'link', thing: `${restaurantId}/${linkNumber}` }),
      from <= now ? statesOfLink(database, { organizationId, restaurantId, linkNumber, from, to }) : [],
    ]);
    // What stands there now has no end yet.
    const stands = now < to ? to.toISOString() : null;
    return {
      began: began?.toISOString() ?? null,
      states: states.map((state) => (state.to === stands ? { ...state, to: null } : state)),
    };
  });
}
