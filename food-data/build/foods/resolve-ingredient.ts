import type { Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Nutrition, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { directFigure, type BaseFigure } from '../figures/base-factor.ts';
import { boneInFigure, boneInInstituteFigure } from '../figures/bone-in.ts';
import type { IngredientEntry, VariationEntry } from '../crosswalk/crosswalk.ts';
import { composedFood, type FindFood } from '../composed/composed-figure.ts';
import type { Resolved } from '../composed/resolved.ts';
import { derivedFigure, type Derivation } from '../figures/derived-figure.ts';
import { ofFatClass } from '../nutrition/fat-class.ts';
import { derivedNutrition } from '../nutrition/derived-nutrition.ts';
import { derivedInstituteFigure, instituteFigure } from '../institute/institute-figure.ts';
import { withoutGaps } from '../nutrition/nutrition-gaps.ts';
import type { Increment } from '../figures/processing-increments.ts';
import { publishedValues, type PublishedValue } from '../read/published-values.ts';
import type { Sources } from '../read/sources.ts';
import { gradedBesideFarSources } from '../figures/far-sources.ts';
import {
  publishedWaterAndLand,
  scaleWaterAndLand,
  WATER_AND_LAND_SOURCES,
  type WaterAndLand,
} from '../figures/water-and-land.ts';

export interface Resolution {
  sources: Sources;
  typical: StageValues;
  increments: Map<string, Increment>;
  /** The foods that a dish may be composed of. */
  find: FindFood;
  /** Weighs a figure with those of its other sources. */
  weigh: Weigh;
}

interface FoodState {
  ingredient: IngredientEntry;
  entry: VariationEntry;
}

/** The figures of a state's sources, and that of the first which has one. */
export interface DirectFigure extends FoodState {
  values: readonly PublishedValue[];
  figure: BaseFigure;
}

export type Weigh = (direct: DirectFigure) => BaseFigure;

const UNKNOWN: Nutrition = {
  energyKcal: null,
  fat: null,
  saturatedFat: null,
  carbohydrate: null,
  sugar: null,
  fibre: null,
  protein: null,
  salt: null,
};

/** All variations of an ingredient; one that is made from another comes out after it, whatever their order. */
export function resolveIngredient(ingredient: IngredientEntry, resolution: Resolution): Resolved[] {
  const done = new Map<string, Resolved>();
  const resolve = (entry: VariationEntry, trail: readonly string[]): Resolved => {
    const known = done.get(entry.state);
    if (known) return known;
    if (trail.includes(entry.state)) throw new Error(`${ingredient.id}: ${[...trail, entry.state].join(' from ')}`);
    const baseEntry = ingredient.variations.find(({ state }) => state === entry.from);
    if (entry.from !== undefined && !baseEntry)
      throw new Error(`${ingredient.id}.${entry.state} is from an unknown ${entry.from}`);
    const base = baseEntry ? resolve(baseEntry, [...trail, entry.state]) : null;
    const resolved = resolveVariation({ ingredient, entry }, base, resolution);
    done.set(entry.state, resolved);
    return resolved;
  };
  const resolved = ingredient.variations.map((entry) => resolve(entry, []));
  const nutritions = resolved.flatMap(({ nutrition }) => nutrition ?? []);
  return resolved.map((variation) => ({
    ...withSiblingsWaterAndLand(variation, resolved),
    nutrition: variation.nutrition && withoutGaps(variation.nutrition, nutritions),
  }));
}

function resolveVariation(
  { ingredient, entry }: FoodState,
  base: Resolved | null,
  { sources, typical, increments, find, weigh }: Resolution,
): Resolved {
  if (entry.composition) return composedFood(entry, { find, typical });
  const values = publishedValues(entry, sources, typical);
  // A state that is said to come from another leaves it only for an Agribalyse entry of its own: figures of two methods
  // side by side would make frozen butter half as heavy again as butter.
  const own = values.some(({ source }) => source === 'agribalyse');
  const derivation = base && derivationOf(entry, increments);
  // A class figure never wins over a figure of the same food in another state.
  const derived = derivation && !own && !entry.override && base.figure ? derivedFigure(base.figure, derivation) : null;
  const direct = entry.class ? null : directFigure(entry, values, sources, typical);
  const institute = instituteFigure(entry, values, sources, typical);
  return {
    entry,
    values,
    figure:
      derived ??
      (direct && gradedBesideFarSources(boneInFigure(weigh({ ingredient, entry, values, figure: direct }), entry.meat))),
    institute:
      (institute && boneInInstituteFigure(institute, entry.meat)) ??
      (derivation && base.institute ? derivedInstituteFigure(base.institute, derivation) : null),
    waterAndLand: waterAndLandOf(entry, base, sources),
    ...nutritionOf(entry, base, sources),
  };
}

function derivationOf(entry: VariationEntry, increments: Map<string, Increment>): Derivation {
  const process = entry.process ?? 'none';
  const increment = increments.get(process);
  if (!increment) throw new Error(`There is no process ${process}`);
  return { from: entry.from ?? '', process, yield: entry.yield ?? 1, increment };
}

function waterAndLandOf(entry: VariationEntry, base: Resolved | null, sources: Sources): WaterAndLand {
  const own = scaleWaterAndLand(publishedWaterAndLand(entry, sources), entry.meat ?? 1);
  const derived = base ? scaleWaterAndLand(base.waterAndLand, 1 / (entry.yield ?? 1)) : null;
  return { water: own.water ?? derived?.water ?? null, land: own.land ?? derived?.land ?? null };
}

type NutritionOf = Pick<Resolved, 'nutrition' | 'nutritionSource'>;

/** The table's, with what a reviewer wrote laid over it. */
function nutritionOf(entry: VariationEntry, base: Resolved | null, sources: Sources): NutritionOf {
  const published = byFatClass(publishedNutrition(entry, base, sources), entry.fat);
  if (!entry.nutrition) return published;
  const sourceNames = [published.nutritionSource, 'crosswalk'].filter((name) => name !== null);
  return {
    nutrition: { ...UNKNOWN, ...published.nutrition, ...entry.nutrition },
    nutritionSource: sourceNames.join(', '),
  };
}

function byFatClass({ nutrition, nutritionSource }: NutritionOf, fat: number | undefined): NutritionOf {
  return { nutrition: nutrition && fat !== undefined ? ofFatClass(nutrition, fat) : nutrition, nutritionSource };
}

function publishedNutrition(entry: VariationEntry, base: Resolved | null, { ciqual }: Sources): NutritionOf {
  // The Agribalyse code of a food is its CIQUAL code; a stand-in's nutrition is not this food's.
  const code = entry.ciqual ?? (entry.proxy ? undefined : entry.agribalyse);
  const own = code === undefined ? undefined : ciqual.get(code);
  if (own) return { nutrition: own, nutritionSource: `ciqual ${code}` };
  const derived = base?.nutrition ? derivedNutrition(base.nutrition, entry.process ?? 'none', entry.yield ?? 1) : null;
  return { nutrition: derived, nutritionSource: derived && `${base?.nutritionSource ?? ''} derived` };
}

/**
 * All states of an ingredient take water and land from the best source that any of them has, by the farm's stage of both:
 * else the breast with skin would drink six times what the breast without does.
 */
function withSiblingsWaterAndLand(variation: Resolved, siblings: readonly Resolved[]): Resolved {
  return { ...variation, waterAndLand: { water: best('water'), land: best('land') } };

  function best(what: keyof WaterAndLand): Sourced | null {
    for (const source of WATER_AND_LAND_SOURCES) {
      const model = [variation, ...siblings].find(
        (one) => one.waterAndLand[what]?.source === source && (one === variation || !isHeated(one)),
      );
      if (model) return scaleWaterAndLand(model.waterAndLand, farmRatio(variation, model))[what];
    }
    return null;
  }
}

/** A heated greenhouse needs little land and much water: no model for the field. */
function isHeated({ entry }: Resolved): boolean {
  return entry.state === 'heated-greenhouse';
}

function farmRatio(variation: Resolved, model: Resolved): number {
  if (!variation.figure || !model.figure) return 1;
  const ratio = variation.figure.stages.agriculture / model.figure.stages.agriculture;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
}
