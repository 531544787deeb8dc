import { type UnitRefusal, validateIngredientsUnit } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientRow } from '@plateprint/shared/reports/imported-row.ts';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { batchStore, useBatch } from '../../ingredients/batch-store.ts';

interface Question {
  variationId: string;
  unit: string;
}

const store = batchStore<Question, UnitRefusal | null>(async (items) => {
  const answer = await call(validateIngredientsUnit, { body: { items } });
  return answer.items.map(({ reason }) => reason);
}, 500);

/** Why nobody can tell the weight of a row's food in its unit; null when it can be told, or while it is not known. */
export function useUnitRefusal({ variation, unit, grams, setAside }: IngredientRow): UnitRefusal | null {
  const asks = variation !== null && unit !== null && unit.trim() !== '' && !(grams !== null && grams > 0) && !setAside;
  const key = asks ? `${variation} ${unit}` : '';
  const questions = useMemo(
    () => new Map<string, Question>(key === '' ? [] : [[key, { variationId: variation ?? '', unit: unit ?? '' }]]),
    [key, variation, unit],
  );
  return useBatch(store, questions)(key) ?? null;
}
