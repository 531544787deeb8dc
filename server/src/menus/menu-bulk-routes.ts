import * as api from '@plateprint/shared/menus/menu-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { cloneMenus } from './clone-menus.ts';
import { demandEdit } from './demand-edit.ts';
import { allMenusOf, binMenus } from './menu-store.ts';

/** Deeds on several menus: all of them, or none. */
export function menuBulkRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  serve(app, api.cloneMenus, async ({ actor, body }) => cloneMenus(parts, actor, body));

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
