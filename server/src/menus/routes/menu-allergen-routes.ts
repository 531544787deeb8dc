import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditMenu, mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import {
  keepOpenAllergens,
  listAllergenNotices,
  MOST_NOTICES,
  readMenuAllergens,
  seeAllergenNotices,
} from '@plateprint/shared/menus/menu-allergen-api.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { seeNotices, unseenNotices } from '../../recipes/seen-notice-store.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { demandReason } from '../../claims/going-out.ts';
import { brokenWordsOf } from '../actions/going-out.ts';
import { menuAllergens } from '../actions/menu-allergens.ts';
import { pageOf } from '../menu-row.ts';
import { menuOf } from '../menu-store.ts';
import { nameOfRestaurant } from '../name-of-restaurant.ts';

export function menuAllergenRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const listed = async (
    actor: Actor,
    { row, menu, restaurant }: Awaited<ReturnType<typeof menuOf>>,
  ): Promise<ReplyOf<typeof listAllergenNotices>> => {
    const notices = await unseenNotices(database, { menuId: row.id, organizationId: row.organization_id }, MOST_NOTICES);
    const items = notices.map(({ menuId: _menu, at, ...notice }) => ({ ...notice, at: at.toISOString() }));
    return { items, next: null, maySee: mayEditMenu(actor, menu, restaurant) };
  };

  serve(app, keepOpenAllergens, async ({ actor, body }) => {
    const { restaurantId, menuId, name, occasion, dishes, promises, page, reason } = body;
    const { organizationId, ...restaurant } = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, { organizationId, ...restaurant }));
    const kept = menuId === null ? null : await menuOf(database, actor, menuId);
    const shown = page ?? (kept && pageOf(kept.row));
    if (shown) demandReason({ words: await brokenWordsOf(database, organizationId, shown), reason });
    const at = clock();
    await audit(database, {
      action: occasion === 'share' ? 'open_allergens_shared' : 'open_allergens_exported',
      at,
      by: actor,
      thing: { kind: 'menu', id: menuId ?? '', name },
      organizationId,
      after: { dishes, ...(promises.length > 0 && { promises }), ...(!isBlank(reason) && { reason }) },
    });
    return { at: at.toISOString() };
  });

  serve(app, readMenuAllergens, async ({ actor, params }) => {
    const { row, menu, restaurant } = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, menu, restaurant));
    const kitchen = await nameOfRestaurant(database, restaurant);
    return { ...(await menuAllergens(services, row)), name: row.name, kitchen, at: clock().toISOString() };
  });

  serve(app, listAllergenNotices, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, kept.menu, kept.restaurant));
    return listed(actor, kept);
  });

  serve(app, seeAllergenNotices, async ({ actor, params, body: { ids } }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayEditMenu(actor, kept.menu, kept.restaurant));
    const place = { menuId: kept.row.id, organizationId: kept.row.organization_id };
    await seeNotices(database, place, { ids, by: actor.userId, now: clock() });
    return listed(actor, kept);
  });
}
