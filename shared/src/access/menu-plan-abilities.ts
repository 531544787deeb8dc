import { mayEditLibrary, mayShareMenus, mayUseRestaurant, planRefusal } from './abilities.ts';
import { type Actor, organizationOf, type RestaurantPlace } from './actor.ts';

// Menu plans: which dishes stand on which days of a kitchen.

export function mayReadMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

/** May plan the weeks of a kitchen: those who work in it, where the plan has menu plans. */
export function mayEditMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant) && planRefusal(actor, 'menu_plans', restaurant) === null;
}

/** May publish menu plans: those who plan the kitchen's weeks and put its menus in front of guests. */
export function mayPublishMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant) && mayShareMenus(actor, restaurant);
}

/** May write down waste: those who work in the kitchen. */
export function mayLogWaste(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant);
}

/** May offer a plan to kitchens, or put it there: those who keep the organization's library, for its dishes make the plan. */
export function mayOfferMenuPlans(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayEditMenuPlans(actor, restaurant) && mayEditLibrary(actor, organizationOf(restaurant));
}
