import { sumOfStages, type FactorInput } from './factor.ts';
import type { CategoryRecord } from './food-data-release.ts';

/** A category in the shape a factor is made from: the class average, grade D, organic unknown. */
export function categoryAsInput(category: CategoryRecord): FactorInput {
  const value = sumOfStages(category.base);
  return {
    base: category.base,
    split: category.split,
    lowRatio: category.low / value,
    highRatio: category.high / value,
    grade: 'D',
    basis: 'class',
    sources: [],
    steps: [{ kind: 'class_average', stage: null, value, about: { category: category.id } }],
    originClass: category.originClass,
    transportMode: category.transportMode,
    carriedPerKg: 1,
    organicRatio: null,
    institute: category.institute,
  };
}
