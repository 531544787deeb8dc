import type { CategoryRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { CategoryAverages } from './category-averages.ts';
import type { IngredientEntry } from '../crosswalk/crosswalk.ts';

interface CategoryFigures {
  id: string;
  ingredients: readonly IngredientEntry[];
  average: CategoryAverages | null;
}

/** A category of the release: its average beside what is kept by hand of it. Null without a single figure. */
export function categoryRecord(
  { names, diet, allergens }: Pick<CategoryRecord, 'names' | 'diet' | 'allergens'>,
  { id, ingredients, average }: CategoryFigures,
): CategoryRecord | null {
  if (!average) return null;
  const { stages, split, low, high } = average.base;
  return {
    id,
    names,
    base: stages,
    split,
    low,
    high,
    originClass: commonest(ingredients.map(({ originClass }) => originClass)),
    transportMode: commonest(
      ingredients
        .flatMap(({ variations }) => variations.slice(0, 1))
        .flatMap(({ transport }) => (transport === 'piped' ? [] : [transport])),
    ),
    water: average.water,
    land: average.land,
    diet,
    allergens,
    institute: average.institute,
  };
}

function commonest<Word extends string>(words: readonly Word[]): Word {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (!first) throw new Error('A category without ingredients has no commonest word');
  return first[0];
}
