import { changedFields, type LineDifference } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { amountWords } from '../../../units/amount-words.ts';

/** A changed line in words: as it was, as it is, and what of it its words do not show. */
export function LineWords({ difference: { before, after } }: { difference: LineDifference }) {
  const text = useText('recipes/editor');
  const wordsOf = useWordsOf();
  const fields = before && after ? changedFields(before, after) : [];
  const shown = [before, after].flatMap((line) => (line ? [wordsOf(line)] : []));
  const words = [...new Set(shown)].join(' → ');
  return (
    <span>
      {words}
      {fields.length > 0 && `: ${fields.map((field) => text(`history.field.${field}`)).join(', ')}`}
    </span>
  );
}

function useWordsOf(): (line: IngredientLine) => string {
  const format = useFormat();
  const language = useLanguage();
  return (line) => {
    const measure = amountWords(asMeasured(line), format, language);
    return measure ? `${line.inputIngredient} (${measure})` : line.inputIngredient;
  };
}
