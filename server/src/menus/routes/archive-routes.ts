import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChooseLabelBasis, mayReadArchive } from '@plateprint/shared/access/member-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/menus/archive/archive-api.ts';
import { dayBegins, dayEnds } from '@plateprint/shared/organizations/day-at.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { type OwnedRestaurant, restaurantOf } from '../../restaurants/restaurant-store.ts';
import { chooseEvidenceLines } from '../actions/choose-label-basis.ts';
import { evidenceOf } from '../actions/evidence-of.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { wordsOfPage } from '../actions/going-out.ts';
import { keepPublishedExport, publishedExports } from '../actions/published-exports.ts';
import { menuOf } from '../menu-store.ts';
import { statesOfLink } from '../actions/read-archive.ts';
import { firstShown, shownBody } from '../store/archive-store.ts';

export function archiveRoutes(app: FastifyInstance, { database, clock, foodData }: Services): void {
  const archiveOf = async (actor: Actor, restaurantId: string): Promise<OwnedRestaurant> => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadArchive(actor, await organizationOf(database, actor, restaurant.organizationId)));
    return restaurant;
  };

  serve(app, api.keepPublishedExport, async ({ actor, body: exported }) => {
    const restaurant = await restaurantOf(database, actor, exported.restaurantId);
    demand(mayReadMenus(actor, restaurant));
    if (exported.menuId !== null) await menuOf(database, actor, exported.menuId);
    const { menuId, name, page, reason } = exported;
    const { organizationId, location: country } = restaurant;
    const now = clock();
    const words = await wordsOfPage(database, { organizationId, country, now }, { name, page });
    demandReason({ words, reason });
    const thing = { kind: 'menu', id: menuId ?? '', name } as const;
    await keepReason(database, { organizationId, thing, occasion: 'export', words, reason, actor, at: now });
    return { id: await keepPublishedExport(database, actor, { restaurant, exported, now }) };
  });

  serve(app, api.listPublishedExports, async ({ actor, params, query: { day } }) => {
    const restaurant = await archiveOf(actor, params.restaurantId);
    return { items: await publishedExports(database, restaurant, dayEnds(restaurant.location, day)), next: null };
  });

  serve(app, api.readArchivedDish, async ({ actor, params: { restaurantId, evidence }, query: { language } }) => {
    const { organizationId } = await archiveOf(actor, restaurantId);
    const body = await shownBody(database, organizationId, evidence);
    const found = await evidenceOf({ database, foodData }, body, { organizationId, restaurantId, language });
    if (!found) throw new AppError('not_found');
    return found;
  });

  serve(app, api.chooseEvidenceLines, async ({ actor, body: { organizationId, evidenceLines } }) => {
    const organization = await organizationOf(database, actor, organizationId);
    demand(mayChooseLabelBasis(actor, organization));
    await chooseEvidenceLines({ database, clock }, actor, { organization, evidenceLines });
    return { evidenceLines };
  });

  serve(app, api.readArchivedDay, async ({ actor, params: { restaurantId, linkNumber }, query: { day } }) => {
    const { organizationId, location } = await archiveOf(actor, restaurantId);
    const [from, to] = [dayBegins(location, day), dayEnds(location, day)];
    const now = clock();
    const [began, states] = await Promise.all([
      firstShown(database, { organizationId, kind: 'link', thing: `${restaurantId}/${linkNumber}` }),
      from <= now ? statesOfLink(database, { organizationId, restaurantId, linkNumber, from, to }) : [],
    ]);
    // A state that stands now has no end yet.
    const stands = now < to ? to.toISOString() : null;
    return {
      began: began?.toISOString() ?? null,
      states: states.map((state) => (state.to === stands ? { ...state, to: null } : state)),
    };
  });
}
