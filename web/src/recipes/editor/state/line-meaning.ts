import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { LineReading } from './editor-state.ts';
import type { Choice } from './use-ingredient-choices.ts';

/** Whether a line stands for something, be its name and its figures still on their way. */
export function isMeant({ ingredient, categoryId, bagId }: IngredientLine): boolean {
  return ingredient !== null || categoryId !== null || Boolean(bagId);
}

/**
 * The line with a chosen ingredient, bag or category; its words stay as they were written. A cup of something else weighs something else, be it the
 * same food grated: what was measured by the cup stands in grams until it is measured anew. `weighedIn`: the unit of a line that has none.
 */
export function meaningOf(line: IngredientLine, choice: Choice, weighedIn: 'g' | 'oz' = 'g'): Partial<IngredientLine> {
  return {
    ...(isSameMeaning(line, choice) ? {} : inGrams(line)),
    ingredient: choice.kind === 'ingredient' ? choice.id : null,
    variation: choice.kind === 'ingredient' ? choice.variationId : null,
    categoryId: choice.kind === 'category' ? choice.id : null,
    bagId: choice.kind === 'bag' ? choice.id : null,
    originId: choice.kind === 'bag' ? null : line.originId,
    organic: choice.kind === 'bag' ? false : line.organic,
    inputIngredient: isBlankLine(line) ? choice.name : line.inputIngredient,
    ...(line.unit === null && { unit: weighedIn }),
  };
}

/** The line with another variation of its food. */
export function withVariation(line: IngredientLine, variation: string): Partial<IngredientLine> {
  return { ...(line.variation === variation ? {} : inGrams(line)), variation };
}

function isSameMeaning({ ingredient, variation, categoryId, bagId }: IngredientLine, choice: Choice): boolean {
  if (choice.kind === 'ingredient') return ingredient === choice.id && variation === choice.variationId;
  return choice.kind === 'bag' ? bagId === choice.id : ingredient === null && categoryId === choice.id;
}

/**
 * What a kitchen measure came to with the former food; a piece weighs what one of that did, by nobody's word of this one unless a person
 * gave its grams.
 */
function inGrams({ amount, unit, pieceGrams, pieceSource, measure }: IngredientLine): Partial<IngredientLine> {
  if (!measure) return pieceSource == null || pieceSource === 'person' ? {} : { pieceSource: null };
  if (unit !== 'piece' || pieceGrams == null) return { measure: null };
  return { amount: amount === null ? null : amount * pieceGrams, unit: 'g', pieceGrams: null, pieceSource: null, measure: null };
}

/**
 * Whether what a line means is not known yet: its words are being written, or read. Nothing is said of it before.
 * `isWritten`: somebody is at its words.
 */
export function isBeingRead(line: IngredientLine, reading: LineReading | undefined, isWritten: boolean): boolean {
  if (isBlank(line.inputIngredient)) return false;
  return reading?.state === 'reading' || (isWritten && !isMeant(line));
}
