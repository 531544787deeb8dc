import type { FoodMeasures } from '@plateprint/shared/ingredients/food-measures.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ingredientRowState, type RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { useMemo, useState } from 'react';
import { useFoodMeasures } from '../names/use-food-measures.ts';

interface Known {
  measures: FoodMeasures | null | undefined;
  language: Language;
  state: RowState;
}

interface BoughtStates {
  stateOf: (row: IngredientRow) => RowState;
  gramsOf: (row: IngredientRow) => number | null;
}

/**
 * What each purchased row counts as and weighs, by the rules of the report; other functions when the answers may be others. A row
 * that did not change is not looked at again.
 */
export function useBoughtStates(rows: readonly IngredientRow[], language: Language): BoughtStates {
  const measuresOf = useFoodMeasures(rows);
  const [known] = useState(() => new WeakMap<IngredientRow, Known>());
  return useMemo(
    () => ({
      stateOf(row) {
        const measures = measuresOf(row);
        const last = known.get(row);
        if (last && last.measures === measures && last.language === language) return last.state;
        const state = ingredientRowState(row, { measures, language });
        known.set(row, { measures, language, state });
        return state;
      },
      gramsOf: (row) => boughtGrams(row, measuresOf(row) ?? null, language),
    }),
    [known, measuresOf, language],
  );
}
