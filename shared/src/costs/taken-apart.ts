/** A line of what is cooked: of a food, or of a base recipe. */
interface Line {
  /** The base recipe; null for anything else. */
  bagId: string | null;
  /** Null when nobody can tell. */
  grams: number | null;
}

interface Cooked<Of extends Line> {
  id: string;
  lines: readonly Of[];
}

/** The grams of a recipe's lines that are known. */
export function weightOf({ lines }: { lines: readonly { grams: number | null }[] }): number {
  return lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}

/**
 * The lines of a recipe so many times over, base recipes taken apart down to foods: their lines weigh together what is taken of
 * them. A base of which no weight is known, or of which nobody knows how much is taken, stays whole.
 */
export function takenApart<Of extends Line>(
  recipe: Cooked<Of>,
  times: number,
  bases: ReadonlyMap<string, Cooked<Of>>,
): { line: Of; grams: number | null }[] {
  return linesOf(recipe, times, { bases, inside: new Set([recipe.id]) });
}

function linesOf<Of extends Line>(
  recipe: Cooked<Of>,
  times: number,
  { bases, inside }: { bases: ReadonlyMap<string, Cooked<Of>>; inside: ReadonlySet<string> },
): { line: Of; grams: number | null }[] {
  return recipe.lines.flatMap((line) => {
    const grams = line.grams === null ? null : line.grams * times;
    const base = line.bagId === null || inside.has(line.bagId) ? undefined : bases.get(line.bagId);
    const weight = base ? weightOf(base) : 0;
    if (!base || grams === null || !(weight > 0)) return [{ line, grams }];
    return linesOf(base, grams / weight, { bases, inside: new Set([...inside, base.id]) });
  });
}
