import { mayEditLibrary, mayEditMenus, mayReadLibrary, mayReadMenus, planRefusal } from './abilities.ts';
import { type Actor, organizationOf, type OrganizationPlace, type RestaurantPlace } from './actor.ts';

/** A menu as permissions see it. */
interface MenuInPlace {
  libraryScope: 'restaurant' | 'organization';
  options: { orientation: string };
}

function isForScreens({ options }: Pick<MenuInPlace, 'options'>): boolean {
  return options.orientation.startsWith('tv_');
}

/** May show and copy a menu; one in the organization's library is open to everyone of the organization. */
export function mayReadMenu(
  actor: Actor,
  { libraryScope }: Pick<MenuInPlace, 'libraryScope'>,
  restaurant: RestaurantPlace,
): boolean {
  return (
    mayReadMenus(actor, restaurant) || (libraryScope === 'organization' && mayReadLibrary(actor, organizationOf(restaurant)))
  );
}

/** A menu for screens needs the plan that has them; the library's are edited by those who run the organization and portfolio managers. */
export function mayEditMenu(actor: Actor, menu: MenuInPlace, restaurant: RestaurantPlace): boolean {
  if (menu.libraryScope === 'restaurant') return mayEditMenus(actor, restaurant, isForScreens(menu) ? 'tv' : 'a4');
  return mayEditLibrary(actor, organizationOf(restaurant)) && planRefusal(actor, featureOf(menu), restaurant) === null;
}

/** The part of the plan that a menu needs. */
export function featureOf(menu: Pick<MenuInPlace, 'options'>): 'tv_menus' | 'a4_menus' {
  return isForScreens(menu) ? 'tv_menus' : 'a4_menus';
}

/** Templates, backgrounds and own labels are used by everyone of the organization. */
export function mayReadMenuLibrary(actor: Actor, organization: OrganizationPlace): boolean {
  return mayReadLibrary(actor, organization);
}

/** They are made by everyone who makes menus there, and by those who run the organization. */
export function mayEditMenuLibrary(actor: Actor, organization: OrganizationPlace): boolean {
  return mayReadLibrary(actor, organization) && planRefusal(actor, 'a4_menus', organization) === null;
}
