import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { LineReading } from './editor-state.ts';
import type { Choice } from './use-ingredient-choices.ts';

/** Whether a line stands for something, be its name and its figures still on their way. */
export function isMeant({ ingredient, categoryId, bagId }: IngredientLine): boolean {
  return ingredient !== null || categoryId !== null || Boolean(bagId);
}

/** The line with a chosen ingredient, bag or category; its words stay as they were written. */
export function meaningOf(line: IngredientLine, choice: Choice): Partial<IngredientLine> {
  return {
    ingredient: choice.kind === 'ingredient' ? choice.id : null,
    variation: choice.kind === 'ingredient' ? choice.variationId : null,
    categoryId: choice.kind === 'category' ? choice.id : null,
    bagId: choice.kind === 'bag' ? choice.id : null,
    originId: choice.kind === 'bag' ? null : line.originId,
    organic: choice.kind === 'bag' ? false : line.organic,
    inputIngredient: isBlankLine(line) ? choice.name : line.inputIngredient,
    unit: line.unit ?? 'g',
  };
}

/**
 * Whether what a line means is not known yet: its words are being written, or read. Nothing is said of it before.
 * `isWritten`: somebody is at its words.
 */
export function isBeingRead(line: IngredientLine, reading: LineReading | undefined, isWritten: boolean): boolean {
  if (isBlank(line.inputIngredient)) return false;
  return reading?.state === 'reading' || (isWritten && !isMeant(line));
}
