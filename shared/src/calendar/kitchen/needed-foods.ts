import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';

export type BaseRecipes = ReadonlyMap<string, CookedRecipe>;

/** A line of what is cooked, with its grams in all; null when they are not known. */
export interface NeededLine {
  line: CookedLine;
  grams: number | null;
}

/** The grams of a recipe's lines that are known. */
export function weightOf({ lines }: Pick<CookedRecipe, 'lines'>): number {
  return lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}

/**
 * The lines of a recipe so many times over, base recipes taken apart down to foods: their lines weigh together what is taken of
 * them. A base of which no weight is known, or of which nobody knows how much is taken, stays whole.
 */
export function flattened(recipe: CookedRecipe, times: number, bases: BaseRecipes): NeededLine[] {
  return linesOf(recipe, times, { bases, inside: new Set([recipe.id]) });
}

function linesOf(
  recipe: CookedRecipe,
  times: number,
  { bases, inside }: { bases: BaseRecipes; inside: ReadonlySet<string> },
): NeededLine[] {
  return recipe.lines.flatMap((line) => {
    const grams = line.grams === null ? null : line.grams * times;
    const base = line.bagId === null || inside.has(line.bagId) ? undefined : bases.get(line.bagId);
    const weight = base ? weightOf(base) : 0;
    if (!base || grams === null || !(weight > 0)) return [{ line, grams }];
    return linesOf(base, grams / weight, { bases, inside: new Set([...inside, base.id]) });
  });
}

/** What is needed of one food: of whichever origin, for a kitchen buys it as one article; organic and not are two. */
export interface NeededFood {
  key: string;
  line: CookedLine;
  grams: number;
  /** Of the same food: lines without an amount, which the grams do not hold. */
  unknownLines: number;
}

/** Foods by what they are, what was not understood by its words. */
function foodKey({ ingredientId, variationId, categoryId, organic, written, bagId }: CookedLine): string {
  const what =
    bagId !== null
      ? ['base', bagId]
      : ingredientId !== null
        ? ['food', ingredientId, variationId]
        : ['words', categoryId, written.trim().toLowerCase()];
  return JSON.stringify([...what, organic]);
}

/** What all lines need together, by food. Lines without an amount alone are in `unknown`, never in a sum. */
export function neededFoods(lines: readonly NeededLine[]): { known: NeededFood[]; unknown: CookedLine[] } {
  const known = new Map<string, NeededFood>();
  const unknown = new Map<string, CookedLine>();
  for (const { line, grams } of lines) {
    const key = foodKey(line);
    if (grams === null) unknown.set(`${key} ${line.written.trim().toLowerCase()}`, line);
    else {
      const former = known.get(key) ?? { key, line, grams: 0, unknownLines: 0 };
      known.set(key, { ...former, grams: former.grams + grams });
    }
  }
  for (const { line, grams } of lines) {
    const same = grams === null ? known.get(foodKey(line)) : undefined;
    if (same) same.unknownLines += 1;
  }
  return { known: [...known.values()], unknown: [...unknown.values()] };
}
