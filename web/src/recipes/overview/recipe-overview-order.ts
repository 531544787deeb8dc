import type { RecipeName, RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import type { Sorting } from '../../ui/table.tsx';

/** As the server gives them: then a part of the list is enough. */
export const NEWEST_FIRST: Sorting = { column: 'changed', direction: 'descending' };

interface Words {
  nameOf: (names: readonly RecipeName[]) => string;
  /** The alphabet to sort by, as BCP 47: å stands at the end in Swedish and with a in German. */
  locale: string;
}

/** The order that was chosen; a figure that is not known stands at the end either way. */
export function inOrder(
  recipes: readonly RecipeSummary[],
  sorting: Sorting,
  { nameOf, locale }: Words,
): readonly RecipeSummary[] {
  if (sorting === NEWEST_FIRST) return recipes;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  if (sorting.column === 'footprint') return recipes.toSorted((one, other) => byFootprint(one, other, sign));
  if (sorting.column === 'changed') return recipes.toSorted((one, other) => sign * compared(one.updatedAt, other.updatedAt));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const wordOf = (recipe: RecipeSummary) => (sorting.column === 'category' ? recipe.category : nameOf(recipe.names));
  return recipes
    .map((recipe) => ({ recipe, word: wordOf(recipe) }))
    .toSorted((one, other) => sign * compare(one.word, other.word))
    .map(({ recipe }) => recipe);
}

function byFootprint(one: RecipeSummary, other: RecipeSummary, sign: number): number {
  if (one.co2PerPortion === null || other.co2PerPortion === null) {
    return Number(one.co2PerPortion === null) - Number(other.co2PerPortion === null);
  }
  return sign * (one.co2PerPortion.value - other.co2PerPortion.value);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
