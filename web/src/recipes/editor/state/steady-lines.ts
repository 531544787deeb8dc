import type { LineFootprint, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useState } from 'react';

/** The figures of a line by itself; its share of the whole is left out, for that changes with every other line. */
export type LineCount = Omit<LineFootprint, 'share'>;

function isSame(one: LineCount, other: LineCount): boolean {
  return (
    one.grams === other.grams &&
    one.problem === other.problem &&
    one.covered === other.covered &&
    one.grade === other.grade &&
    one.co2?.value === other.co2?.value &&
    one.co2?.low === other.co2?.low &&
    one.co2?.high === other.co2?.high
  );
}

/** Remembers the former reading: a line in which nothing changed is the very same object again. */
function steadyReader(): (lines: readonly LineCount[]) => ReadonlyMap<string, LineCount> {
  let former: ReadonlyMap<string, LineCount> = new Map();
  return (lines) => {
    former = new Map(
      lines.map((line) => {
        const before = former.get(line._id);
        return [line._id, before && isSame(before, line) ? before : line];
      }),
    );
    return former;
  };
}

/** Each line's count by its key; rows that stay as they are get the same object and are not drawn again. */
export function useSteadyLines({ lines }: RecipeFootprint): ReadonlyMap<string, LineCount> {
  const [read] = useState(steadyReader);
  return read(lines);
}
