import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { STAGES, type StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { IngredientEntry } from '../crosswalk/crosswalk.ts';
import { median } from '../read/median.ts';
import type { Sources } from '../read/sources.ts';

/** The stages after the farm rarely take more than this share of a food; beyond it the typical split is scaled down. */
export const MOST_AFTER_FARM = 0.7;

/** The typical stages of each category: the median of the Agribalyse entries that its ingredients name. */
export function typicalStages(ingredients: readonly IngredientEntry[], { agribalyse }: Sources): Map<string, StageValues> {
  const known = new Map<string, StageValues[]>();
  for (const { category, variations } of ingredients) {
    for (const { agribalyse: code } of variations) {
      const record = code === undefined ? undefined : agribalyse.get(code);
      if (record) known.set(category, [...(known.get(category) ?? []), record.stages]);
    }
  }
  return new Map([...known].map(([category, all]) => [category, mediansOf(all)]));
}

/** A total without stages, split as is typical: the agriculture stage takes what the others leave. */
export function splitTotal(total: number, typical: StageValues): StageValues {
  const afterFarm = sumOfStages(typical) - typical.agriculture;
  const scale = Math.min(1, (total * MOST_AFTER_FARM) / afterFarm);
  const split = {
    agriculture: 0,
    processing: typical.processing * scale,
    packaging: typical.packaging * scale,
    transport: typical.transport * scale,
    retail: typical.retail * scale,
  };
  return { ...split, agriculture: total - sumOfStages(split) };
}

export function scaleStages(stages: StageValues, factor: number): StageValues {
  return mapStages((stage) => stages[stage] * factor);
}

function mediansOf(all: readonly StageValues[]): StageValues {
  return mapStages((stage) => median(all.map((stages) => stages[stage])) ?? 0);
}

function mapStages(value: (stage: (typeof STAGES)[number]) => number): StageValues {
  return {
    agriculture: value('agriculture'),
    processing: value('processing'),
    packaging: value('packaging'),
    transport: value('transport'),
    retail: value('retail'),
  };
}
