import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { LiveMenuOfDish, PlanOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface LiveMenu extends LiveMenuOfDish {
  restaurantId: string;
}

interface RecipeInOrganization {
  recipeId: string;
  organizationId: string;
}

/** A recipe and the dishes that it is a base of, at any depth. */
const usersOf = (recipeId: string) => sql`with recursive users (id) as (
  select ${recipeId}::text
  union
  select recipe_bag.recipe_id from recipe_bag join users on recipe_bag.bag_id = users.id
)`;

/** Menus of an organization that are live now with a dish of a recipe, or with one that it is a base of. */
export async function liveMenusOf(database: Database, { recipeId, organizationId }: RecipeInOrganization): Promise<LiveMenu[]> {
  const { rows } = await sql<LiveMenu>`
    ${usersOf(recipeId)}
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

/** Published menu plans of an organization that serve such a dish, but for those that ended before today where their kitchen is. */
export async function plansServing(
  database: Database,
  { recipeId, organizationId }: RecipeInOrganization,
  now: Date,
): Promise<PlanOfDish[]> {
  const { rows } = await sql<PlanOfDish & { location: string; endsOn: string | null }>`
    ${usersOf(recipeId)}
    select menu_plan.id, menu_plan.published_title as name, restaurant.name as restaurant,
      coalesce(restaurant.location, organization.location) as location, menu_plan.published_document ->> 'endsOn' as "endsOn"
    from menu_plan
    join restaurant on restaurant.id = menu_plan.restaurant_id
    join organization on organization.id = menu_plan.organization_id
    where menu_plan.id in (select menu_plan_id from served_dish
        where recipe_id in (select id from users) and organization_id = ${organizationId})
      and menu_plan.organization_id = ${organizationId} and menu_plan.deleted_at is null and restaurant.deleted_at is null
      and menu_plan.published_document is not null
    order by restaurant.name, name, menu_plan.id`.execute(database);
  return rows.flatMap(({ location, endsOn, ...plan }) => (endsOn === null || endsOn >= dayAt(location, now) ? [plan] : []));
}
