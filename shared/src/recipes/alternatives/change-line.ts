import type { IngredientLine } from '../model/recipe.ts';

/** The food that takes the part of a line. */
export interface Taken {
  ingredient: string;
  variation: string;
  name: string;
  /** Grams of it for each gram of the line. */
  perGram: number;
}

/** Grams as a scale shows them. */
function weighed(grams: number): number {
  return grams >= 100 ? Math.round(grams) : Number(grams.toPrecision(3));
}

function standIn(line: IngredientLine, taken: Taken, grams: number): IngredientLine {
  return {
    ...line,
    inputIngredient: taken.name,
    ingredient: taken.ingredient,
    categoryId: null,
    bagId: null,
    variation: taken.variation,
    originId: null,
    amount: weighed(grams * taken.perGram),
    unit: 'g',
    pieceGrams: null,
    pieceSource: null,
    measure: null,
    organic: false,
  };
}

function freeKey(key: string, lines: readonly IngredientLine[]): string {
  let free = `${key}-2`;
  while (lines.some(({ _id }) => _id === free)) free = `${free}-2`;
  return free;
}

/** The lines with a share (0–1) of one of them, which weighs `grams`, become something else; it stands where it stood. */
export function withTaken(
  lines: readonly IngredientLine[],
  { line, grams, share }: { line: IngredientLine; grams: number; share: number },
  taken: Taken,
): IngredientLine[] {
  if (share >= 1) return lines.map((each) => (each === line ? standIn(line, taken, grams) : each));
  const rest = line.amount === null ? null : Number((line.amount * (1 - share)).toPrecision(6));
  return lines.flatMap((each) =>
    each === line
      ? [
          { ...line, amount: rest },
          { ...standIn(line, taken, grams * share), _id: freeKey(line._id, lines) },
        ]
      : [each],
  );
}
