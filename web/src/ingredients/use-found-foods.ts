import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { searchIngredients } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';

const MOST_CATEGORIES = 3;

export interface FoundFood {
  id: string;
  label: string;
  hint: string;
}

/**
 * Ingredients by their name, and categories whose class average could stand for a whole kind of food, which `average` says
 * beside them. With `isAsking` false, or nothing typed, nothing is asked.
 */
export function useFoundFoods(
  query: string,
  { average, isAsking = true }: { average: string; isAsking?: boolean },
): { items: readonly FoundFood[]; isSearching: boolean } {
  const language = useLanguage();
  const asked = query.trim().slice(0, 200);
  const enabled = isAsking && asked !== '';
  const found = useRead(
    searchIngredients,
    { body: { query: asked, language, limit: 8 } },
    { enabled, staleTime: Infinity, keepLast: true },
  );
  const categories = useRead(categoryNames, { body: { language } }, { enabled, staleTime: Infinity });
  if (!enabled) return { items: [], isSearching: false };
  const words = ` ${asked.toLowerCase()}`;
  const kinds = (categories.data?.items ?? []).filter(({ name }) => ` ${name.toLowerCase()}`.includes(words));
  return {
    items: [
      ...(found.data?.items ?? []).map(({ ingredientId, ingredientName, matchedName, categoryName, variations }) => {
        const variation = variations.find((each) => each.default) ?? variations[0];
        const alias = matchedName.toLowerCase() === ingredientName.toLowerCase() ? '' : matchedName;
        return {
          id: `ingredient ${ingredientId} ${variation?.variationId ?? ''}`,
          label: ingredientName,
          hint: [alias, categoryName].filter(Boolean).join(' · '),
        };
      }),
      ...kinds.slice(0, MOST_CATEGORIES).map(({ id, name }) => ({ id: `category ${id}`, label: name, hint: average })),
    ],
    isSearching: found.isPlaceholderData || found.isPending,
  };
}

/** The food behind the id of a search result. */
export function foundFood(id: string): { ingredientId: string | null; variationId: string | null; categoryId: string | null } {
  const [kind, first = '', second = ''] = id.split(' ');
  if (kind === 'category') return { ingredientId: null, variationId: null, categoryId: first };
  return { ingredientId: first, variationId: second === '' ? null : second, categoryId: null };
}
