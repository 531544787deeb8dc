import type { SheetLine } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { amountWords } from '../../../units/amount-words.ts';
import { weightFigure } from '../../../units/weight-figure.ts';

/** Amount, ingredient, weight, and its part of the footprint as a figure and a bar. `most` is the largest share of a line. */
export function SheetLineRow({ line, most }: { line: SheetLine; most: number }) {
  const text = useText('recipes/summary');
  const format = useFormat();
  const co2 = useCo2();
  const language = useLanguage();
  return (
    <>
      <td className="sheet-amount">{amountWords(line, format, language)}</td>
      <th className="sheet-ingredient" scope="row">
        {line.name}
        {line.detail && <span className="sheet-detail"> {line.detail}</span>}
      </th>
      <td className="sheet-figure sheet-weight">{weightFigure(line.grams, format)}</td>
      <td className="sheet-figure">{line.co2PerPortion === null ? text('notCounted') : co2.exact(line.co2PerPortion)}</td>
      <td className="sheet-bar" aria-hidden="true">
        <svg width="96" height="8" viewBox="0 0 96 8">
          <rect width={most > 0 ? (Math.max(0, line.share) / most) * 96 : 0} height="8" rx="1.5" fill="#1d5a3d" />
        </svg>
      </td>
    </>
  );
}
