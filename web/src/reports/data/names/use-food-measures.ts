import { foodMeasures } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { FoodMeasures } from '@plateprint/shared/ingredients/food-measures.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useCallback, useMemo } from 'react';
import { call } from '../../../platform/api/call.ts';
import { batchStore, useBatch } from '../../../ingredients/batch-store.ts';

type Food = Pick<IngredientRow, 'variation' | 'categoryId'>;

interface Question {
  variationId: string | null;
  categoryId: string | null;
}

const store = batchStore<Question, FoodMeasures | null>(
  async (items) => (await call(foodMeasures, { body: { items } })).items,
  500,
);

const keyOf = ({ variation, categoryId }: Food): string => categoryId ?? variation ?? '';

/** How the foods of purchased rows are measured; undefined while that is on its way. Another function when answers have come. */
export function useFoodMeasures(rows: readonly Food[]): (row: Food) => FoodMeasures | null | undefined {
  const questions = useMemo(() => {
    const asked = new Map<string, Question>();
    for (const row of rows) {
      const key = keyOf(row);
      if (key !== '' && !asked.has(key)) asked.set(key, { variationId: row.variation, categoryId: row.categoryId });
    }
    return asked;
  }, [rows]);
  const answerTo = useBatch(store, questions);
  const answers = store.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each answer the same questions may be answered otherwise
  return useCallback((row) => (keyOf(row) === '' ? null : answerTo(keyOf(row))), [answerTo, answers]);
}
