import { type PlanRefusal, planRefusal } from './abilities.ts';
import type { Actor, RestaurantPlace } from './actor.ts';
import { featureOf, mayEditMenu } from './menu-abilities.ts';
import { mayEditMenuPlans } from './menu-plan-abilities.ts';
import { mayEditRecipe } from './recipe-abilities.ts';
import { mayEditReport, type ReportInPlace, reportPlanRefusal } from './report-abilities.ts';

/** Why somebody may read a thing and not change it: the plan, the organization's library that it stands in, or a right that they lack. */
export type EditRefusal = 'plan_inactive' | 'plan_lacks' | 'library' | 'not_allowed';

type LibraryScope = 'restaurant' | 'organization';

/** The plan is named before the library: it stands in the way of everybody. */
function refusalIn(libraryScope: LibraryScope, plan: PlanRefusal | null): EditRefusal {
  return plan ?? (libraryScope === 'organization' ? 'library' : 'not_allowed');
}

/** Null when the recipe may be changed, or made where none is there yet. */
export function recipeEditRefusal(
  actor: Actor,
  recipe: { libraryScope: LibraryScope },
  restaurant: RestaurantPlace,
): EditRefusal | null {
  if (mayEditRecipe(actor, recipe, restaurant)) return null;
  return refusalIn(recipe.libraryScope, planRefusal(actor, 'recipes', restaurant));
}

/** The same of a menu: one for screens needs a plan that has them. */
export function menuEditRefusal(
  actor: Actor,
  menu: Parameters<typeof mayEditMenu>[1],
  restaurant: RestaurantPlace,
): EditRefusal | null {
  if (mayEditMenu(actor, menu, restaurant)) return null;
  return refusalIn(menu.libraryScope, planRefusal(actor, featureOf(menu), restaurant));
}

/** The same of a report. */
export function reportEditRefusal(actor: Actor, report: ReportInPlace, restaurant: RestaurantPlace): EditRefusal | null {
  return mayEditReport(actor, report, restaurant) ? null : (reportPlanRefusal(actor, report, restaurant) ?? 'not_allowed');
}

/** The same of the menu plans of a restaurant. */
export function menuPlanEditRefusal(actor: Actor, restaurant: RestaurantPlace): EditRefusal | null {
  return mayEditMenuPlans(actor, restaurant) ? null : (planRefusal(actor, 'menu_plans', restaurant) ?? 'not_allowed');
}
