import type { LiveMenuOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface LiveMenu extends LiveMenuOfDish {
  restaurantId: string;
}

export interface RecipesInOrganization {
  recipeIds: readonly string[];
  organizationId: string;
}

/** The beginning of a statement that names recipes and the dishes that they are a base of, at any depth, as `users`. */
export const dishesWith = (recipeIds: readonly string[]) => sql`with recursive users (id) as (
  select unnest(${recipeIds}::text[])
  union
  select recipe_bag.recipe_id from recipe_bag join users on recipe_bag.bag_id = users.id
)`;

/** Menus of an organization that are live now with a dish of one of its recipes, or with one that it is a base of. */
export async function liveMenusOf(database: Database, { recipeIds, organizationId }: RecipesInOrganization): Promise<LiveMenu[]> {
  const { rows } = await sql<LiveMenu>`
    ${dishesWith(recipeIds)}
    select distinct menu.id, menu.name, restaurant.id as "restaurantId", restaurant.name as restaurant,
      live_link.link_number as "linkNumber"
    from shown_dish
    join menu on menu.id = shown_dish.menu_id
    join live_link on live_link.menu_id = menu.id
    join restaurant on restaurant.id = live_link.restaurant_id
    where shown_dish.recipe_id in (select id from users) and shown_dish.organization_id = ${organizationId}
      and menu.organization_id = ${organizationId} and menu.deleted_at is null and restaurant.deleted_at is null
    order by restaurant.name, "linkNumber"`.execute(database);
  return rows;
}
