import { type Allergen, ALLERGENS } from '../ingredients/allergen.ts';
import type { CustomIngredient } from './recipe.ts';

type Stated = Pick<CustomIngredient, 'allergens'>;

function statedAs({ allergens = [] }: Stated, wanted: 'contains' | 'may_contain' | 'free'): Allergen[] {
  return allergens.filter(({ state }) => state === wanted).map(({ allergen }) => allergen);
}

/** What an ingredient of the recipe's own brings, in the shape of a line of food data. What nobody stated is not known. */
export function ownAllergens(own: Stated): { allergens: { contains: Allergen[]; mayContain: Allergen[] } } {
  return { allergens: { contains: statedAs(own, 'contains'), mayContain: statedAs(own, 'may_contain') } };
}

/** Whether a person stated all of the allergens, so that the dish may be told free of what nothing brings. */
export function isStatedInFull({ allergens = [] }: Stated): boolean {
  const stated = new Set(allergens.map(({ allergen }) => allergen));
  return ALLERGENS.every((allergen) => stated.has(allergen));
}

/** The allergens that every one of the ingredients is stated to be free of. */
export function statedFreeInAll(all: readonly Stated[]): Allergen[] {
  return ALLERGENS.filter((allergen) => all.every((own) => statedAs(own, 'free').includes(allergen)));
}
