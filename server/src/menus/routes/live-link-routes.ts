import { mayReadMenus, mayShareMenus } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/menus/menu-api.ts';
import { isLabelBasisAsked } from '@plateprint/shared/organizations/label-basis.ts';
import type { ChangedMenuLink, SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { heldOnLink, linksOfRestaurant, nameLink, putOnLink } from '../live-link-store.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { wordsOfPage } from '../actions/going-out.ts';
import { pageOf } from '../menu-row.ts';
import { menuOf } from '../menu-store.ts';

interface Change {
  menuId: string | null;
  /** The menu that somebody saw on the link; undefined: whichever is there. */
  seen: string | null | undefined;
  /** Further writes of the same transaction. */
  within?: (transaction: Database) => Promise<void>;
}

export function liveLinkRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const linkOf = async (restaurantId: string, linkNumber: number): Promise<SharedMenuLink> => {
    const links = await linksOfRestaurant(database, restaurantId, clock());
    const link = links.find((each) => each.linkNumber === linkNumber);
    if (!link) throw new AppError('not_found');
    return link;
  };
  /** Answers with what stood there: who replaced or took off too much puts it back. */
  const change = async (
    place: { restaurantId: string; linkNumber: number; inFigures: boolean },
    { menuId, seen, within }: Change,
  ): Promise<ChangedMenuLink> => {
    // Each link has its address from here on, so that there is a row to hold.
    await linkOf(place.restaurantId, place.linkNumber);
    const before = await database.transaction().execute(async (transaction) => {
      const held = await heldOnLink(transaction, place);
      if (seen !== undefined && (held?.id ?? null) !== seen) throw new AppError('changed_meanwhile');
      await putOnLink(transaction, place, menuId, clock());
      await within?.(transaction);
      return held;
    });
    return { ...(await linkOf(place.restaurantId, place.linkNumber)), before };
  };
  const sharedFrom = async (actor: Actor, restaurantId: string) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandOfPlan(mayShareMenus(actor, restaurant), actor, 'live_links', restaurant);
    return restaurant;
  };

  serve(app, api.listSharedMenuLinks, async ({ actor, params }) => {
    const restaurant = await restaurantOf(database, actor, params.id);
    demand(mayReadMenus(actor, restaurant));
    return { items: await linksOfRestaurant(database, restaurant.id, clock()), next: null };
  });

  serve(app, api.shareMenu, async ({ actor, body: { linkNumber, restaurantId, menuId, labels, replaces, reason } }) => {
    const restaurant = await sharedFrom(actor, restaurantId);
    const { row } = await menuOf(database, actor, menuId);
    // A restaurant shows its own menus and those of its organization's library.
    const isItsOwn = row.restaurant_id === restaurant.id || row.library_scope === 'organization';
    if (row.organization_id !== restaurant.organizationId || !isItsOwn) throw new AppError('not_found');
    // Screens ask first; a program that has nobody to ask shows what needs no choice.
    const inFigures = labels === 'figures' || isLabelBasisAsked(restaurant, clock());
    const { organizationId, location: country } = restaurant;
    const place = { organizationId, country, now: clock() };
    const words = await wordsOfPage(database, place, { name: row.name, page: pageOf(row) });
    demandReason({ words, reason });
    const thing = { kind: 'menu', id: menuId, name: row.name } as const;
    const shown = { ...thing, organizationId, restaurantIds: [restaurantId] };
    const going = { organizationId, thing, occasion: 'share' as const, shown, words, reason };
    return change(
      { restaurantId, linkNumber, inFigures },
      { menuId, seen: replaces, within: async (transaction) => keepReason(transaction, { ...going, actor, at: clock() }) },
    );
  });

  serve(app, api.nameMenuLink, async ({ actor, body: { linkNumber, restaurantId, name } }) => {
    await sharedFrom(actor, restaurantId);
    await linkOf(restaurantId, linkNumber);
    await nameLink(database, { restaurantId, linkNumber }, name.trim());
    return linkOf(restaurantId, linkNumber);
  });

  serve(app, api.unshareMenu, async ({ actor, body: { linkNumber, restaurantId, menuId } }) => {
    await sharedFrom(actor, restaurantId);
    // Where somebody put another menu on it meanwhile, that one stays.
    return change({ restaurantId, linkNumber, inFigures: false }, { menuId: null, seen: menuId });
  });
}
