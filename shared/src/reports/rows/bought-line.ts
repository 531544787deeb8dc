import { scaled } from '../../footprint/uncertainty.ts';
import type { Factor, IngredientFacts } from '../../ingredients/ingredient-facts.ts';
import { twinOf } from '../../recipes/footprint/line-footprint.ts';
import type { IngredientRow } from '../model/imported-row.ts';
import { type LinePart, linePart } from '../totals/line-part.ts';
import type { CountedLine } from '../totals/report-totals.ts';
import { energyOfLine } from './dish-content.ts';
import { nameKey } from './sold-line.ts';

/** The known facts about the food of a purchased row. */
export interface BoughtFood {
  facts: IngredientFacts;
  /** Of the variation or the category. */
  id: string;
  /** As it is shown, in the report's language. */
  name: string;
  /** The food's English name, under which all its lines add up. */
  foodName: string;
}

/** A purchased row as a line; `food` null where nobody knows what it is. */
export function boughtLine(row: IngredientRow, food: BoughtFood | null, grams: number | null): CountedLine {
  const { setAside, money, written } = row;
  const facts = setAside ? null : (food?.facts ?? null);
  const factor = facts?.factor ?? null;
  const isCovered = factor !== null && grams !== null;
  const line = { rows: 1, servings: null, mealSize: 1, weight: grams, money, setAside, hasLevel: true };
  if (setAside || food === null || facts === null) {
    const unknown = { value: null, coverage: 0 };
    const nothing = { weightCovered: 0, rowsCovered: 0, parts: [], water: unknown, land: unknown, complete: false };
    return { ...line, ...nothing, key: nameKey(written), id: null, name: written };
  }
  const measured = (perKg: { value: number } | null) =>
    perKg === null || grams === null ? { value: null, coverage: 0 } : { value: (perKg.value * grams) / 1000, coverage: 1 };
  const group = facts.ingredientId ?? facts.categoryId;
  return {
    ...line,
    key: boughtKey(row),
    id: food.id,
    name: food.name,
    weightCovered: isCovered ? grams : 0,
    rowsCovered: isCovered ? 1 : 0,
    parts: isCovered ? [partOf(factor, { group, name: food.foodName, weight: grams, energy: energyOfLine(grams, facts) })] : [],
    water: measured(facts.water),
    land: measured(facts.land),
    complete: isCovered,
  };
}

function partOf(factor: Factor, food: Pick<LinePart, 'group' | 'name' | 'weight' | 'energy'>): LinePart {
  const { weight } = food;
  const both = { co2: scaled(factor.co2e, weight), co2WithoutLandUseChange: twinOf(factor, weight) };
  return linePart({ ...food, ...both }, factor.unknownOrigin);
}

/** The key by which purchased rows are one line: the food with its origin and how it was grown. */
export function boughtKey({
  variation,
  categoryId,
  originId,
  organic,
}: Pick<IngredientRow, 'variation' | 'categoryId' | 'originId' | 'organic'>): string {
  return [variation ?? categoryId ?? '', originId ?? '', organic ? 'organic' : ''].join('|');
}

/** The parts of a `boughtKey`; `food` is the id of a variation or a category. */
export function ofBoughtKey(key: string): { food: string; originId: string | null; organic: boolean } {
  const [food = '', originId = '', organic = ''] = key.split('|');
  return { food, originId: originId || null, organic: organic !== '' };
}
