import { categoryNames } from '@plateprint/shared/ingredients/category-api.ts';
import { searchIngredients } from '@plateprint/shared/ingredients/ingredient-api.ts';
import { useRead } from '../api/use-read.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useText } from '../i18n/use-text.ts';
import type { ComboBoxItem } from '../ui/combo-box.tsx';
import type { Food } from './answer.ts';

const MOST_CATEGORIES = 3;

/** Ingredients by their name, and categories whose class average stands for a whole kind of food. */
export function useFoundFoods(query: string): { items: readonly ComboBoxItem[]; isSearching: boolean } {
  const text = useText('mapper');
  const language = useLanguage();
  const asked = query.trim().slice(0, 200);
  const enabled = asked !== '';
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
      ...kinds
        .slice(0, MOST_CATEGORIES)
        .map(({ id, name }) => ({ id: `category ${id}`, label: name, hint: text('classAverage') })),
    ],
    isSearching: found.isPlaceholderData || found.isPending,
  };
}

/** What a found thing's id says. */
export function foodOfChoice(id: string): Food {
  const [kind, first = '', second = ''] = id.split(' ');
  if (kind === 'category') return { ingredientId: null, variationId: null, categoryId: first, notFood: false };
  return { ingredientId: first, variationId: second === '' ? null : second, categoryId: null, notFood: false };
}
