import { ALLERGENS, type Allergen } from '../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../ingredients/allergens/allergen-words.ts';
import type { FoodAllergens } from '../ingredients/food-allergens.ts';
import type { Language } from '../kernel/language.ts';

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

/** Stands behind the letters of a dish of which not all is known. */
export const UNKNOWN_SIGN = '?';

/** The letters of allergens, in the order of the legend. */
export function signsOf(allergens: readonly Allergen[]): string[] {
  return inLegendOrder(allergens).map((allergen) => ALLERGEN_SIGNS[allergen]);
}

/** What stands beside a dish: `G (L) ?` for milk, perhaps celery, and of the others nobody knows. Empty: none of the fourteen. */
export function dishSigns({ contains, mayContain, unknown }: FoodAllergens): string {
  const maybe = signsOf(mayContain).join(' ');
  return [...signsOf(contains), ...(maybe ? [`(${maybe})`] : []), ...(unknown.length > 0 ? [UNKNOWN_SIGN] : [])].join(' ');
}

interface Dish {
  allergens: FoodAllergens;
}

/** What the legend of a menu explains: every allergen that a dish on it contains or may contain, each once. */
export function legendOf(dishes: Iterable<Dish>): Allergen[] {
  return inLegendOrder([...dishes].flatMap(({ allergens }) => [...allergens.contains, ...allergens.mayContain]));
}

/** What the signs beside the dishes mean, a line each: `G milk`, `( ) may contain`, `? not all known: please ask us`. */
export function legendLines(dishes: readonly Dish[], language: Language): { sign: string; words: string }[] {
  const { names, mayBe, unknownSign, none } = ALLERGEN_WORDS[language];
  const allergens = legendOf(dishes);
  const isOpen = dishes.some((dish) => dish.allergens.unknown.length > 0);
  if (allergens.length === 0 && !isOpen) return dishes.length === 0 ? [] : [{ sign: '', words: none }];
  return [
    ...allergens.map((allergen) => ({ sign: ALLERGEN_SIGNS[allergen], words: names[allergen] })),
    ...(allergens.length > 0 ? [{ sign: '', words: mayBe }] : []),
    ...(isOpen ? [{ sign: UNKNOWN_SIGN, words: unknownSign }] : []),
  ];
}

function inLegendOrder(allergens: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((each) => allergens.includes(each));
}
