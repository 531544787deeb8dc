import type { Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';

/** Organic ÷ conventional by ingredient id and by origin class. */
export interface OrganicRatios {
  ofIngredient: Map<string, Sourced>;
  ofClass: Map<string, Sourced>;
}

export function organicRatios(rules: Tables['organic'], farmGate: Map<string, number>): OrganicRatios {
  const ratios: OrganicRatios = { ofIngredient: new Map(), ofClass: new Map() };
  for (const { organic, conventional, originClasses = [], ingredients = [] } of rules.pairs) {
    const published = mean(organic, farmGate) / mean(conventional, farmGate);
    const value = Math.min(rules.highest, Math.max(rules.lowest, published));
    const ratio = { value, source: `agribalyse ${organic.join(', ')} ÷ ${conventional.join(', ')}` };
    for (const id of ingredients) ratios.ofIngredient.set(id, ratio);
    for (const originClass of originClasses) ratios.ofClass.set(originClass, ratio);
  }
  return ratios;
}

function mean(processes: readonly string[], farmGate: Map<string, number>): number {
  const values = processes.map((id) => {
    const value = farmGate.get(id);
    if (value === undefined) throw new Error(`There is no farm-gate process ${id}`);
    return value;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
