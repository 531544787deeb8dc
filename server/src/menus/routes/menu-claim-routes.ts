import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditMenu, mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import type { WordNotices } from '@plateprint/shared/claims/word-notice.ts';
import { keepMenuClaims, listWordNotices, seeWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { demandReason, keepReason, wordsOfTexts } from '../../claims/going-out.ts';
import { listedWords } from '../../claims/listed-words.ts';
import { seeWords } from '../../claims/unseen-words-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { menuOf, type OwnedMenu } from '../menu-store.ts';

/** What is drawn where it is read, a page, a table card or an allergen sheet, goes out as a live menu does: not without a reason. */
export function menuClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepMenuClaims, async ({ actor, body: { restaurantId, menuId, name, texts, occasion, reason } }) => {
    const { organizationId, location: country, ...restaurant } = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, { organizationId, ...restaurant }));
    if (menuId !== null) await menuOf(database, actor, menuId);
    const at = clock();
    const words = wordsOfTexts(texts, { country, now: at });
    demandReason({ words, reason });
    const thing = { kind: 'menu', id: menuId ?? '', name } as const;
    await keepReason(database, { organizationId, thing, occasion, words, reason, actor, at });
    return { at: at.toISOString() };
  });

  const listed = async (actor: Actor, { row, menu, restaurant }: OwnedMenu): Promise<WordNotices> => {
    const thing = { kind: 'menu', id: row.id, organizationId: row.organization_id } as const;
    return listedWords(database, thing, mayEditMenu(actor, menu, restaurant));
  };

  serve(app, listWordNotices, async ({ actor, params }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, kept.menu, kept.restaurant));
    return listed(actor, kept);
  });

  serve(app, seeWordNotices, async ({ actor, params, body: { ids } }) => {
    const kept = await menuOf(database, actor, params.id);
    demand(mayEditMenu(actor, kept.menu, kept.restaurant));
    const { id, organization_id: organizationId } = kept.row;
    await seeWords(database, { kind: 'menu', id, organizationId }, { ids, by: actor.userId, now: clock() });
    return listed(actor, kept);
  });
}
