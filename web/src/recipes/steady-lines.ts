import type { LineFootprint, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { useRef } from 'react';

/** What a line counts by itself; its share of the whole is left out, for that changes with every other line. */
export type LineCount = Omit<LineFootprint, 'share'>;

function isSame(one: LineCount, other: LineCount): boolean {
  return (
    one.grams === other.grams &&
    one.problem === other.problem &&
    one.grade === other.grade &&
    one.co2?.value === other.co2?.value &&
    one.co2?.low === other.co2?.low &&
    one.co2?.high === other.co2?.high
  );
}

/** Each line's count by its key, the very same object as long as nothing in it changed: rows that stay are not drawn again. */
export function useSteadyLines({ lines }: RecipeFootprint): ReadonlyMap<string, LineCount> {
  const former = useRef<ReadonlyMap<string, LineCount>>(new Map());
  const now = new Map<string, LineCount>();
  for (const line of lines) {
    const before = former.current.get(line._id);
    now.set(line._id, before && isSame(before, line) ? before : line);
  }
  former.current = now;
  return now;
}
