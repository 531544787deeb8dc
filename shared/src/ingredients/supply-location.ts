import { LOCATIONS, type Location } from './ingredient-facts.ts';

/** The supply we have figures for nearest to where the food is eaten (a country's ISO code, `EU` or `WORLD`): else Europe's. */
export function supplyLocation(location: string): Location {
  return LOCATIONS.find((known) => known === location) ?? 'EU';
}
