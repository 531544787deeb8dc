import { ingredientNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { call } from '../platform/api/call.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { type BatchStore, batchStore, useBatch } from './batch-store.ts';

export interface IngredientWords {
  ingredientName: string;
  /** By variation id, in the order of the food data: the first is the usual one. */
  variationNames: Record<string, string>;
}

const stores = new Map<Language, BatchStore<string, IngredientWords | null>>();

function storeOf(language: Language): BatchStore<string, IngredientWords | null> {
  const known = stores.get(language);
  if (known) return known;
  const store = batchStore<string, IngredientWords | null>(async (ids) => {
    const { items } = await call(ingredientNames, { body: { ids, language } });
    const byId = new Map(items.map((item) => [item.ingredientId, item]));
    return ids.map((id) => byId.get(id) ?? null);
  }, 500);
  stores.set(language, store);
  return store;
}

/** The words of ingredients in the language of the place, by id; undefined while they are on their way. */
export function useIngredientNames(ids: readonly (string | null)[]): (id: string | null) => IngredientWords | null | undefined {
  const language = useLanguage();
  const asked = [...new Set(ids)].filter((id) => id !== null).toSorted();
  const name = asked.join(' ');
  const questions = useMemo(() => new Map(name === '' ? [] : name.split(' ').map((id) => [id, id])), [name]);
  const answerTo = useBatch(storeOf(language), questions);
  return (id) => (id === null ? null : answerTo(id));
}
