import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { menuOf } from '../menu-store.ts';

/** Stores that a person goes on in spite of questioned words, with their name and their reason. */
export function menuClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepMenuClaims, async ({ actor, body: { restaurantId, menuId, name, occasion, claims, reason } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, restaurant));
    if (menuId !== null) await menuOf(database, actor, menuId);
    const at = clock();
    await audit(database, {
      action: occasion === 'share' ? 'claims_shared' : 'claims_exported',
      at,
      by: actor,
      thing: { kind: 'menu', id: menuId ?? '', name },
      organizationId: restaurant.organizationId,
      after: { claims, reason },
    });
    return { at: at.toISOString() };
  });
}
