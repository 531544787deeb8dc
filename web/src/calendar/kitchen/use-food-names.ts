import type { CookedLine, CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';

export interface FoodNames {
  /** The food of a line, in the reader's language: "carrot, frozen, organic"; as written where nothing was understood. */
  food: (line: CookedLine) => string;
  /** The shelf of a food; null for what was not understood. */
  shelf: (line: CookedLine) => string | null;
}

/** The names of foods and shelves; null while some are on their way. */
export function useFoodNames(recipes: readonly CookedRecipe[], bases: readonly CookedRecipe[]): FoodNames | null {
  const language = useLanguage();
  const text = useText('calendar/kitchen');
  const nameOf = useRecipeName();
  const ids = [...new Set([...recipes, ...bases].flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId)))];
  const words = useIngredientNames(ids);
  const categories = useRead(categoryNames, { body: { language } }, { staleTime: Infinity });
  if (categories.isPending || ids.some((id) => words(id) === undefined)) return null;
  const shelves = new Map(categories.data?.items.map(({ id, name }) => [id, name]));
  const region = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
  const baseNames = new Map(bases.map(({ id, names }) => [id, nameOf(names)]));
  return {
    shelf: ({ categoryId }) => shelves.get(categoryId ?? '') ?? null,
    food: (line) => {
      const { ingredientId, variationId, originId, organic, bagId, categoryId, written } = line;
      const known = words(ingredientId);
      const variations = known?.variationNames ?? {};
      const isUsual = variationId === null || variationId === Object.keys(variations)[0];
      const name =
        (bagId === null ? undefined : baseNames.get(bagId)) ??
        known?.ingredientName ??
        (written || shelves.get(categoryId ?? '') || '–');
      const state = isUsual ? undefined : ownValue(variations, variationId);
      const origin = originId !== null && /^[A-Z]{2}$/.test(originId) ? region.of(originId) : undefined;
      return [name, state, origin, organic ? text('organic') : undefined].filter((part) => part !== undefined).join(', ');
    },
  };
}
