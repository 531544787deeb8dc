import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { Sourced, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import { carriedPerKg } from '../figures/carried-weight.ts';
import type { CategoryAverages } from './category-averages.ts';
import type { IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';
import { originClassOf } from '../crosswalk/origin-class.ts';
import { tellsItsFarm } from '../figures/farm-share.ts';
import type { OrganicRatios } from '../figures/organic-ratios.ts';
import type { Resolved } from '../composed/resolved.ts';
import { variationByHand } from '../by-hand/hand-kept.ts';

export interface VariationTables {
  /** The ingredient's usual state. */
  usual: Resolved;
  average: CategoryAverages | null;
  organic: OrganicRatios;
  greenhouse: Tables['greenhouse'];
  compound: Tables['compound-foods'];
}

/** A variation of the release; what no source has comes from the category's average, and says so. */
export function variationRecord(ingredient: IngredientEntry, resolved: Resolved, tables: VariationTables): VariationRecord {
  const { entry, institute, waterAndLand, nutrition, nutritionSource } = resolved;
  const { average, organic } = tables;
  const { names, edibleShare, cookedYield, ...measures } = variationByHand(tables.compound, ingredient, entry);
  const figure = resolved.figure ?? (average && averageFigure(ingredient.category, average));
  const originClass = originClassOf(ingredient, entry, tables.greenhouse);
  return {
    id: `${ingredient.id}.${entry.state}`,
    stateId: entry.state,
    names,
    base: figure?.stages ?? null,
    split: figure?.split ?? null,
    ...(figure?.world && { world: figure.world }),
    lowRatio: figure?.lowRatio ?? 1,
    highRatio: figure?.highRatio ?? 1,
    grade: figure?.grade ?? 'D',
    basis: figure?.basis ?? 'class',
    sources: figure?.sources ?? [],
    steps: figure?.steps ?? [],
    originClass,
    transportMode: entry.transport === 'piped' ? 'ambient' : entry.transport,
    carriedPerKg: carriedPerKg(entry, figure?.stages.agriculture, tables.usual.figure?.stages.agriculture),
    organicRatio: organic.ofIngredient.get(ingredient.id) ?? organic.ofClass.get(originClass) ?? null,
    water: waterAndLand.water ?? ofClass(average?.perKgOfFarm.water, figure) ?? average?.water ?? null,
    land: waterAndLand.land ?? ofClass(average?.perKgOfFarm.land, figure) ?? average?.land ?? null,
    nutrition,
    nutritionSource,
    edibleShare,
    cookedYield,
    institute,
    ...measures,
  };
}

/** By the farm's stage, so that a tomato soup does not stand on the field of a chilli con carne. */
function ofClass(perKgOfFarm: number | null | undefined, figure: BaseFigure | null): Sourced | null {
  if (perKgOfFarm === null || perKgOfFarm === undefined || !figure || !tellsItsFarm(figure)) return null;
  return { value: perKgOfFarm * figure.stages.agriculture, source: 'class' };
}

function averageFigure(category: string, { base }: CategoryAverages): BaseFigure {
  const value = sumOfStages(base.stages);
  return {
    stages: base.stages,
    split: base.split,
    lowRatio: Math.min(0.5, base.low / value),
    highRatio: Math.max(2, base.high / value),
    grade: 'D',
    basis: 'class',
    sources: [],
    steps: [{ kind: 'class_average', stage: null, value, about: { category } }],
  };
}
