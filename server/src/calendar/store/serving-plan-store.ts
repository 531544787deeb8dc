import { nextServedDays, ServedCells } from '@plateprint/shared/calendar/published/days-of-dish.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { MOST_DAYS_NAMED, type PlanOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { dishesWith, type RecipesInOrganization } from '../../recipes/live-menu-store.ts';

interface ServingPlan extends Omit<PlanOfDish, 'days'> {
  /** Where the kitchen is. */
  location: string;
  /** The plan’s dates, and its cells with these dishes alone: a thousand kitchens may follow one plan. */
  served: unknown;
}

/** Published menu plans of an organization that serve one of its recipes, or a dish that it is a base of, on a day from today on where the kitchen is. */
export async function plansServing(
  database: Database,
  { recipeIds, organizationId }: RecipesInOrganization,
  now: Date,
): Promise<PlanOfDish[]> {
  const { rows } = await sql<ServingPlan>`
    ${dishesWith(recipeIds)}
    select menu_plan.id, menu_plan.published_title as name, restaurant.name as restaurant,
      coalesce(restaurant.location, organization.location) as location,
      jsonb_strip_nulls(jsonb_build_object(
        'weeks', menu_plan.published_document -> 'weeks', 'weekdays', menu_plan.published_document -> 'weekdays',
        'startsOn', menu_plan.published_document -> 'startsOn', 'endsOn', menu_plan.published_document -> 'endsOn',
        'closed', menu_plan.published_document -> 'closed',
        'cells', (select jsonb_agg(cell) from jsonb_path_query(menu_plan.published_document, '$.cells[*]') cell
          where cell ->> 'recipeId' in (select id from users)))) as served
    from menu_plan
    join restaurant on restaurant.id = menu_plan.restaurant_id
    join organization on organization.id = menu_plan.organization_id
    where menu_plan.id in (select menu_plan_id from served_dish
        where recipe_id in (select id from users) and organization_id = ${organizationId})
      and menu_plan.organization_id = ${organizationId} and menu_plan.deleted_at is null and restaurant.deleted_at is null
      and menu_plan.published_document is not null
    order by restaurant.name, name, menu_plan.id`.execute(database);
  return rows.flatMap(({ location, served, ...plan }) => {
    const read = ServedCells.safeParse(served);
    const days = read.success ? nextServedDays(read.data, dayAt(location, now), MOST_DAYS_NAMED) : [];
    return days.length > 0 ? [{ ...plan, days }] : [];
  });
}
