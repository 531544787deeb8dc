import { mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import { readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { menuAllergens } from '../actions/menu-allergens.ts';
import { menuOf } from '../menu-store.ts';
import { kitchenOf } from '../store/kitchen-store.ts';

export function menuAllergenRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, readMenuAllergens, async ({ actor, params }) => {
    const { row, menu, restaurant } = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, menu, restaurant));
    const kitchen = await kitchenOf(database, restaurant);
    return { ...(await menuAllergens(services, row)), name: row.name, kitchen, at: clock().toISOString() };
  });
}
