import type { WorldFarm } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import type { FactorStep, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BaseFigure } from './base-factor.ts';
import type { Increment } from './processing-increments.ts';
import { derivedRange } from '../read/range.ts';
import { scaleStages } from './stage-split.ts';

export interface Derivation {
  /** The state it is made from. */
  from: string;
  process: string;
  /** kg of this per kg of the base. */
  yield: number;
  increment: Increment;
}

/** The base's figure by the yield, and what the process adds: grade C at best, and marked as derived. */
export function derivedFigure(base: BaseFigure, derivation: Derivation): BaseFigure {
  const grade = base.grade === 'D' ? 'D' : 'C';
  return {
    ...base,
    ...derivedRange(base, grade),
    stages: derivedStages(base.stages, derivation),
    split: derivedSplit(base.split, derivation),
    world: base.world && derivedWorld(base.world, derivation),
    grade,
    basis: base.basis === 'class' ? 'class' : 'derived',
    steps: [...base.steps, ...derivationSteps(derivation)],
  };
}

function derivedWorld({ agriculture, split, record }: WorldFarm, derivation: Derivation): WorldFarm {
  return {
    agriculture: agriculture / derivation.yield + derivation.increment.agriculture,
    split: derivedSplit(split, derivation),
    record,
  };
}

export function derivedStages(base: StageValues, derivation: Derivation): StageValues {
  const stages = scaleStages(base, 1 / derivation.yield);
  const { agriculture, processing, packaging, retail } = derivation.increment;
  return {
    ...stages,
    agriculture: stages.agriculture + agriculture,
    processing: stages.processing + processing,
    // Pack and shelf belong to the kilogram that is bought, not to the kilograms it was made from.
    packaging: base.packaging + packaging,
    retail: base.retail + retail,
  };
}

/** The split of a derived food: its process adds fuel and power, the other parts are those of the food that goes into a kilogram. */
export function derivedSplit(split: Split | null, derivation: Derivation): Split | null {
  return split && { biogenic: split.biogenic / derivation.yield, landUseChange: split.landUseChange / derivation.yield };
}

export function derivationSteps({ from, process, yield: kept, increment }: Derivation): FactorStep[] {
  const added = increment.agriculture + increment.processing + increment.packaging + increment.retail;
  const steps: FactorStep[] = [];
  if (kept !== 1) steps.push({ kind: 'yield', stage: null, value: 1 / kept, about: { state: from } });
  if (added > 0)
    steps.push({
      kind: 'processing',
      stage: increment.agriculture > 0 ? 'agriculture' : 'processing',
      value: added,
      about: { process },
    });
  return steps;
}
