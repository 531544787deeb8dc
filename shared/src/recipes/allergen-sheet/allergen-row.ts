import * as z from 'zod/mini';
import { Allergen } from '../../ingredients/allergen.ts';
import { FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { described } from '../../kernel/api/described.ts';
import { isBlank } from '../../kernel/text.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import { ownAllergens } from '../model/own-allergens.ts';
import { type RecipeDraft, RecipeName } from '../model/recipe.ts';
import type { LineFacts } from '../footprint/line-footprint.ts';

/** The allergens that one line of a dish brings or leaves open. */
const AllergenLine = z.object({
  written: described(z.string(), 'The line as the kitchen wrote it.'),
  ...FoodAllergens.shape,
});
type AllergenLine = z.infer<typeof AllergenLine>;

/** A dish in an allergen matrix: what is said of each of the fourteen, and of which line it comes. */
export const AllergenRow = z.object({
  recipeId: described(z.string(), 'The product’s id of the dish’s recipe.'),
  names: described(z.array(RecipeName), 'The dish’s names by language.'),
  ...FoodAllergens.shape,
  stated: described(z.array(Allergen), 'Those not among the ingredients for which a person answers.'),
  signed: described(
    z.optional(
      z.object({
        by: described(z.nullable(z.string()), 'Their name then; null for somebody whose account was deleted.'),
        at: described(z.string(), 'When, ISO 8601.'),
      }),
    ),
    'Who signed the dish off, and when; absent while nobody did.',
  ),
  lines: described(z.array(AllergenLine), 'The lines that bring an allergen or leave one open, in their order.'),
  foodDataVersion: described(
    z.nullable(z.string()),
    'The version of the food data that it rests on; null for a recipe that is gone.',
  ),
});
export type AllergenRow = z.infer<typeof AllergenRow>;

/** The lines that bring an allergen or leave one open; `facts[i]` belongs to `ingredients[i]`. */
export function allergenLines(
  { ingredients, customIngredients }: Pick<RecipeDraft, 'ingredients' | 'customIngredients'>,
  facts: readonly (LineFacts | null)[],
): AllergenLine[] {
  const lines = [
    ...ingredients.flatMap((line, row) =>
      isBlankLine(line) ? [] : [{ written: line.inputIngredient.trim(), ...(facts[row]?.allergens ?? NOTHING_KNOWN) }],
    ),
    ...customIngredients.filter(({ name }) => !isBlank(name)).map((own) => ({ written: own.name.trim(), ...ownAllergens(own) })),
  ];
  return lines.filter(({ contains, mayContain, unknown }) => contains.length + mayContain.length + unknown.length > 0);
}

/** A dish whose recipe is gone: of it nothing is known. */
export function goneRow(recipeId: string, names: AllergenRow['names']): AllergenRow {
  return { recipeId, names, ...NOTHING_KNOWN, stated: [], lines: [], foodDataVersion: null };
}
