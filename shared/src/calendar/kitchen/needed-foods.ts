import { takenApart } from '../../costs/taken-apart.ts';
import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';

export type BaseRecipes = ReadonlyMap<string, CookedRecipe>;

/** A line of what is cooked, with its grams in all; null when they are not known. */
export interface NeededLine {
  line: CookedLine;
  grams: number | null;
}

/** The lines of a recipe so many times over, base recipes taken apart down to foods. */
export function flattened(recipe: CookedRecipe, times: number, bases: BaseRecipes): NeededLine[] {
  return takenApart(recipe, times, bases);
}

/** The need of one food: of whichever origin, for a kitchen buys it as one article; organic and not are two. */
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

/** The needs of all lines together, by food. Lines without an amount alone are in `unknown`, never in a sum. */
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
