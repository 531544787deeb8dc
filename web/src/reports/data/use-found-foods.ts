import { categoryNames } from '@plateprint/shared/ingredients/category-api.ts';
import { searchIngredients } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientRow } from '@plateprint/shared/reports/imported-row.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Found } from './search-cell.tsx';

const MOST_CATEGORIES = 2;

/** Ingredients by their name, and the categories whose class average could stand for a whole kind of food. */
export function useFoundFoods(query: string, isOpen: boolean): { items: readonly Found[]; isSearching: boolean } {
  const text = useText('reports/data');
  const language = useLanguage();
  const isAsking = isOpen && query !== '';
  const found = useRead(
    searchIngredients,
    { body: { query, language, limit: 8 } },
    { enabled: isAsking, staleTime: Infinity, keepLast: true },
  );
  const categories = useRead(categoryNames, { body: { language } }, { enabled: isAsking, staleTime: Infinity });
  if (!isAsking) return { items: [], isSearching: false };
  const words = ` ${query.toLowerCase()}`;
  const kinds = (categories.data?.items ?? []).filter(({ name }) => ` ${name.toLowerCase()}`.includes(words));
  return {
    items: [
      ...(found.data?.items ?? []).map(({ ingredientId, ingredientName, matchedName, categoryName, variations }): Found => {
        const variation = variations.find((each) => each.default) ?? variations[0];
        const alias = matchedName.toLowerCase() === ingredientName.toLowerCase() ? '' : matchedName;
        return {
          id: `ingredient ${ingredientId} ${variation?.variationId ?? ''}`,
          label: ingredientName,
          hint: [alias, categoryName].filter(Boolean).join(' · '),
        };
      }),
      ...kinds
        .slice(0, MOST_CATEGORIES)
        .map(({ id, name }): Found => ({ id: `category ${id}`, label: name, hint: text('category') })),
    ],
    isSearching: found.isPlaceholderData || found.isPending,
  };
}

type Food = Pick<IngredientRow, 'ingredient' | 'variation' | 'categoryId'>;

/** What a found thing's id says. */
export function foodOfChoice(id: string): Food {
  const [kind, first = '', second = ''] = id.split(' ');
  if (kind === 'category') return { ingredient: null, variation: null, categoryId: first };
  return { ingredient: first, variation: second === '' ? null : second, categoryId: null };
}
