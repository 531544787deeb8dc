import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { InstituteFigure, WorldFarm } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { FactorStep, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BaseFigure } from './base-factor.ts';

/** A figure of meat alone on a kilogram that is bought with bone or shell, which grew with the meat and carries nothing of it. */
export function boneInFigure(figure: BaseFigure, meat: number | undefined): BaseFigure {
  if (meat === undefined) return figure;
  return {
    ...figure,
    stages: boneInStages(figure.stages, meat),
    split: boneInSplit(figure.split, meat),
    world: figure.world && boneInWorld(figure.world, meat),
    steps: [...figure.steps, boneStep(meat)],
  };
}

export function boneInInstituteFigure(figure: InstituteFigure, meat: number | undefined): InstituteFigure {
  if (meat === undefined) return figure;
  const stages = boneInStages(figure.stages, meat);
  const ratio = sumOfStages(stages) / sumOfStages(figure.stages);
  return {
    ...figure,
    stages,
    split: boneInSplit(figure.split ?? null, meat),
    steps: [...figure.steps, boneStep(meat)],
    low: figure.low * ratio,
    high: figure.high * ratio,
  };
}

/** Pack, lorry and shelf hold the bone too. */
function boneInStages(stages: StageValues, meat: number): StageValues {
  return { ...stages, agriculture: stages.agriculture * meat, processing: stages.processing * meat };
}

function boneInSplit(split: Split | null, meat: number): Split | null {
  return split && { biogenic: split.biogenic * meat, landUseChange: split.landUseChange * meat };
}

function boneInWorld({ agriculture, split, record }: WorldFarm, meat: number): WorldFarm {
  return { agriculture: agriculture * meat, split: boneInSplit(split, meat), record };
}

function boneStep(meat: number): FactorStep {
  return { kind: 'bone', stage: null, value: meat, about: {} };
}
