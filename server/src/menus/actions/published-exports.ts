import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { keepPublishedExport as keepCall } from '@plateprint/shared/menus/archive/archive-api.ts';
import { DishBody, ExportBody } from '@plateprint/shared/menus/archive/shown-body.ts';
import type { PublishedExport } from '@plateprint/shared/menus/archive/shown-state.ts';
import { shownMenu } from '@plateprint/shared/menus/archive/shown-states.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OwnedRestaurant } from '../../restaurants/restaurant-store.ts';
import { labelIdsOf, recipeIdsOf } from '../menu-row.ts';
import { insertPublishedExport, publishedExportsOf, spansOf } from '../store/archive-store.ts';
import { dishMeats } from './dish-meats.ts';
import { ownLabelsOf } from './present-menu.ts';
import { readBodies, readMenus } from './read-archive.ts';

type Exported = HandlerInput<typeof keepCall>['body'];

/** Keeps what a file shows that is going up in front of guests. @returns its id */
export async function keepPublishedExport(
  database: Database,
  actor: Actor,
  { restaurant, exported, now }: { restaurant: OwnedRestaurant; exported: Exported; now: Date },
): Promise<string> {
  const { menuId, name, page, format, labels } = exported;
  const { organizationId, labelBasis } = restaurant;
  const ownLabels = await ownLabelsOf(database, organizationId, labelIdsOf(page));
  const meats = await dishMeats(database, restaurant, { recipeIds: recipeIdsOf(page), now });
  const ofDishes = Object.fromEntries([...meats].map(([recipeId, each]) => [recipeId, each.meats]));
  const body: ExportBody = { menuId, by: actor.userId, format, labels, labelBasis, ownLabels, meats: ofDishes };
  const id = randomUUID();
  await insertPublishedExport(database, {
    organizationId,
    thing: `${restaurant.id}/${id}`,
    body: { ...body, id },
    menu: { name, language: page.settings.language, isLegacy: false, document: page },
    recipeIds: recipeIdsOf(page),
  });
  return id;
}

/** So many are shown at once. */
const MOST_LISTED = 50;

/** The files of a restaurant that were marked as published before a moment, each with what it showed. */
export async function publishedExports(
  database: Database,
  { organizationId, id: restaurantId }: OwnedRestaurant,
  before: Date,
): Promise<PublishedExport[]> {
  const found = await publishedExportsOf(database, { organizationId, restaurantId, before }, MOST_LISTED);
  const moment = { organizationId, from: before, to: before };
  const ofMenus = await spansOf(database, { ...moment, things: { export_menu: found.map(({ thing }) => thing) } });
  const menus = readMenus(ofMenus('export_menu'));
  const ofDishes = await spansOf(database, {
    ...moment,
    things: { export_recipe: menus.flatMap(({ thing, body }) => recipeIdsOf(body.page).map((id) => `${thing}/${id}`)) },
  });
  const dishes = readBodies(ofDishes('export_recipe'), DishBody);
  return found.flatMap(({ thing, at, by, body }): PublishedExport[] => {
    const { data: file } = ExportBody.safeParse(body);
    const menu = menus.find((each) => each.thing === thing);
    if (!file || !menu) return [];
    const shelf = {
      dish: (id: string) => dishes.find((dish) => dish.thing === `${thing}/${id}`) ?? null,
      ownLabel: (id: string) => file.ownLabels.find((own) => own.id === id) ?? null,
    };
    const meats = new Map(Object.entries(file.meats));
    const shown = shownMenu(menu.body, { labels: file.labels, shelf, meatsOf: (id) => meats.get(id) ?? [] });
    const state = { ...shown, id: file.menuId, labelBasis: file.labelBasis };
    return [{ id: thing.slice(restaurantId.length + 1), at: at.toISOString(), by, format: file.format, menu: state }];
  });
}
