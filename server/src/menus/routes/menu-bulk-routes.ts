import * as api from '@plateprint/shared/menus/menu-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { cloneMenus } from '../actions/clone-menus.ts';
import { demandEdit } from '../actions/demand-edit.ts';
import { allMenusOf, binMenus } from '../menu-store.ts';

/** Actions on several menus: all of them, or none. */
export function menuBulkRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.cloneMenus, async ({ actor, body }) => cloneMenus(services, actor, body));

  serve(app, api.deleteMenus, async ({ actor, body }) => {
    const menus = await allMenusOf(database, actor, body.ids);
    for (const menu of menus) demandEdit(actor, menu);
    await binMenus(database, menus, clock());
    return { ids: body.ids };
  });

  serve(app, api.restoreMenus, async ({ actor, body }) => {
    const menus = await allMenusOf(database, actor, body.ids, { inBinAt: clock() });
    for (const menu of menus) demandEdit(actor, menu);
    await binMenus(database, menus, null);
    return { ids: body.ids };
  });
}
