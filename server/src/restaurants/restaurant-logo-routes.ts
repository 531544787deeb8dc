import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditRestaurant } from '@plateprint/shared/access/restaurant-abilities.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandOfPlan } from '../access/demand.ts';
import { serve } from '../platform/http/serve.ts';
import { editLogo, type LogoAction } from '../organizations/actions/edit-logo.ts';
import { keepLogo } from '../organizations/actions/keep-logo.ts';
import { type LogoChange, logoGiven, logoPutBack, type LogoState, logoTaken } from '../organizations/logo-change.ts';
import type { Services } from '../platform/services.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { detailsOf } from './restaurant-details-store.ts';

export function logoRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, files } = services;

  const demandEdit = async (actor: Actor, id: string): Promise<LogoAction['thing']> => {
    const restaurant = await detailsOf(database, actor, id);
    demandOfPlan(mayEditRestaurant(actor, restaurant), actor, 'organization_settings', restaurant);
    return { kind: 'restaurant', id, name: restaurant.name, organizationId: restaurant.organizationId };
  };
  const edit = async (actor: Actor, doing: Omit<LogoAction, 'by'>, change: (state: LogoState) => LogoChange | null) => {
    await editLogo(services, { by: actor, ...doing }, change);
    return presentRestaurant(await detailsOf(database, actor, doing.thing.id), actor, clock());
  };

  serve(app, api.uploadRestaurantLogo, async ({ actor, body, file }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    const path = await keepLogo(files, { file, organizationId: actor.organizationId });
    return edit(actor, { action: 'logo_changed', thing }, (state) => logoGiven(state, path, clock()));
  });

  serve(app, api.deleteRestaurantLogo, async ({ actor, body }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    return edit(actor, { action: 'logo_deleted', thing }, (state) => logoTaken(state, clock()));
  });

  serve(app, api.restoreRestaurantLogo, async ({ actor, body }) => {
    const thing = await demandEdit(actor, body.restaurantId);
    return edit(actor, { action: 'logo_restored', thing }, (state) => logoPutBack(state, clock()));
  });
}
