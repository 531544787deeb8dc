import { ALLERGENS, type Allergen } from '../ingredients/allergen.ts';

/** The letters that Austria's code of practice gives the fourteen allergens; guests there read them without a legend. */
export const ALLERGEN_SIGNS: Record<Allergen, string> = {
  gluten: 'A',
  crustaceans: 'B',
  eggs: 'C',
  fish: 'D',
  peanuts: 'E',
  soybeans: 'F',
  milk: 'G',
  nuts: 'H',
  celery: 'L',
  mustard: 'M',
  sesame: 'N',
  sulphites: 'O',
  lupin: 'P',
  molluscs: 'R',
};

/** The letters of a dish, in the order of the legend. */
export function signsOf(allergens: readonly Allergen[]): string[] {
  return inLegendOrder(allergens).map((allergen) => ALLERGEN_SIGNS[allergen]);
}

interface Dish {
  allergens: { contains: readonly Allergen[]; mayContain: readonly Allergen[] };
}

/** What the legend of a menu explains: every allergen that a dish on it contains or may contain, each once. */
export function legendOf(dishes: Iterable<Dish>): Allergen[] {
  return inLegendOrder([...dishes].flatMap(({ allergens }) => [...allergens.contains, ...allergens.mayContain]));
}

function inLegendOrder(allergens: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((each) => allergens.includes(each));
}
