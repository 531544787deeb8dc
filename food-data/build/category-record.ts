import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { CategoryRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { CategoryAverages } from './category-averages.ts';
import type { IngredientEntry, Tables } from './crosswalk.ts';

/** A category of the release: its average, and what its ingredients have in common. Null without a single figure. */
export function categoryRecord(
  { id, names }: Tables['categories'][number],
  ingredients: readonly IngredientEntry[],
  average: CategoryAverages | null,
): CategoryRecord | null {
  if (!average) return null;
  const diets = new Set(ingredients.map(({ diet }) => diet));
  const [diet] = diets;
  const { stages, low, high } = average.base;
  return {
    id,
    names,
    base: stages,
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
    diet: diets.size === 1 && diet ? diet : null,
    allergens: allergensOf(ingredients),
    institute: average.institute,
  };
}

function allergensOf(ingredients: readonly IngredientEntry[]): CategoryRecord['allergens'] {
  const all = new Set<Allergen>(ingredients.flatMap(({ allergens }) => [...allergens.contains, ...allergens.mayContain]));
  const contains = [...all].filter((allergen) => ingredients.every(({ allergens }) => allergens.contains.includes(allergen)));
  return { contains: contains.toSorted(), mayContain: [...all].filter((allergen) => !contains.includes(allergen)).toSorted() };
}

function commonest<Word extends string>(words: readonly Word[]): Word {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (!first) throw new Error('A category without ingredients has no commonest word');
  return first[0];
}
