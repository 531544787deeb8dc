import { type MeasuredLine, measureOfLine } from '@plateprint/shared/ingredients/amount/measure-of-line.ts';
import type { FoodMeasures } from '@plateprint/shared/ingredients/food-measures.ts';
import { kindOfSource, recordOfSource } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

interface MeasureRuleProps {
  line: MeasuredLine;
  /** Density and piece weights of the line's ingredient, as its facts have them. */
  measures: FoodMeasures;
}

/**
 * By what one unit of a line became grams: "1 cup = 240 ml × 0.53 g/ml = 127.2 g", "1 leaf = 25 g (USDA, record 11109)". Nothing where the unit says it itself.
 */
export function MeasureRule({ line, measures }: MeasureRuleProps) {
  const text = useText('ingredients/why');
  const format = useFormat();
  const language = useLanguage();
  const measure = measureOfLine(line, measures, language);
  if (!measure || isMetricMass(measure.rule)) return null;
  const { rule, unit, source } = measure;
  // For a line that says "2 tablespoons" the rule is given for one.
  const one = unit === 'piece' ? text('measure.onePiece') : countedUnit(1, unit, language);
  const number = (value: number) => format.number(value, { most: 2 });
  const { gramsPerUnit, millilitresPerUnit, density } = rule;
  const volume =
    // A millilitre needs its density alone.
    millilitresPerUnit === null || millilitresPerUnit === 1 || density === null
      ? ''
      : `${number(millilitresPerUnit)} ml × ${number(density)} g/ml = `;
  const from = source === null ? '' : ` (${text(`measure.from.${kindOfSource(source)}`, { record: recordOfSource(source) })})`;
  return `1 ${one} = ${volume}${number(gramsPerUnit)} g${from}`;
}

/** Grams, hectograms and kilograms need no telling. */
function isMetricMass({ by, gramsPerUnit }: { by: string; gramsPerUnit: number }): boolean {
  return by === 'mass' && Number.isInteger(Math.log10(gramsPerUnit));
}
