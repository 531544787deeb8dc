import type { TakenRows } from '../cells/import-work.ts';
import type { TakenPart } from './import-views.ts';

/** Rows of a part: some milliseconds of copying. */
const A_PART = 2000;

/** The taken rows, in parts that a page can copy one at a time. */
export function* partsOf({ file, recipes, ingredients, names }: TakenRows & Pick<TakenPart, 'names'>): Generator<TakenPart> {
  const most = Math.max(recipes.length, ingredients.length, file.leftOut.length, names.length);
  for (let from = 0; from < most; from += A_PART) {
    const to = from + A_PART;
    yield {
      recipes: recipes.slice(from, to),
      ingredients: ingredients.slice(from, to),
      leftOut: file.leftOut.slice(from, to),
      names: names.slice(from, to),
    };
  }
}

/** The whole again: add every part, then it is complete. */
export function joinedParts(): { add: (part: TakenPart) => void; complete: (file: TakenRows['file']) => Joined } {
  const joined: Omit<TakenPart, 'names'> = { recipes: [], ingredients: [], leftOut: [] };
  const names = new Map<string, string>();
  return {
    add(part) {
      joined.recipes.push(...part.recipes);
      joined.ingredients.push(...part.ingredients);
      joined.leftOut.push(...part.leftOut);
      for (const [id, name] of part.names) names.set(id, name);
    },
    complete({ name, rows, sums }) {
      const { recipes, ingredients, leftOut } = joined;
      return { taken: { file: { name, rows, sums, leftOut }, recipes, ingredients }, names };
    },
  };
}

interface Joined {
  taken: TakenRows;
  names: ReadonlyMap<string, string>;
}
