import { isDeepStrictEqual } from 'node:util';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { UnderstoodLine } from './remembered-lines.ts';

/**
 * Lines of a recipe that is kept already, with what their caller did not say of how they are measured: while food and amount stay
 * as they are, a line stays one of cups, and a piece weighs what the kitchen said.
 */
export function withStoredMeasures(
  sent: readonly IngredientLine[],
  understood: readonly UnderstoodLine[],
  stored: readonly IngredientLine[],
): IngredientLine[] {
  const alike = Map.groupBy(stored, keyOf);
  return sent.map((line, at) => {
    // The same food twice in the same amount: the first for the first.
    const former = alike.get(keyOf(line))?.shift();
    const stays = former && isSameMeasure(line, former) && isOfSamePiece(line, former, understood[at]);
    if (stays)
      return { ...line, pieceGrams: former.pieceGrams, pieceSource: former.pieceSource ?? null, measure: former.measure ?? null };
    return { ...line, measure: line.measure ?? null };
  });
}

function keyOf({ ingredient, variation, categoryId, amount, unit }: IngredientLine): string {
  return JSON.stringify([ingredient, variation, categoryId, amount, unit]);
}

/** Undefined is what the caller left out. */
function isSameMeasure({ measure }: IngredientLine, former: IngredientLine): boolean {
  return measure === undefined || isDeepStrictEqual(measure, former.measure ?? null);
}

/** What a piece weighs may hang on the words: "4 large eggs". */
function isOfSamePiece(line: IngredientLine, former: IngredientLine, understood: UnderstoodLine | undefined): boolean {
  if (line.unit !== 'piece' || line.inputIngredient === former.inputIngredient) return true;
  return understood?.by === 'id' && line.pieceGrams === null;
}
