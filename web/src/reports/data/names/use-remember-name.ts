import type { Language } from '@plateprint/shared/kernel/language.ts';
import { listMappedIngredients, listUnmappedIngredients, upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useChange } from '../../../platform/api/use-change.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';

/** Remembers for the organization what a name of a file stands for. The row counts whether or not it could be remembered. */
export function useRememberName(): (row: IngredientRow, language: Language) => void {
  const notices = useNotices();
  const failureText = useFailureText();
  const upsert = useChange(upsertMappedIngredients, { refreshes: [listMappedIngredients, listUnmappedIngredients] });
  return (row, language) => {
    const isKnown = row.setAside || row.categoryId !== null || (row.ingredient !== null && row.variation !== null);
    if (!isKnown) return;
    const { written, externalId, ingredient, variation, categoryId, organic, originId, setAside } = row;
    upsert.mutate(
      {
        body: {
          language_iso: language,
          ingredients: [
            {
              name: written,
              externalId,
              slvid: setAside ? null : ingredient,
              variation_id: setAside ? null : variation,
              category_id: setAside ? null : categoryId,
              origin_iso: originId !== null && /^[A-Z]{2}$/u.test(originId) ? originId : null,
              organic,
              not_food: setAside,
              language_iso: language,
            },
          ],
        },
      },
      { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) },
    );
  };
}
