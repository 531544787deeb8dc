import { mayEditLibrary, mayEditRecipes, mayReadLibrary, mayReadRecipes } from './abilities.ts';
import { type Actor, organizationOf, type RestaurantPlace } from './actor.ts';

/** The library that a thing stands in: its restaurant's, or the whole organization's. */
interface Shelved {
  libraryScope: 'restaurant' | 'organization';
}

/** May use and copy a recipe; one in the organization's library is open to everyone of the organization, wherever they work. */
export function mayReadRecipe(actor: Actor, { libraryScope }: Shelved, restaurant: RestaurantPlace): boolean {
  return (
    mayReadRecipes(actor, restaurant) || (libraryScope === 'organization' && mayReadLibrary(actor, organizationOf(restaurant)))
  );
}

/** A person signs a dish's allergens off in their own name: whoever may edit it does, a program never. */
export function maySignAllergens(actor: Actor, recipe: Shelved, restaurant: RestaurantPlace): boolean {
  return actor.integrationId === undefined && mayEditRecipe(actor, recipe, restaurant);
}

/** It is edited by those who run the organization and its portfolio managers. */
export function mayEditRecipe(actor: Actor, { libraryScope }: Shelved, restaurant: RestaurantPlace): boolean {
  return libraryScope === 'organization' ? mayEditLibrary(actor, organizationOf(restaurant)) : mayEditRecipes(actor, restaurant);
}
