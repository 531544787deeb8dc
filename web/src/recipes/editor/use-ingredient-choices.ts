import { searchIngredients } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientSuggestion } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';

export interface Choice {
  key: string;
  ingredientId: string;
  variationId: string;
  name: string;
  hint: string;
}

function choiceOf(found: IngredientSuggestion): Choice {
  const variation = found.variations.find((each) => each.default) ?? found.variations[0];
  const alias = found.matchedName.toLowerCase() === found.ingredientName.toLowerCase() ? '' : found.matchedName;
  return {
    key: found.ingredientId,
    ingredientId: found.ingredientId,
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

/** What a line may mean: while nothing is typed what its text was read as, then what the search finds. */
export function useIngredientChoices(query: string, isOpen: boolean, candidates: readonly Candidate[]): IngredientChoices {
  const language = useLanguage();
  const wanted = query.trim();
  const found = useRead(
    searchIngredients,
    { body: { query: wanted, language, limit: 8 } },
    { enabled: isOpen && wanted !== '', staleTime: Infinity, keepLast: true },
  );
  if (wanted !== '') {
    const choices = (found.data?.items ?? []).map(choiceOf);
    return { choices, searching: found.isFetching, isStale: found.isPlaceholderData || found.isPending };
  }
  const choices = candidates.map(({ ingredientId, ingredientName, variationId, variationName }) => ({
    key: variationId,
    ingredientId,
    variationId,
    name: ingredientName,
    hint: variationName,
  }));
  return { choices, searching: false, isStale: false };
}
