import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import { mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import * as api from '@plateprint/shared/menus/menu-api.ts';
import * as versions from '@plateprint/shared/menus/menu-version-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { demandEdit } from '../actions/demand-edit.ts';
import { keepThumbnail } from '../actions/keep-thumbnail.ts';
import { keepLegacyMenu } from '../actions/legacy-menus.ts';
import { liveLinkRoutes } from './live-link-routes.ts';
import { archiveRoutes } from './archive-routes.ts';
import { labelBasisRoutes } from './label-basis-routes.ts';
import { labelCertificateRoutes } from './label-certificate-routes.ts';
import { meatOriginRoutes } from './meat-origin-routes.ts';
import { menuAllergenRoutes } from './menu-allergen-routes.ts';
import { menuBulkRoutes } from './menu-bulk-routes.ts';
import { menuClaimRoutes } from './menu-claim-routes.ts';
import { menuLibraryRoutes } from './menu-library-routes.ts';
import { menusOfRestaurant } from '../menu-overview-store.ts';
import { toSummary } from '../menu-row.ts';
import { insertMenu } from '../store/made-menu-store.ts';
import { binMenus, keepMenuThumbnail, menuOf } from '../menu-store.ts';
import { menuVersionOf, menuVersionsOf } from '../store/menu-version-store.ts';
import { presentMenu } from '../actions/present-menu.ts';
import { saveMenu } from '../actions/save-menu.ts';

export function menuRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, files } = services;

  serve(app, api.listMenus, async ({ actor, params, query: { bin, cursor, limit } }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demand(mayReadMenus(actor, restaurant));
    return menusOfRestaurant(database, restaurant, { cursor, limit, ...(bin && { inBinAt: clock() }) });
  });

  serve(app, api.searchMenus, async ({ actor, body: { restaurantId, ...asked } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, restaurant));
    return menusOfRestaurant(database, restaurant, asked);
  });

  serve(app, api.readMenu, async ({ actor, params }) => {
    const { row, menu, restaurant } = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, menu, restaurant));
    return presentMenu(database, row);
  });

  serve(app, api.createMenu, async ({ actor, body: { restaurantId, ...draft } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandEdit(actor, { menu: draft, restaurant });
    return presentMenu(database, await insertMenu(database, actor, draft, { restaurant, now: clock() }));
  });

  serve(app, api.updateMenu, async ({ actor, body: { id, version, reason, ...draft } }) => {
    const kept = await menuOf(database, actor, id);
    for (const menu of [kept.menu, draft]) demandEdit(actor, { menu, restaurant: kept.restaurant });
    return presentMenu(database, await saveMenu(services, { actor, kept, draft, version, reason }));
  });

  serve(app, versions.listMenuVersions, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, kept.menu, kept.restaurant));
    return { items: await menuVersionsOf(database, kept), next: null };
  });

  serve(app, versions.readMenuVersion, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, kept.menu, kept.restaurant));
    return presentMenu(database, await menuVersionOf(database, kept, params.version));
  });

  serve(app, api.saveLegacyMenu, async ({ actor, params, body }) => keepLegacyMenu(services, actor, params.id, body));

  serve(app, api.deleteMenu, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id);
    demandEdit(actor, kept);
    await binMenus(database, [kept], clock());
    return { id: params.id };
  });

  serve(app, api.restoreMenu, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id, { inBinAt: clock() });
    demandEdit(actor, kept);
    await binMenus(database, [kept], null);
    return toSummary(kept.row, []);
  });

  serve(app, api.uploadMenuThumbnail, async ({ actor, params, file }) => {
    const kept = await menuOf(database, actor, params.id);
    demandEdit(actor, kept);
    const thumbnailUrl = await keepThumbnail(files, { file, organizationId: actor.organizationId }, kept.row.thumbnail);
    await keepMenuThumbnail(database, kept, thumbnailUrl);
    return { thumbnailUrl };
  });

  menuAllergenRoutes(app, services);
  meatOriginRoutes(app, services);
  menuBulkRoutes(app, services);
  liveLinkRoutes(app, services);
  menuClaimRoutes(app, services);
  labelBasisRoutes(app, services);
  labelCertificateRoutes(app, services);
  archiveRoutes(app, services);
  menuLibraryRoutes(app, services);
}
