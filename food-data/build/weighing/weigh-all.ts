import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';
import type { Weights } from '../crosswalk/weights.ts';
import { originClassOf } from '../crosswalk/origin-class.ts';
import { meanRatio, type OriginEffects } from '../origins/origin-ratios.ts';
import type { DirectFigure, Weigh } from '../foods/resolve-ingredient.ts';
import type { Resolved } from '../composed/resolved.ts';
import type { Sources } from '../read/sources.ts';
import { kindMoves } from './kinds.ts';
import type { Heard } from './voices.ts';
import { weighedFigure } from './weighed-figure.ts';
import { worldFarm, worldMoves, type WorldProduct } from './world.ts';

interface WeighingTables {
  tables: Tables;
  sources: Sources;
  effects: OriginEffects;
  classes: FoodDataRelease['originClasses'];
}

interface ResolvedFood {
  entry: IngredientEntry;
  variations: Resolved[];
}

/**
 * Foods are resolved three times: as the first source has them, to see how each kind moves when its sources are weighed; moved
 * and weighed, to see how far the world's farms lie from there; and with both.
 */
export function weighAll<Food extends ResolvedFood>(all: WeighingTables, resolve: (weigh: Weigh) => Food[]): Food[] {
  const { weights } = all.tables;
  const direct: Heard[] = [];
  resolve((food) => {
    direct.push(heardOf(food, all));
    return food.figure;
  });
  const moves = kindMoves(direct, weights);
  const weigh: Weigh = (food) => weighedFigure(heardOf(food, all), moves, weights);
  const foods = resolve(weigh).flatMap(({ entry, variations: [usual] }) => {
    const product = productOf(entry);
    return usual?.figure && product !== null ? [{ product, figure: usual.figure }] : [];
  });
  const world = worldMoves(foods, productsOf(all.sources), weights.world);
  const ofKind = productsOfKinds(direct, weights);
  return resolve((food) => {
    const figure = weigh(food);
    const { originClass } = heardOf(food, all).place;
    const product = food.entry.pn ?? productOf(food.ingredient) ?? ofKind.get(originClass) ?? null;
    return { ...figure, world: product === null ? null : worldFarm(figure, world.get(product), weights.world) };
  });
}

function heardOf({ ingredient, entry, values, figure }: DirectFigure, { tables, effects, classes }: WeighingTables): Heard {
  const originClass = originClassOf(ingredient, entry, tables.greenhouse);
  const record = classes[originClass];
  const supply = (country: string): number => {
    const mix = Object.entries(record?.supply ?? {}).find(([location]) => location === country)?.[1];
    return record && mix ? meanRatio(record.ratios, mix.shares) : 1;
  };
  return {
    entry,
    values,
    figure,
    place: { ingredient: ingredient.id, originClass, french: effects.french.get(originClass) ?? 1, supply },
  };
}

/** The class of its usual state speaks for all states of a food. */
function productOf({ variations: [usual] }: IngredientEntry): string | null {
  return usual?.pn ?? null;
}

/** A cut that names no class takes that of the animal. */
function productsOfKinds(foods: readonly Heard[], { kinds }: Weights): Map<string, string> {
  const products = kinds
    .filter(({ asOne }) => asOne)
    .flatMap(({ originClasses }) => originClasses)
    .flatMap((originClass) => {
      const named = foods.filter(({ place }) => place.originClass === originClass).flatMap(({ entry }) => entry.pn ?? []);
      const [commonest] = [...Map.groupBy(named, (product) => product)].toSorted(([, a], [, b]) => b.length - a.length);
      return commonest ? [[originClass, commonest[0]] as const] : [];
    });
  return new Map(products);
}

function productsOf({ means, classes }: Sources): Map<string, WorldProduct> {
  return new Map([...means].map(([product, mean]) => [product, { mean, landUse: classes.get(product) ?? 0 }]));
}
