import type { CountedLine } from './line-footprint.ts';
import { expectedGrams } from '../expected/expected-weight.ts';

/**
 * g CO2e per g of a food of a category: of the middle one, and of one that 19 in 20 stay below. Eaten in Europe, one state of each
 * food; `evaluation/figures/expected-co2.test.ts` holds them against the food data. They stand in for what a line is not known to be, in
 * its place among the others and in the range of what is missing, and nowhere else.
 */
const USUAL_CO2: ReadonlyMap<string, readonly [middle: number, most: number]> = new Map([
  ['alcoholic-drinks', [1.4, 2.4]],
  ['beef', [24, 24]],
  ['berries', [1.2, 6.9]],
  ['bread-bakery', [1.6, 3.6]],
  ['cheese', [8, 11]],
  ['coffee-tea-cocoa', [6.5, 27]],
  ['eggs', [3.8, 15]],
  ['fats-oils', [3.2, 9.9]],
  ['fish', [4.7, 12]],
  ['fruit', [0.7, 2.4]],
  ['grains-flour', [1.2, 3.5]],
  ['herbs-spices', [3.7, 9.3]],
  ['lamb-game', [22, 33]],
  ['legumes', [1.3, 4.4]],
  ['meat-alternatives', [1.5, 3.4]],
  ['milk-cream', [2.4, 7.1]],
  ['mushrooms-seaweed', [2, 6.8]],
  ['nuts-seeds', [3.1, 4.8]],
  ['pasta-rice', [2.1, 3.7]],
  ['plant-dairy', [0.86, 3.1]],
  ['pork', [7.4, 10]],
  ['potatoes-roots', [0.55, 2.3]],
  ['poultry', [4.4, 7.9]],
  ['processed-meat', [7.9, 30]],
  ['ready-meals', [2.7, 17]],
  ['sauces-condiments', [1.4, 5.6]],
  ['shellfish', [7.2, 14]],
  ['soft-drinks', [0.67, 1.1]],
  ['sugar-sweets', [2, 5.7]],
  ['vegetables', [0.69, 1.5]],
]);

/** Of a line that nobody understood: the same over the 6,811 names of foods whose words name no meat, fish, cheese or grain. */
const USUAL_OF_ANY = [1.4, 9.3] as const;

/** g CO2e per g of a kind, or of any food where nobody knows the kind (null). */
export function usualCo2(categoryId: string | null): readonly [middle: number, most: number] {
  return USUAL_CO2.get(categoryId ?? '') ?? USUAL_OF_ANY;
}

/** Grams and grams CO2e; `most` is what 19 in 20 of its kind stay below. */
export interface Expected {
  grams: number;
  co2: number;
  most: number;
}

/**
 * The assumption for the part of a line that does not count: its own food where only its weight is missing, else one of its kind.
 * Null: it counts whole.
 */
export function expectedOfMissing(line: CountedLine, portions: number): Expected | null {
  const { grams, categoryId, facts, coveredGrams } = line;
  if (coveredGrams > 0) {
    const missing = wholeOf(line) - coveredGrams;
    return missing > 0 ? { grams: missing, co2: missing * USUAL_OF_ANY[0], most: missing * USUAL_OF_ANY[1] } : null;
  }
  const weight = grams ?? expectedGrams(categoryId, portions);
  const factor = facts?.factor?.co2e;
  const [middle, most] = factor ? [factor.value, factor.high] : usualCo2(categoryId);
  return { grams: weight, co2: weight * middle, most: weight * most };
}

/** Grams CO2e that most dishes of so many grams stay below of which nobody knows the recipe: as what a kitchen buys ready to serve. */
export function mostOfDish(grams: number): number {
  return mostOfKind('ready-meals', grams);
}

/** Grams CO2e that 19 in 20 of a kind stay below, or of any food where nobody knows the kind (null). */
export function mostOfKind(categoryId: string | null, grams: number): number {
  return grams * usualCo2(categoryId)[1];
}

/** Grams of a line that counts, those of a bag with what it lacks: lines of it without a weight are in no known weight. */
function wholeOf({ coveredGrams, facts }: CountedLine): number {
  return coveredGrams / (facts?.covered?.ofExpected ?? facts?.covered?.co2 ?? 1);
}

/**
 * Those of the lines that do not count which would be the largest part of the dish, by weight or by CO2e: a letter without them
 * would speak of what stands beside it on the plate.
 */
export function uncountedLargest(lines: readonly CountedLine[], portions: number): string[] {
  const missing = lines.map((line) => expectedOfMissing(line, portions));
  if (missing.every((each) => each === null)) return [];
  const foods = new Map<string, { grams: number; co2: number }>();
  for (const { group, coveredGrams, co2 } of lines) {
    if (coveredGrams <= 0) continue;
    const food = foods.get(group) ?? { grams: 0, co2: 0 };
    food.grams += coveredGrams;
    food.co2 += co2?.value ?? 0;
    foods.set(group, food);
  }
  let [grams, co2] = [0, 0];
  for (const food of foods.values()) [grams, co2] = [Math.max(grams, food.grams), Math.max(co2, food.co2)];
  return lines.flatMap(({ _id }, at) => {
    const own = missing[at];
    return own && (own.grams > grams || own.co2 > co2) ? [_id] : [];
  });
}
