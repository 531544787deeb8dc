import {
  DishBody,
  LinkBody,
  MenuBody,
  OrganizationBody,
  OwnLabelBody,
  RestaurantBody,
  type Span,
} from '@plateprint/shared/menus/archive/shown-body.ts';
import type { ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { type ArchivedMenu, shownStates } from '@plateprint/shared/menus/archive/shown-states.ts';
import { type Bags, bagsWithin } from '../../recipes/bag-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { labelIdsOf, pageOfDocument, recipeIdsOf } from '../menu-row.ts';
import { spansOf } from '../store/archive-store.ts';

interface LinkOfDay {
  organizationId: string;
  restaurantId: string;
  linkNumber: number;
  from: Date;
  to: Date;
}

/** Spans with their bodies read; what nobody here can read is left out. */
export function readBodies<B>(
  spans: readonly Span<unknown>[],
  schema: { safeParse: (value: unknown) => { data?: B | undefined } },
): Span<B>[] {
  return spans.flatMap((span) => {
    const { data } = schema.safeParse(span.body);
    return data === undefined ? [] : [{ ...span, body: data }];
  });
}

/** The menus of spans, read by the form that they were stored in. */
export function readMenus(spans: readonly Span<unknown>[]): Span<ArchivedMenu>[] {
  return readBodies(spans, MenuBody).map((span) => {
    const { name, document, ...former } = span.body;
    return { ...span, body: { name, page: pageOfDocument(document, former) } };
  });
}

type Lines = DishBody['draft']['ingredients'];

/** Dishes with the lines of their base recipes, which are not kept with them: as these are now. */
async function withBaseRecipes(
  database: Database,
  organizationId: string,
  dishes: readonly Span<DishBody>[],
): Promise<Span<DishBody>[]> {
  const lines = dishes.flatMap(({ body }) => body.draft.ingredients);
  const ids = [...new Set(lines.flatMap(({ bagId }) => (bagId ? [bagId] : [])))];
  if (ids.length === 0) return [...dishes];
  const bags = await bagsWithin(database, [organizationId], ids);
  return dishes.map((span) => {
    const draft = { ingredients: linesAtAnyDepth(span.body.draft.ingredients, bags) };
    return { ...span, body: { ...span.body, draft } };
  });
}

/** Lines with those of their base recipes, at any depth: a base recipe once, however many lines hold it. */
function linesAtAnyDepth(lines: Lines, bags: Bags): Lines {
  const found: Lines = [];
  const seen = new Set<string>();
  const take = (of: Lines): void => {
    for (const { ingredient, variation, categoryId, bagId } of of) {
      const bag = bagId ? bags.get(bagId) : undefined;
      if (!bagId || !bag) found.push({ ingredient, variation, categoryId, bagId });
      else if (!seen.has(bagId)) {
        seen.add(bagId);
        take(bag.ingredients);
      }
    }
  };
  take(lines);
  return found;
}

/** The states of a link in the archive: three questions, each answered by the key of the table. */
export async function statesOfLink(database: Database, link: LinkOfDay): Promise<ShownState[]> {
  const { organizationId, restaurantId, linkNumber, ...stretch } = link;
  const within = { organizationId, ...stretch };
  const place = await spansOf(database, {
    ...within,
    things: { link: [`${restaurantId}/${linkNumber}`], organization: [organizationId], restaurant: [restaurantId] },
  });
  const onLink = readBodies(place('link'), LinkBody);
  const kitchens = readBodies(place('restaurant'), RestaurantBody);
  const ofMenus = await spansOf(database, { ...within, things: { menu: [...new Set(onLink.map(({ body }) => body.menuId))] } });
  const menus = readMenus(ofMenus('menu'));
  const idsOf = (of: typeof recipeIdsOf): string[] => [...new Set(menus.flatMap(({ body }) => of(body.page)))];
  const onMenus = await spansOf(database, {
    ...within,
    things: { recipe: idsOf(recipeIdsOf), own_label: idsOf(labelIdsOf) },
    // Lines are asked for where somebody wrote down where meat comes from.
    withLines: kitchens.some(({ body }) => body.meatArticles.length > 0),
  });
  const all = {
    link: onLink,
    organization: readBodies(place('organization'), OrganizationBody),
    restaurant: kitchens,
    menus,
    dishes: await withBaseRecipes(database, organizationId, readBodies(onMenus('recipe'), DishBody)),
    ownLabels: readBodies(onMenus('own_label'), OwnLabelBody),
  };
  return shownStates(all, stretch);
}
