import type { Language } from '@plateprint/shared/kernel/language.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { SaidMarks } from '@plateprint/shared/reports/rows/said-marks.ts';
import { useMemo } from 'react';
import { call } from '../../../platform/api/call.ts';
import { type BatchStore, batchStore, useBatch } from '../../../ingredients/batch-store.ts';

interface Question {
  name: string;
  externalId: string;
}

/** The offer for a waiting name: taken with one press, never unasked. */
export type NameOffer =
  | { kind: 'food'; name: string; food: Pick<IngredientRow, 'ingredient' | 'variation' | 'categoryId'>; said: SaidMarks }
  | { kind: 'not_food' };

const stores = new Map<Language, BatchStore<Question, NameOffer | null>>();

function storeOf(language: Language): BatchStore<Question, NameOffer | null> {
  const known = stores.get(language);
  if (known) return known;
  const store = batchStore<Question, NameOffer | null>(async (names) => {
    const { items } = await call(mapNames, { body: { language_iso: language, names } });
    return items.map(({ looksLikeNoFood, origin_iso: originId, organic, candidates: [best] }): NameOffer | null => {
      if (looksLikeNoFood) return { kind: 'not_food' };
      if (!best) return null;
      const { ingredientId: ingredient, variationId: variation, ingredientName: name } = best;
      return { kind: 'food', name, food: { ingredient, variation, categoryId: null }, said: { originId, organic } };
    });
  }, 500);
  stores.set(language, store);
  return store;
}

/** The likeliest meaning of a row's name in the language of its file; null for a row that does not wait, or for no idea. */
export function useNameOffer(row: IngredientRow, language: Language): NameOffer | null {
  const isWaiting = row.from !== null && !row.setAside && row.ingredient === null && row.categoryId === null;
  const { written: name, externalId } = row;
  const key = isWaiting ? `${name}\n${externalId}` : '';
  const questions = useMemo(
    () => new Map<string, Question>(key === '' ? [] : [[key, { name, externalId }]]),
    [key, name, externalId],
  );
  return useBatch(storeOf(language), questions)(key) ?? null;
}
