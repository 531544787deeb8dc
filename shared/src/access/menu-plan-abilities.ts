import { mayEditLibrary, mayShareMenus, mayUseRestaurant, planRefusal } from './abilities.ts';
import { type Actor, organizationOf, type RestaurantPlace } from './actor.ts';

// Menu plans: which dishes stand on which days of a kitchen.

export function mayReadMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

/** Who works in a kitchen plans its weeks; the subscription has to have it. */
export function mayEditMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant) && planRefusal(actor, 'menu_plans', restaurant) === null;
}

/** Who plans a kitchen's weeks and puts its menus in front of guests publishes them. */
export function mayPublishMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant) && mayShareMenus(actor, restaurant);
}

/** Who works in a kitchen writes down what it threw away. */
export function mayLogWaste(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant);
}

/** Who keeps the organization's library offers its kitchens a plan to follow, or puts it there: it is made of that library's dishes. */
export function mayOfferMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant) && mayEditLibrary(actor, organizationOf(restaurant));
}
