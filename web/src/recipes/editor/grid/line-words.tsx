import { changedFields, type LineDifference } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';

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
  return ({ inputIngredient, amount, unit }) => {
    const measure = [amount === null ? null : format.plain(amount), unit && countedUnit(amount ?? 1, unit, language)]
      .filter(Boolean)
      .join(' ');
    return measure ? `${inputIngredient} (${measure})` : inputIngredient;
  };
}
