import { type MeasuredLine, measureOfLine } from '@plateprint/shared/ingredients/measure-of-line.ts';
import type { Measures } from '@plateprint/shared/units/to-grams.ts';
import { unitText } from '@plateprint/shared/units/unit-text.ts';
import { UNITS } from '@plateprint/shared/units/unit.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';

interface MeasureRuleProps {
  line: MeasuredLine;
  /** Density and piece weights of the line's ingredient, as its facts have them. */
  measures: Measures;
}

/** By what one unit of a line became grams: "1 cup = 240 ml × 0.53 g/ml = 127.2 g". Nothing where the unit says it itself. */
export function MeasureRule({ line, measures }: MeasureRuleProps) {
  const text = useText('ingredients/why');
  const format = useFormat();
  const language = useLanguage();
  const measure = measureOfLine(line, measures, language);
  if (!measure || isMetricMass(measure.rule)) return null;
  const { rule, written } = measure;
  const unitOfLine = UNITS.find((each) => each === measure.unit);
  const named = unitOfLine === undefined || unitOfLine === 'piece' ? text('measure.onePiece') : unitText(unitOfLine, language);
  const number = (value: number) => format.number(value, { most: 2 });
  const { gramsPerUnit, millilitresPerUnit, density } = rule;
  const volume =
    millilitresPerUnit === null || density === null ? '' : `${number(millilitresPerUnit)} ml × ${number(density)} g/ml = `;
  return `1 ${written ?? named} = ${volume}${number(gramsPerUnit)} g`;
}

/** Grams, hectograms and kilograms need no telling. */
function isMetricMass({ by, gramsPerUnit }: { by: string; gramsPerUnit: number }): boolean {
  return by === 'mass' && Number.isInteger(Math.log10(gramsPerUnit));
}
