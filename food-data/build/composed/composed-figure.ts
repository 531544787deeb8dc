import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import type { Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Nutrition, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import { derivedRange } from '../read/range.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import type { Resolved } from './resolved.ts';
import type { WaterAndLand } from '../figures/water-and-land.ts';

type Composition = NonNullable<VariationEntry['composition']>;

/** A food of the composition and the kilograms of it, as bought, that go into a kilogram of the dish. */
interface Component {
  share: number;
  name: string;
  food: Resolved;
}

/** The factory's cooking, kg CO2e per kg (Agribalyse 3.1.1 process of industrial cooking, Ecobalyse 2024-02, MIT). */
const COOKING = 0.138;
/** A component that is less of the dish may lack a nutrient. */
const LITTLE = 0.03;
/** Of so much of the dish's figure the parts must be known. */
const MOST_OF_IT = 0.9;

export type FindFood = (ingredient: string, state: string | undefined) => Resolved | undefined;

/**
 * A dish that no source has, by its usual recipe: what its foods bring at the farm, in processing and on the way, with the factory's cooking and the
 * pack and shelf of its category. Marked as derived by recipe, grade C at best; D where a quarter of it rests on such foods.
 */
export function composedFood(
  { composition = [], ...entry }: VariationEntry,
  { find, typical }: { find: FindFood; typical: StageValues },
): Resolved {
  const components = composition.map((part) => componentOf(part, find));
  return {
    entry: { composition, ...entry },
    values: [],
    figure: composedFigure(components, typical),
    institute: null,
    waterAndLand: composedWaterAndLand(components),
    nutrition: composedNutrition(components),
    nutritionSource: 'by recipe',
  };
}

function componentOf({ ingredient, state, share }: Composition[number], find: FindFood): Component {
  const food = find(ingredient, state);
  if (!food?.figure) throw new Error(`A composition names ${ingredient} ${state ?? ''}, which has no figure`);
  return { share, name: ingredient, food };
}

function composedFigure(components: readonly Component[], typical: StageValues): BaseFigure {
  const sum = (value: (figure: BaseFigure) => number): number =>
    components.reduce((all, { share, food }) => all + share * (food.figure ? value(food.figure) : 0), 0);
  const stages: StageValues = {
    agriculture: sum((figure) => figure.stages.agriculture),
    processing: sum((figure) => figure.stages.processing) + COOKING,
    transport: sum((figure) => figure.stages.transport),
    packaging: typical.packaging,
    retail: typical.retail,
  };
  const total = sum((figure) => sumOfStages(figure.stages));
  const unsure = sum((figure) => (figure.grade === 'D' ? sumOfStages(figure.stages) : 0));
  const grade = unsure > total / 4 ? 'D' : 'C';
  const range = (side: 'lowRatio' | 'highRatio'): number => sum((figure) => sumOfStages(figure.stages) * figure[side]) / total;
  const note = components.map(({ share, name }) => `${Number((share * 100).toFixed(1))} % ${name}`).join(', ');
  const value = sumOfStages(stages);
  return {
    stages,
    split: composedSplit(components, total),
    ...derivedRange({ lowRatio: range('lowRatio'), highRatio: range('highRatio') }, grade),
    grade,
    basis: 'derived',
    sources: sourcesOf(components),
    steps: [{ kind: 'override', stage: null, value, about: { reason: 'by_recipe', note } }],
  };
}

function composedSplit(components: readonly Component[], total: number): Split | null {
  const split = { biogenic: 0, landUseChange: 0 };
  let known = 0;
  for (const { share, food } of components) {
    if (!food.figure?.split) continue;
    split.biogenic += share * food.figure.split.biogenic;
    split.landUseChange += share * food.figure.split.landUseChange;
    known += share * sumOfStages(food.figure.stages);
  }
  return known >= total * MOST_OF_IT ? split : null;
}

/** The first record of each of its foods, each source's record once. */
function sourcesOf(components: readonly Component[]): BaseFigure['sources'] {
  const records = components.flatMap(({ food }) => food.figure?.sources.slice(0, 1) ?? []);
  return records.filter((record, at) => records.findIndex((other) => isSame(record, other)) === at);
}

function isSame(one: BaseFigure['sources'][number], other: BaseFigure['sources'][number]): boolean {
  return one.source === other.source && one.record === other.record;
}

function composedWaterAndLand(components: readonly Component[]): WaterAndLand {
  const sumOf = (what: keyof WaterAndLand): Sourced | null => {
    const values = components.map(({ share, food }) => ({ share, sourced: food.waterAndLand[what] }));
    const first = values.find(({ sourced }) => sourced !== null)?.sourced;
    if (!first || values.some(({ share, sourced }) => sourced === null && share > LITTLE)) return null;
    return { ...first, value: values.reduce((all, { share, sourced }) => all + share * (sourced?.value ?? 0), 0) };
  };
  return { water: sumOf('water'), land: sumOf('land') };
}

function composedNutrition(components: readonly Component[]): Nutrition {
  const sumOf = (nutrient: keyof Nutrition): number | null => {
    const values = components.map(({ share, food }) => ({ share, amount: food.nutrition?.[nutrient] ?? null }));
    if (values.some(({ share, amount }) => amount === null && share > LITTLE)) return null;
    return values.reduce((all, { share, amount }) => all + share * (amount ?? 0), 0);
  };
  return {
    energyKcal: sumOf('energyKcal'),
    fat: sumOf('fat'),
    saturatedFat: sumOf('saturatedFat'),
    carbohydrate: sumOf('carbohydrate'),
    sugar: sumOf('sugar'),
    fibre: sumOf('fibre'),
    protein: sumOf('protein'),
    salt: sumOf('salt'),
  };
}
