import type { Diet } from '../allergen.ts';
import type { FoodAllergens } from '../food-allergens.ts';
import { mayHoldAnimalRennet } from './animal-rennet.ts';
import { dietOf } from './diet-of.ts';

/** What is known of the thing on a line. */
interface Facts {
  ingredientId: string | null;
  diet: Diet | null;
  /** Of a bag that is vegetarian but for such a cheese. */
  animalRennet?: boolean | undefined;
}

interface DishDiet {
  diet: Diet | null;
  /** Left out unless it would be vegetarian without rennet. */
  animalRennet?: boolean;
}

/**
 * Whom a dish suits. One that is vegetarian but for a cheese that may be made with animal rennet suits nobody knows whom: nothing calls it
 * vegetarian, and nothing says that it is not.
 */
export function dishDiet(facts: readonly (Facts | null)[], allergens: FoodAllergens): DishDiet {
  const diet = dietOf(
    facts.map((each) => each?.diet ?? null),
    allergens,
  );
  const isOpen =
    diet === 'vegetarian' && facts.some((each) => each && (each.animalRennet || mayHoldAnimalRennet(each.ingredientId)));
  return isOpen ? { diet: null, animalRennet: true } : { diet };
}
