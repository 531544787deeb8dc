import type { FoodDataRelease, IngredientRecord, SourceDescription } from '@plateprint/shared/ingredients/food-data-release.ts';
import { categoryAverages, type CategoryAverages } from '../foods/category-averages.ts';
import { categoryRecord } from '../foods/category-record.ts';
import type { Crosswalk, IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';
import { figuresByHand } from '../figures/water-and-land-by-hand.ts';
import { filledByClass, nutritionClass } from '../nutrition/nutrition-by-class.ts';
import { ONE_SCALE_CATEGORIES, onOneScale } from '../foods/one-scale-water-and-land.ts';
import { withPartsOfKin } from '../foods/parts-of-kin.ts';
import { organicRatios } from '../figures/organic-ratios.ts';
import { originEffects, withUnion, type OriginEffects } from '../origins/origin-ratios.ts';
import { processingIncrements } from '../figures/processing-increments.ts';
import { readFreight } from '../read/read-defra.ts';
import { readFarmGate } from '../read/read-farm-gate.ts';
import { readCapitals, readImports, readIntensities } from '../read/read-faostat.ts';
import { readSuEatableStudies } from '../read/read-su-eatable.ts';
import type { FindFood } from '../composed/composed-figure.ts';
import { resolveIngredient, type Weigh } from '../foods/resolve-ingredient.ts';
import type { Resolved } from '../composed/resolved.ts';
import { readSources } from '../read/sources.ts';
import { typicalStages } from '../figures/stage-split.ts';
import { supplyMixes } from '../origins/supply-mixes.ts';
import { transportTables } from '../figures/transport-tables.ts';
import { monthsOf } from '../origins/seasonal-origins.ts';
import { weighAll } from '../weighing/weigh-all.ts';
import { variationRecord } from '../foods/variation-record.ts';
import { categoryByHand, ingredientByHand, wordsByHand } from '../by-hand/hand-kept.ts';

export interface ReleaseInput {
  crosswalk: Crosswalk;
  descriptions: SourceDescription[];
  /** Folder of the raw files. */
  raw: string;
  version: string;
}

/** An ingredient of the crosswalk with what the sources say of each of its variations. */
export interface ResolvedIngredient {
  entry: IngredientEntry;
  variations: Resolved[];
}

export interface BuiltRelease {
  release: FoodDataRelease;
  resolved: ResolvedIngredient[];
}

export function buildRelease({ crosswalk, descriptions, raw, version }: ReleaseInput): BuiltRelease {
  const { tables } = crosswalk;
  const origins = originsOf(tables, raw);
  const resolved = withPartsOfKin(
    tables['parts-of-kin'],
    withClassFigures(tables['water-and-land'], resolveAll(crosswalk, raw, origins)),
  );
  const averages = averagesByCategory(tables, resolved);
  const organic = organicRatios(tables.organic, readFarmGate(raw));
  const ingredients = resolved.map(({ entry, variations }): IngredientRecord => {
    const [usual] = variations;
    if (!usual) throw new Error(`${entry.id} has no variation`);
    const average = averages.get(entry.category) ?? null;
    return {
      id: entry.id,
      categoryId: entry.category,
      ...ingredientByHand(tables['compound-foods'], entry),
      variations: variations.map((variation) =>
        variationRecord(entry, variation, {
          usual,
          average,
          organic,
          greenhouse: tables.greenhouse,
          compound: tables['compound-foods'],
        }),
      ),
    };
  });
  return {
    resolved,
    release: { version, sources: descriptions, ...wordsAndTables(tables, raw, origins.classes), ...categoriesOf(), ingredients },
  };

  function categoriesOf(): Pick<FoodDataRelease, 'categories'> {
    const records = tables.categories.map((category) => {
      const inCategory = crosswalk.ingredients.filter((ingredient) => ingredient.category === category.id);
      const byHand = categoryByHand(category, tables['compound-foods'], inCategory);
      return categoryRecord(byHand, { id: category.id, ingredients: inCategory, average: averages.get(category.id) ?? null });
    });
    return { categories: records.filter((record) => record !== null) };
  }
}

function resolveAll({ ingredients, tables }: Crosswalk, raw: string, origins: Origins): ResolvedIngredient[] {
  const sources = readSources(raw);
  const increments = processingIncrements(tables.processes, sources);
  const typical = typicalStages(ingredients, sources);
  return weighAll({ tables, sources, ...origins }, (weigh) => resolveWith(weigh));

  function resolveWith(weigh: Weigh): ResolvedIngredient[] {
    const known = new Map<string, Resolved[]>();
    const find: FindFood = (id, state) =>
      known.get(id)?.find(({ entry }, at) => (state === undefined ? at === 0 : entry.state === state));
    const resolve = (entry: IngredientEntry): ResolvedIngredient => {
      const stages = typical.get(entry.category);
      if (!stages) throw new Error(`No ingredient of ${entry.category} has an Agribalyse entry`);
      const variations = resolveIngredient(entry, { sources, increments, typical: stages, find, weigh });
      known.set(entry.id, variations);
      return { entry, variations };
    };
    // Ingredients that others are composed of come first.
    const [composed, single] = [ingredients.filter(isComposed), ingredients.filter((entry) => !isComposed(entry))];
    return [...single, ...composed].map(resolve);
  }
}

function isComposed({ variations }: IngredientEntry): boolean {
  return variations.some(({ composition }) => composition !== undefined);
}

/** Adds values that need the whole category: nutrients it agrees on, one scale of water and land. */
function withClassFigures(byHand: Tables['water-and-land'], resolved: readonly ResolvedIngredient[]): ResolvedIngredient[] {
  const byCategory = Map.groupBy(resolved, ({ entry }) => entry.category);
  const done = [...byCategory].flatMap(([category, ingredients]) => {
    const usual = ingredients.flatMap(({ variations }) => variations.slice(0, 1));
    const common = nutritionClass(usual.flatMap(({ nutrition }) => nutrition ?? []));
    const scaled = ONE_SCALE_CATEGORIES.has(category) ? onOneScale(usual) : ({ waterAndLand }: Resolved) => waterAndLand;
    const complete = (entry: IngredientEntry, variation: Resolved): Resolved => ({
      ...variation,
      waterAndLand: figuresByHand(byHand, entry, variation.entry) ?? scaled(variation),
      nutrition: variation.nutrition && filledByClass(variation.nutrition, common),
    });
    return ingredients.map(({ entry, variations }) => ({ entry, variations: variations.map((one) => complete(entry, one)) }));
  });
  return done.toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
}

function averagesByCategory({ categories }: Tables, resolved: readonly ResolvedIngredient[]): Map<string, CategoryAverages> {
  const averages = new Map<string, CategoryAverages>();
  for (const { id } of categories) {
    const usual = resolved.filter(({ entry }) => entry.category === id).flatMap(({ variations }) => variations.slice(0, 1));
    const average = categoryAverages(id, usual);
    if (average) averages.set(id, average);
  }
  return averages;
}

interface Origins {
  effects: OriginEffects;
  classes: FoodDataRelease['originClasses'];
}

function originsOf(tables: Tables, raw: string): Origins {
  const effects = originEffects(tables, readIntensities(raw), readSuEatableStudies(raw));
  const imports = readImports(raw);
  const classes = Object.keys(tables.supply).map((originClass) => {
    const supply = supplyMixes(originClass, tables, imports);
    const yearly = { ratios: withUnion(effects.ratios.get(originClass) ?? {}, supply.EU), supply };
    const months = monthsOf(originClass, yearly, tables);
    return [originClass, { ...yearly, ...(months && { months }) }];
  });
  return { effects, classes: Object.fromEntries(classes) };
}

function wordsAndTables(
  tables: Tables,
  raw: string,
  originClasses: FoodDataRelease['originClasses'],
): Pick<FoodDataRelease, 'states' | 'originClasses' | 'originWords' | 'organicWords' | 'transport'> {
  const { states, originWords, organicWords } = wordsByHand(tables);
  return {
    states,
    originClasses,
    originWords,
    organicWords,
    transport: transportTables(tables, readFreight(raw), readCapitals(raw)),
  };
}
