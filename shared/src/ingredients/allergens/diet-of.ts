import { type Allergen, type Diet, DIETS } from '../allergen.ts';
import type { FoodAllergens } from '../food-allergens.ts';

/** Allergens that no vegan eats, and those that no vegetarian does. */
export const NOT_VEGAN: readonly Allergen[] = ['milk', 'eggs'];
export const NOT_VEGETARIAN: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

/**
 * Whom a food or a dish suits: those whom all its lines suit, and nothing that may be in it would put off. A bread of which nobody knows
 * whether it holds milk makes no vegan dish, and one that may hold fish no vegetarian. Null: nobody knows, or there are no lines. A line of meat
 * decides, whatever the others are.
 */
export function dietOf(lines: readonly (Diet | null)[], { contains, mayContain, unknown }: FoodAllergens): Diet | null {
  const byLines = leastVegan(lines);
  if (byLines === null || byLines === 'fish' || byLines === 'meat') return byLines;
  const holds = (list: readonly Allergen[]): boolean => list.some((each) => contains.includes(each));
  const mayHold = (list: readonly Allergen[]): boolean =>
    list.some((each) => mayContain.includes(each) || unknown.includes(each));
  if (holds(NOT_VEGETARIAN)) return 'fish';
  if (mayHold(NOT_VEGETARIAN)) return null;
  return holds(NOT_VEGAN) || mayHold(NOT_VEGAN) ? 'vegetarian' : byLines;
}

function leastVegan(diets: readonly (Diet | null)[]): Diet | null {
  if (diets.includes('meat')) return 'meat';
  if (diets.length === 0 || diets.includes(null)) return null;
  return DIETS.findLast((diet) => diets.includes(diet)) ?? null;
}
