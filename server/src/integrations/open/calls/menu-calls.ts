import { mayReadMenus } from '@plateprint/shared/access/abilities.ts';
import { mayReadMenu } from '@plateprint/shared/access/menu-abilities.ts';
import * as api from '@plateprint/shared/integrations/open/open-read-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { textIn } from '@plateprint/shared/menus/live/live-menu.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../../access/demand.ts';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { menuAllergens } from '../../../menus/actions/menu-allergens.ts';
import { nameOfRestaurant } from '../../../menus/name-of-restaurant.ts';
import { menusOfRestaurant } from '../../../menus/menu-overview-store.ts';
import { blocksOf, pageOf, recipeIdsOf, toSummary } from '../../../menus/menu-row.ts';
import { menuOf } from '../../../menus/menu-store.ts';
import type { Services } from '../../../platform/services.ts';
import { restaurantOf } from '../../../restaurants/restaurant-store.ts';
import { menuPlaces } from '../store/menu-store.ts';
import { openRecipesByIds } from '../store/open-recipe-store.ts';

type Dish = ReplyOf<typeof api.readOpenMenu>['dishes'][number];
type Summary = ReplyOf<typeof api.listOpenMenus>['items'][number];

export function openMenuCalls(app: FastifyInstance, { database, foodData, clock, publicUrl }: Services): void {
  const present = async (
    organizationId: string,
    menus: readonly { id: string; name: string; orientation: string; updatedAt: string }[],
  ): Promise<Summary[]> => {
    const places = await menuPlaces(
      database,
      organizationId,
      menus.map(({ id }) => id),
    );
    return menus.map(({ id, name, orientation, updatedAt }) => {
      const { restaurantId = '', tokens = [] } = places.get(id) ?? {};
      return { id, restaurantId, name, orientation, liveUrls: tokens.map((token) => `${publicUrl}/live/${token}`), updatedAt };
    });
  };

  serve(app, api.listOpenMenus, async ({ actor, query: { restaurantId, cursor, limit }, reading }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenus(actor, restaurant));
    const { items, next } = await menusOfRestaurant(reading(database), restaurant, { cursor, limit });
    return { items: await present(restaurant.organizationId, items), next };
  });

  serve(app, api.readOpenMenuAllergens, async ({ actor, params }) => {
    const { row, menu, restaurant } = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, menu, restaurant));
    const [{ dishes }, kitchen] = await Promise.all([
      menuAllergens({ database, foodData }, row),
      nameOfRestaurant(database, restaurant),
    ]);
    return { name: row.name, kitchen, at: clock().toISOString(), dishes };
  });

  serve(app, api.readOpenMenu, async ({ actor, params, query: { language } }) => {
    const { row, menu, restaurant } = await menuOf(database, actor, params.id);
    demand(mayReadMenu(actor, menu, restaurant));
    const page = pageOf(row);
    const [summaries, dishes] = await Promise.all([
      present(row.organization_id, [toSummary(row, [])]),
      dishesOf(database, { organizationId: row.organization_id, page, language }),
    ]);
    const [summary] = summaries as [Summary];
    return { ...summary, boundary: 'farm_to_kitchen_door' as const, dishes };
  });
}

/** The dishes as a guest reads them, in order. A dish whose recipe is gone keeps the name that the menu itself has for it. */
async function dishesOf(
  database: Database,
  { organizationId, page, language }: { organizationId: string; page: MenuPage; language: Language },
): Promise<Dish[]> {
  const recipes = await openRecipesByIds(database, organizationId, recipeIdsOf(page));
  return blocksOf(page).flatMap((block): Dish[] => {
    if (block.kind !== 'recipe') return [];
    const recipe = recipes.get(block.recipeId);
    const name = textIn(block.names, language, page.settings.language) || nameIn(recipe?.names ?? [], language);
    if (isBlank(name)) return [];
    return [
      {
        recipeId: block.recipeId,
        externalId: recipe?.externalId ?? null,
        name,
        co2PerPortion: recipe?.co2PerPortion ?? null,
        co2PerPortionWithoutLandUseChange: recipe?.co2PerPortionWithoutLandUseChange ?? null,
        level: recipe?.level ?? null,
        label: recipe?.label ?? null,
        complete: recipe?.complete ?? false,
        coverage: recipe?.coverage ?? null,
        coverageState: recipe?.coverageState ?? 'too_little',
        coverageOf: recipe?.coverageOf ?? 'weight',
        emissionDatabase: recipe?.emissionDatabase ?? null,
        consumption: recipe?.consumption ?? null,
        foodDataVersion: recipe?.foodDataVersion ?? null,
      },
    ];
  });
}
