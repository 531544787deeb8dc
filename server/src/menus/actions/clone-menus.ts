import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { cloneMenus as cloneCall } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { demand } from '../../access/demand.ts';
import type { Page } from '../../platform/database/page.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { demandEdit } from './demand-edit.ts';
import { toSummary } from '../menu-row.ts';
import { copyMenus } from '../store/made-menu-store.ts';
import { allMenusOf } from '../menu-store.ts';

const LONGEST_NAME = 200;

/** Copies menus into their own restaurants, or all into one; a copy of the library's becomes the restaurant's own. */
export async function cloneMenus(
  { database, clock }: Services,
  actor: Actor,
  { ids, restaurantId }: HandlerInput<typeof cloneCall>['body'],
): Promise<Page<MenuSummary>> {
  const menus = await allMenusOf(database, actor, ids);
  const target = restaurantId === undefined ? null : await restaurantOf(database, actor, restaurantId);
  const copies = menus.map(({ row, menu, restaurant }) => {
    demand(mayReadMenu(actor, menu, restaurant));
    const into = target ?? restaurant;
    demandEdit(actor, { menu: { ...menu, libraryScope: 'restaurant' }, restaurant: into });
    // Its dishes and own labels belong to the organization: elsewhere it would show nothing.
    if (into.organizationId !== restaurant.organizationId) throw new AppError('not_allowed');
    return { row, name: `${row.name.slice(0, LONGEST_NAME - 4)} (2)`, restaurant: into };
  });
  const made = await copyMenus(database, actor, copies, clock());
  return { items: made.map((row) => toSummary(row, [])), next: null };
}
