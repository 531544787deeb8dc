import { measuredAs, measuredBesides } from '@plateprint/shared/ingredients/amount/measured-as.ts';
import { unitsTaken } from '@plateprint/shared/ingredients/facts.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { amountOfMeasured, asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { UNITS, type WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useUnitSystem } from '../../../platform/i18n/unit-system-context.tsx';

interface LineMeasuring {
  /** As the kitchen measures it: the 2 and the cup of "2 cups". */
  amount: number | null;
  unit: WrittenUnit | null;
  /** The units that its food can be measured in. */
  taken: WrittenUnit[];
  takes: (unit: WrittenUnit) => boolean;
  /** The line with another number, or with another unit. */
  with: (amount: number | null, unit?: WrittenUnit) => Partial<IngredientLine>;
}

/** A line's amount in the unit that somebody wrote or chose, and how it is changed. */
export function useLineMeasure(line: IngredientLine, facts: LineFacts | null): LineMeasuring {
  const language = useLanguage();
  const units = useUnitSystem();
  const by = { language, measures: facts };
  const shown = asMeasured(line);
  const own = facts ? unitsTaken(facts.density, facts.pieces) : UNITS;
  return {
    ...shown,
    taken: [...own, ...measuredBesides(units, facts, language)],
    takes: (unit) => measuredAs(1, unit, by) !== null,
    with: (amount, unit) =>
      (unit && unit !== shown.unit && measuredAs(amount, unit, by)) || { amount: amountOfMeasured(amount, line.measure) },
  };
}
