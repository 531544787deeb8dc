import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { scaleStages } from '../figures/stage-split.ts';

/** Stages with the parts of their total that are known. */
export interface Whole {
  stages: StageValues;
  split: Split | null;
}

/** The farm's stage keeps at least this share of a total; where it would not, the whole figure moves. */
const LEAST_FARM = 0.3;

/** The farm without its land-use part, kg CO2e per kg; what sources differ about. */
function grownPart({ stages, split }: Whole): number {
  return stages.agriculture - Math.min(split?.landUseChange ?? 0, stages.agriculture);
}

/** By how much the grown part of a figure must move for its total to be another. Null: the whole figure has to move. */
export function farmRatioTo(total: number, whole: Whole): number | null {
  const grown = grownPart(whole);
  const now = sumOfStages(whole.stages);
  const wanted = grown + total - now;
  return grown <= 0 || whole.stages.agriculture + total - now < total * LEAST_FARM ? null : wanted / grown;
}

/** The grown part, and the methane with it, moved by a ratio; the land-use part stays. */
export function withMovedFarm({ stages, split }: Whole, ratio: number): Whole {
  const grown = grownPart({ stages, split });
  const moved = { ...stages, agriculture: stages.agriculture + grown * (ratio - 1) };
  if (!split) return { stages: moved, split };
  const methane = Math.min(split.biogenic, grown);
  return { stages: moved, split: { ...split, biogenic: split.biogenic + methane * (ratio - 1) } };
}

/** All stages and parts alike. */
export function scaledWhole({ stages, split }: Whole, ratio: number): Whole {
  return {
    stages: scaleStages(stages, ratio),
    split: split && { biogenic: split.biogenic * ratio, landUseChange: split.landUseChange * ratio },
  };
}
