import type { Allergen } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import type { LineFacts } from './line-footprint.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import { ownAllergens } from '../model/own-allergens.ts';
import type { RecipeDraft } from '../model/recipe.ts';

/** Why a line leaves an allergen open, which says who could answer: its reader, its label, the bag's lines, the kitchen. */
export type OpenReason = 'not_understood' | 'bought' | 'bag' | 'own';

export interface OpenLine {
  lineId: string;
  why: OpenReason;
  /** Those of the dish's unknown allergens that it leaves open. */
  allergens: Allergen[];
}

/** The lines that leave open what is `unknown` of the dish, in their order; `facts[i]` belongs to `ingredients[i]`. */
export function linesLeavingOpen(
  { ingredients, customIngredients }: Pick<RecipeDraft, 'ingredients' | 'customIngredients'>,
  facts: readonly (LineFacts | null)[],
  unknown: readonly Allergen[],
): OpenLine[] {
  const open = (lineId: string, why: OpenReason, allergens: FoodAllergens): OpenLine[] => {
    const left = unknown.filter((allergen) => allergens.unknown.includes(allergen));
    return left.length === 0 ? [] : [{ lineId, why, allergens: left }];
  };
  return [
    ...ingredients.flatMap((line, row) => {
      if (isBlankLine(line)) return [];
      const known = facts[row];
      if (!known) return open(line._id, 'not_understood', NOTHING_KNOWN);
      return open(line._id, line.bagId ? 'bag' : 'bought', known.allergens);
    }),
    ...customIngredients.flatMap((own) => open(own._id, 'own', ownAllergens(own))),
  ];
}

export interface LinesToRead {
  /** Nobody knows what is in them, whatever was stated of the dish. */
  notUnderstood: string[];
  /** Understood, and their labels or base recipes are to be read. */
  toRead: OpenLine[];
}

/** The lines that somebody must have looked at before signing for a dish; `facts[i]` belongs to `ingredients[i]`. */
export function linesToRead(
  draft: Pick<RecipeDraft, 'ingredients' | 'customIngredients'>,
  facts: readonly (LineFacts | null)[],
  unknown: readonly Allergen[],
): LinesToRead {
  const notUnderstood = draft.ingredients.filter((line, row) => !isBlankLine(line) && !facts[row]).map(({ _id }) => _id);
  const toRead = linesLeavingOpen(draft, facts, unknown).filter(({ why }) => why !== 'not_understood');
  return { notUnderstood, toRead };
}
