import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { searchIngredients } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { IngredientSuggestion } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { listIngredientBags } from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import { nameKey } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../use-recipe-name.ts';

/** A possible meaning of a line: an ingredient, a bag that the restaurant uses, or a whole category. */
export interface Choice {
  key: string;
  kind: 'ingredient' | 'bag' | 'category';
  /** The ingredient's, bag's or category's. */
  id: string;
  /** Of an ingredient; empty otherwise. */
  variationId: string;
  name: string;
  hint: string;
}

function choiceOf(found: IngredientSuggestion): Choice {
  const variation = found.variations.find((each) => each.default) ?? found.variations[0];
  const alias = found.matchedName.toLowerCase() === found.ingredientName.toLowerCase() ? '' : found.matchedName;
  return {
    key: found.ingredientId,
    kind: 'ingredient',
    id: found.ingredientId,
    variationId: variation?.variationId ?? '',
    name: found.ingredientName,
    hint: [alias, found.categoryName].filter(Boolean).join(' · '),
  };
}

export interface Candidate {
  ingredientId: string;
  ingredientName: string;
  variationId: string;
  variationName: string;
}

interface IngredientChoices {
  choices: Choice[];
  searching: boolean;
  /** The choices still answer an earlier text. */
  isStale: boolean;
}

const MOST_BAGS = 4;
/** They come by name: the one that is called exactly so may stand behind others that hold its name. */
const BAGS_ASKED = 30;
const MOST_CATEGORIES = 2;

interface Asking {
  query: string;
  isOpen: boolean;
  candidates: readonly Candidate[];
  restaurantId: string;
  /** The bag that is being written: it does not go into itself. */
  ownId: string | undefined;
}

/** While nothing is typed what the line's text was read as; then bags, ingredients and categories by that name. */
export function useIngredientChoices({ query, isOpen, candidates, restaurantId, ownId }: Asking): IngredientChoices {
  const language = useLanguage();
  const text = useText('recipes/editor');
  const nameOf = useRecipeName();
  const wanted = query.trim();
  const isAsking = isOpen && wanted !== '';
  const found = useRead(
    searchIngredients,
    { body: { query: wanted, language, limit: 8 } },
    { enabled: isAsking, staleTime: Infinity, keepLast: true },
  );
  const bags = useRead(
    listIngredientBags,
    { params: { restaurantId }, query: { search: wanted, limit: BAGS_ASKED } },
    { enabled: isAsking, staleTime: 30_000, keepLast: true },
  );
  const categories = useRead(categoryNames, { body: { language } }, { enabled: isAsking, staleTime: Infinity });

  if (wanted === '') return { choices: candidates.map(asChoice), searching: false, isStale: false };
  const isExact = ({ names }: Pick<RecipeSummary, 'names'>): boolean =>
    names.some(({ name }) => nameKey(name) === nameKey(wanted));
  const foundBags = (bags.data?.items ?? [])
    .filter(({ id }) => id !== ownId)
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .slice(0, MOST_BAGS);
  const foundCategories = (categories.data?.items ?? []).filter(({ name }) => startsAWord(name, wanted));
  return {
    choices: [
      ...foundBags.map(({ id, names }): Choice => ({
        key: id,
        kind: 'bag',
        id,
        variationId: '',
        name: nameOf(names),
        hint: text('grid.bag'),
      })),
      ...(found.data?.items ?? []).map(choiceOf),
      ...foundCategories
        .slice(0, MOST_CATEGORIES)
        .map(({ id, name }): Choice => ({ key: id, kind: 'category', id, variationId: '', name, hint: text('grid.category') })),
    ],
    searching: found.isFetching,
    isStale: found.isPlaceholderData || found.isPending || bags.isPlaceholderData || bags.isLoading,
  };
}

function asChoice({ ingredientId, ingredientName, variationId, variationName }: Candidate): Choice {
  return { key: variationId, kind: 'ingredient', id: ingredientId, variationId, name: ingredientName, hint: variationName };
}

function startsAWord(name: string, typed: string): boolean {
  return ` ${name.toLowerCase()}`.includes(` ${typed.toLowerCase()}`);
}
