import { randomBytes } from 'node:crypto';
import type { WordNotices } from '@plateprint/shared/claims/word-notice.ts';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayEditMenu } from '@plateprint/shared/access/menu-abilities.ts';
import { mayEditMenuPlans, mayPublishMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import * as api from '@plateprint/shared/calendar/publication-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { listedWords } from '../../claims/listed-words.ts';
import { seeWords } from '../../claims/unseen-words-store.ts';
import { menuOf } from '../../menus/menu-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { questionedWordsOfPlan } from '../actions/questions-of-plan.ts';
import { publishPlan, refuseOtherVersion, withdrawPlan } from '../actions/publish-plan.ts';
import { writePlanMenus } from '../actions/write-plan-menus.ts';
import { menuPlanOf } from '../menu-plan-store.ts';
import { letMenuShow, publicationOf, setFeed } from '../store/publication-store.ts';

/** 128 random bits, as an address of 22 letters. */
const newToken = (): string => randomBytes(16).toString('base64url');

export function publicationRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const publishable = async (actor: Actor, id: string) => {
    const kept = await menuPlanOf(database, actor, { id });
    const { restaurant } = kept;
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    demandOfPlan(mayPublishMenuPlans(actor, restaurant), actor, 'live_links', restaurant);
    return kept;
  };

  serve(app, api.readPublication, async ({ actor, params }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demand(mayReadMenuPlans(actor, kept.restaurant));
    return publicationOf(database, kept);
  });

  serve(app, api.publishMenuPlan, async ({ actor, params, body: { title, reason, version } }) => {
    const kept = await publishable(actor, params.id);
    await refuseOtherVersion(database, kept, { seen: version, by: authorOf(actor) });
    const words = await questionedWordsOfPlan(services, kept, title);
    demandReason({ words, reason });
    const { organizationId, id: restaurantId } = kept.restaurant;
    const thing = { kind: 'menu', id: '', name: title.trim() } as const;
    const shown = { ...thing, kind: 'menu_plan', id: params.id, organizationId, restaurantIds: [restaurantId] } as const;
    const going = { organizationId, thing, occasion: 'share' as const, shown, words, reason };
    return publishPlan(services, kept, {
      title,
      by: actor,
      within: async (transaction) => keepReason(transaction, { ...going, actor, at: clock() }),
    });
  });

  serve(app, api.withdrawMenuPlan, async ({ actor, params }) => withdrawPlan(services, await publishable(actor, params.id)));

  serve(app, api.changeMealFeed, async ({ actor, params, body: { address } }) => {
    const kept = await publishable(actor, params.id);
    const token = address === 'off' ? null : newToken();
    await setFeed(database, kept.restaurant, { token, unlessThere: address === 'on' });
    return publicationOf(database, kept);
  });

  serve(app, api.showPlanOnMenu, async ({ actor, params, body: { menuId, shows } }) => {
    const kept = await publishable(actor, params.id);
    const { row, menu, restaurant } = await menuOf(database, actor, menuId);
    // A menu of another kitchen would show that kitchen's guests what is served here.
    if (row.restaurant_id !== kept.restaurant.id || row.library_scope !== 'restaurant') throw new AppError('not_found');
    demand(mayEditMenu(actor, menu, restaurant));
    await letMenuShow(database, { id: row.id, organizationId: row.organization_id }, shows);
    if (shows !== null) await writePlanMenus(services, restaurant.id);
    return publicationOf(database, kept);
  });

  serve(app, api.listPlanWordNotices, async ({ actor, params }): Promise<WordNotices> => {
    const { restaurant } = await menuPlanOf(database, actor, { id: params.id });
    demand(mayReadMenuPlans(actor, restaurant));
    return listedWords(database, thingOf({ id: params.id, restaurant }), mayEditMenuPlans(actor, restaurant));
  });

  serve(app, api.seePlanWordNotices, async ({ actor, params, body: { ids } }): Promise<WordNotices> => {
    const { restaurant } = await menuPlanOf(database, actor, { id: params.id });
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    const thing = thingOf({ id: params.id, restaurant });
    await seeWords(database, thing, { ids, by: actor.userId, now: clock() });
    return listedWords(database, thing, true);
  });
}

function thingOf({ id, restaurant }: { id: string; restaurant: { organizationId: string } }) {
  return { kind: 'menu_plan', id, organizationId: restaurant.organizationId } as const;
}
