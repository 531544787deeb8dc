import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditRestaurant } from '@plateprint/shared/access/restaurant-abilities.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandOfPlan } from '../access/demand.ts';
import { serve } from '../http/serve.ts';
import { editLogo, type LogoDeed } from '../organizations/edit-logo.ts';
import { keepLogo } from '../organizations/keep-logo.ts';
import { type LogoChange, logoGiven, logoPutBack, type LogoState, logoTaken } from '../organizations/logo-change.ts';
import type { Parts } from '../parts.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { detailsOf } from './restaurant-details-store.ts';

export function logoRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, files } = parts;

  const demandEdit = async (actor: Actor, id: string): Promise<LogoDeed['thing']> => {
    const restaurant = await detailsOf(database, actor, id);
    demandOfPlan(mayEditRestaurant(actor, restaurant), actor, 'organization_settings', restaurant);
    return { kind: 'restaurant', id, name: restaurant.name, organizationId: restaurant.organizationId };
  };
  const edit = async (actor: Actor, doing: Omit<LogoDeed, 'by'>, change: (state: LogoState) => LogoChange | null) => {
    await editLogo(parts, { by: actor, ...doing }, change);
    return presentRestaurant(await detailsOf(database, actor, doing.thing.id), actor, clock());
  };

  serve(app, api.uploadRestaurantLogo, async ({ actor, body, file }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    const path = await keepLogo(files, file);
    return edit(actor, { deed: 'logo_changed', thing }, (state) => logoGiven(state, path, clock()));
  });

  serve(app, api.deleteRestaurantLogo, async ({ actor, body }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    return edit(actor, { deed: 'logo_deleted', thing }, (state) => logoTaken(state, clock()));
  });

  serve(app, api.restoreRestaurantLogo, async ({ actor, body }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    return edit(actor, { deed: 'logo_restored', thing }, (state) => logoPutBack(state, clock()));
  });
}
