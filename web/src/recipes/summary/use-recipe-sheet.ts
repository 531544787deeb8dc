import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { IngredientLine, Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { methodSteps, type RecipeSheet, sheetLines } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { listSignOffs } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { signedAllergens } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { type IngredientWords, useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { useLineFacts } from '../../ingredients/use-line-facts.ts';
import { useLabels } from '../../restaurants/use-labels.ts';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import { nameShown } from '../name-shown.ts';

/** A recipe in the language of the place, with all its names and what was signed of it; null while some are on their way. */
export function useRecipeSheet(written: Recipe): RecipeSheet | null {
  const { recipe, isPending: isSigning } = useSigned(written);
  const language = useLanguage();
  const text = useText('recipes/summary');
  const words = useIngredientNames(recipe.ingredients.map((line) => line.ingredient));
  const asksCategories = recipe.ingredients.some(({ ingredient, categoryId }) => ingredient === null && categoryId !== null);
  const categories = useRead(categoryNames, { body: { language } }, { staleTime: Infinity, enabled: asksCategories });
  const sources = useSourceTitles(recipe);
  const printed = usePrintedTotal();
  const labels = useLabels();

  const isPending =
    recipe.ingredients.some(({ ingredient }) => words(ingredient) === undefined) || (asksCategories && categories.isPending);
  if (isPending || sources === null || isSigning) return null;

  const region = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
  const organic = text('organic');
  const names = new Map(
    recipe.ingredients.map((line) => {
      const known = words(line.ingredient);
      const category = categories.data?.items.find(({ id }) => id === line.categoryId)?.name;
      const name = known?.ingredientName ?? (line.ingredient === null ? category : undefined) ?? '';
      return [line._id, { name, detail: detailOf(line, known ?? null, { region, organic }) }];
    }),
  );
  return {
    recipe,
    language,
    name: recipe.names[nameShown(recipe.names, language)]?.name.trim() || '–',
    lines: sheetLines(recipe, names, language),
    method: methodSteps(recipe.note),
    sources,
    printed,
    labels,
  };
}

/** A recipe with the allergens that guests read of it: what a person signed is not open. */
function useSigned(recipe: Recipe): { recipe: Recipe; isPending: boolean } {
  const { data, isPending } = useRead(listSignOffs, { params: { id: recipe.id } });
  const standing = (data?.items ?? []).filter(({ undone }) => undone === null);
  const signed = standing.find(({ kind }) => kind === 'allergens')?.signed ?? null;
  const allergens = signedAllergens(recipe.footprint.allergens, {
    allergens: signed,
    glutenFree: standing.some(({ kind }) => kind === 'gluten_free'),
  });
  return { recipe: { ...recipe, footprint: { ...recipe.footprint, allergens } }, isPending };
}

/** The state where it is not the usual one, the origin where one was chosen, and whether it is organic. */
function detailOf(
  { variation, originId, organic }: IngredientLine,
  words: IngredientWords | null,
  said: { region: Intl.DisplayNames; organic: string },
): string {
  const variations = Object.keys(words?.variationNames ?? {});
  const state = variation !== null && variation !== variations[0] ? ownValue(words?.variationNames, variation) : undefined;
  const origin = originId !== null && /^[A-Z]{2}$/.test(originId) ? said.region.of(originId) : undefined;
  return [state, origin, organic ? said.organic : undefined].filter((part) => part !== undefined).join(', ');
}

/** Titles of the sources that the factors of the lines stand on; null while they are on their way. */
function useSourceTitles(recipe: Recipe): string[] | null {
  const place = Location.safeParse(recipe.consumption);
  const { facts, pending } = useLineFacts(recipe.ingredients, {
    location: place.success ? place.data : 'EU',
    emissionDatabase: recipe.emissionDatabase,
  });
  const all = useRead(listSources, {}, { staleTime: Infinity });
  if (pending || all.isPending) return null;
  const ids = new Set(facts.flatMap((each) => each?.factor?.sources.map(({ source }) => source) ?? []));
  return (all.data?.items ?? []).filter(({ id }) => ids.has(id)).map(({ title }) => title.split(': ')[0] ?? title);
}
