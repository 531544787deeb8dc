import { ALLERGENS, type Allergen } from '../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../ingredients/allergens/allergen-words.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../ingredients/food-allergens.ts';
import type { Language } from '../kernel/language.ts';
import type { MenuPage } from './menu.ts';

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
const UNKNOWN_SIGN = '?';

/** The letters of allergens, in the order of the legend. */
export function signsOf(allergens: readonly Allergen[]): string[] {
  return inLegendOrder(allergens).map((allergen) => ALLERGEN_SIGNS[allergen]);
}

/** The signs beside a dish: `G (L) ?` for milk, perhaps celery, and others unknown. Empty: none of the fourteen. */
export function dishSigns({ contains, mayContain, unknown }: FoodAllergens): string {
  const maybe = signsOf(mayContain).join(' ');
  return [...signsOf(contains), ...(maybe ? [`(${maybe})`] : []), ...(unknown.length > 0 ? [UNKNOWN_SIGN] : [])].join(' ');
}

/** Stands behind the letters in their size where not all is known; empty where it is. */
export function askBesideSigns({ unknown }: FoodAllergens, language: Language): string {
  return unknown.length > 0 ? ALLERGEN_WORDS[language].askUs : '';
}

interface Dish {
  allergens: FoodAllergens;
}

/** The dishes that a page names, for its legend; of one whose recipe is gone nothing is known. */
export function dishesNamed(
  { blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
  dishes: readonly (Dish & { id: string })[],
): Dish[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const named = [...blocks, ...secondBlocks].flatMap((block) => (block.kind === 'recipe' ? [block.recipeId] : []));
  return named.map((id) => byId.get(id) ?? { allergens: NOTHING_KNOWN });
}

/** The allergens in the legend of a menu: every one that a dish on it contains or may contain, each once. */
export function legendOf(dishes: Iterable<Dish>): Allergen[] {
  return inLegendOrder([...dishes].flatMap(({ allergens }) => [...allergens.contains, ...allergens.mayContain]));
}

/**
 * What the signs beside the dishes mean, a line each. That something is open stands first: `? not everything known: please ask us`,
 * `G milk`, `( ) may contain`.
 */
export function legendLines(dishes: readonly Dish[], language: Language): { sign: string; words: string }[] {
  const { names, mayBe, unknownSign, none } = ALLERGEN_WORDS[language];
  const allergens = legendOf(dishes);
  const isOpen = dishes.some((dish) => dish.allergens.unknown.length > 0);
  if (allergens.length === 0 && !isOpen) return dishes.length === 0 ? [] : [{ sign: '', words: none }];
  return [
    ...(isOpen ? [{ sign: UNKNOWN_SIGN, words: unknownSign }] : []),
    ...allergens.map((allergen) => ({ sign: ALLERGEN_SIGNS[allergen], words: names[allergen] })),
    ...(allergens.length > 0 ? [{ sign: '', words: mayBe }] : []),
  ];
}

function inLegendOrder(allergens: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((each) => allergens.includes(each));
}
