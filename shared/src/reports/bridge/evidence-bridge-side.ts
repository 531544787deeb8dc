import { fold } from '../../ingredients/search/fold.ts';
import { itemsOfRecipes } from '../evidence/evidence-foods.ts';
import type { EvidenceItem, EvidenceRow, ReportEvidence } from '../evidence/report-evidence.ts';
import type { BridgeDish, BridgeSide, SuppliedFood } from './bridge-side.ts';

type EvidenceRows = Pick<ReportEvidence, 'recipes' | 'rows'>;

/** Grams CO2e of a gram of what stands on a line; null where it does not count. */
export type FactorOfLine = (item: EvidenceItem) => number | null;

/** A report as a bridge reads it: the dishes that were sold, or the foods that were bought. */
/** @param consumption Where its food is eaten: the usual supply of another place is another supply. */
export function bridgeSideOf(evidence: EvidenceRows, consumption: string, factorOf: FactorOfLine): BridgeSide {
  const [sold, matched, dishes] = [new Map<string, number>(), new Map<string, string>(), new Map<string, BridgeDish>()];
  const factors = new Map<string, number>();
  const names = new Map<string, string>();
  const read = { sold, matched, dishes, names, factors, factorOf, consumption };
  readSales(evidence, read);
  readPurchases(evidence, read);
  return { sold, matched, dishes, names, factor: (food, supply) => factors.get(keyOf(food, supply)) ?? null };
}

interface Reading {
  names: Map<string, string>;
  sold: Map<string, number>;
  matched: Map<string, string>;
  dishes: Map<string, BridgeDish>;
  factors: Map<string, number>;
  factorOf: FactorOfLine;
  consumption: string;
}

function readSales(evidence: EvidenceRows, reading: Reading): void {
  const itemsOf = itemsOfRecipes(evidence);
  const recipes = new Map(evidence.recipes.map((recipe) => [recipe.id, recipe]));
  for (const row of evidence.rows) {
    if (row.item !== null || !row.servings) continue;
    const recipe = row.recipeId === null ? undefined : recipes.get(row.recipeId);
    addSold(reading, row, { amount: row.servings, dish: recipe?.id ?? null });
    if (!recipe || reading.dishes.has(recipe.id)) continue;
    const foods = itemsOf(recipe.id).map(({ item, grams }) => supplied(reading, { item, grams, of: recipe.id }));
    reading.dishes.set(recipe.id, { portions: recipe.mealSize, foods });
  }
}

/** A food that was bought is a dish of one gram, from wherever its grams came. */
function readPurchases(evidence: EvidenceRows, reading: Reading): void {
  const bought = new Map<string, SuppliedFood[]>();
  for (const row of evidence.rows) {
    const { item, setAside } = row;
    if (item === null || setAside || !item.grams) continue;
    const food = item.factor === null ? null : foodOf(item, '');
    addSold(reading, row, { amount: item.grams, dish: food });
    if (food === null) continue;
    const foods = bought.get(food) ?? [];
    foods.push(supplied(reading, { item, grams: item.grams, of: '' }));
    bought.set(food, foods);
  }
  for (const [food, foods] of bought) {
    const all = foods.reduce((sum, { grams }) => sum + grams, 0);
    const bySupply = Map.groupBy(foods, ({ supply }) => supply);
    const each = [...bySupply].map(([supply, same]) => {
      const grams = same.reduce((sum, part) => sum + part.grams, 0) / all;
      return { food, supply, grams };
    });
    reading.dishes.set(food, { portions: 1, foods: each });
  }
}

/** One name that stands for several things on one side is as many names: it cannot have been decided anew. */
function addSold(
  { sold, matched, names }: Reading,
  { name }: EvidenceRow,
  { amount, dish }: { amount: number; dish: string | null },
): void {
  const written = fold(name).trim();
  const taken = matched.get(written) ?? null;
  const key = sold.has(written) && taken !== dish ? JSON.stringify([written, dish]) : written;
  sold.set(key, (sold.get(key) ?? 0) + amount);
  names.set(key, name.trim());
  if (dish !== null) matched.set(key, dish);
}

function supplied(
  { factors, factorOf, consumption }: Reading,
  { item, grams, of }: { item: EvidenceItem; grams: number; of: string },
): SuppliedFood {
  const food = foodOf(item, of);
  const supply = JSON.stringify([item.originId, item.organic, consumption]);
  const factor = factorOf(item);
  if (factor !== null) factors.set(keyOf(food, supply), factor);
  return { food, grams, supply };
}

function foodOf({ variationId, categoryId, name }: EvidenceItem, recipeId: string): string {
  return variationId ?? categoryId ?? `custom ${name} ${recipeId}`;
}

function keyOf(food: string, supply: string): string {
  return JSON.stringify([food, supply]);
}
