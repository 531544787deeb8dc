import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import type { BagInUse } from '@plateprint/shared/recipes/footprint/bag-in-use.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { type IngredientWords, useIngredientNames } from '../../../ingredients/use-ingredient-names.ts';
import { useRecipeName } from '../../use-recipe-name.ts';

type Naming = Pick<IngredientLine, 'ingredient' | 'categoryId' | 'bagId' | 'inputIngredient'>;

export interface LineNames {
  /** The words of an ingredient; undefined while they are on their way. */
  words: (ingredient: string | null) => IngredientWords | null | undefined;
  /** The name of a line's ingredient, bag or category; empty while it has none. */
  meaning: (line: Naming) => string;
  /** The same, else the line as written. */
  name: (line: Naming) => string;
}

/** The names of what the lines mean, in the reader's language. */
export function useLineNames(lines: readonly Naming[], bags: ReadonlyMap<string, BagInUse>): LineNames {
  const language = useLanguage();
  const words = useIngredientNames(lines.map((line) => line.ingredient));
  const nameOfBag = useRecipeName();
  const items = useRead(
    categoryNames,
    { body: { language } },
    { staleTime: Infinity, enabled: lines.some(({ categoryId }) => categoryId !== null) },
  ).data?.items;
  const categories = useMemo(() => new Map((items ?? []).map(({ id, name }) => [id, name])), [items]);

  const meaning = ({ bagId, ingredient, categoryId }: Naming): string => {
    const bag = bagId ? bags.get(bagId) : undefined;
    if (bag) return nameOfBag(bag.names);
    return words(ingredient)?.ingredientName ?? categories.get(categoryId ?? '') ?? '';
  };
  return { words, meaning, name: (line) => meaning(line) || line.inputIngredient.trim() };
}
