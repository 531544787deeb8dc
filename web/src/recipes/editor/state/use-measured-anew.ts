import type { LineMeasured } from '@plateprint/shared/ingredients/amount/measured-as.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { type AsMeasured, asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { LINE_CODE } from './line-code.ts';

interface OpenMeasure extends AsMeasured {
  meaning: string;
  /** What it came to with the former food. */
  grams: number | null;
}

const meaningKey = ({ ingredient, variation, categoryId, bagId }: IngredientLine): string =>
  `${ingredient ?? ''} ${variation ?? ''} ${categoryId ?? ''} ${bagId ?? ''}`;

/**
 * A line that was measured by the cup means another food now, or another variation: 2 cups of that are measured as soon as its facts are here. Where nobody knows what
 * one weighs, or somebody measured meanwhile, it stays as it is. Answers what is called with each correction.
 */
export function useMeasuredAnew(
  line: IngredientLine,
  facts: LineFacts | null,
  onMeasured: (measured: LineMeasured) => void,
): (change: Partial<IngredientLine>) => void {
  const language = useLanguage();
  const [waiting, setWaiting] = useState<OpenMeasure | null>(null);
  const measure = useEffectEvent(({ amount, unit, meaning, grams }: OpenMeasure, of: LineFacts) => {
    setWaiting(null);
    const isUntouched = meaningKey(line) === meaning && !line.measure && line.unit === 'g' && line.amount === grams;
    // A line that was measured has its cells, which came with that code.
    const measuredAs = LINE_CODE.now()?.measuredAs;
    const measured = isUntouched && unit !== null ? measuredAs?.(amount, unit, { language, measures: of }) : null;
    if (measured) onMeasured(measured);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it answers the arrival of the food's facts
    if (waiting && facts && meaningKey(line) === waiting.meaning) measure(waiting, facts);
  }, [waiting, facts, line]);
  return (change) => {
    if (!line.measure || change.measure !== null) return;
    const corrected = { ...line, ...change };
    setWaiting({ ...asMeasured(line), meaning: meaningKey(corrected), grams: corrected.amount });
  };
}
