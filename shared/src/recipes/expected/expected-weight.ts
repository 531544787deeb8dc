/**
 * Grams of a portion that a line of a category usually weighs: the median of the weighed lines of 559 recipes in seven languages
 * (`evaluation/recipes`, both sets), rounded. It stands in where a line has no weight, in the share that is covered and nowhere else.
 */
const USUAL_GRAMS: ReadonlyMap<string, number> = new Map([
  ['alcoholic-drinks', 50],
  ['beef', 125],
  ['berries', 50],
  ['bread-bakery', 60],
  ['cheese', 40],
  ['coffee-tea-cocoa', 2],
  ['eggs', 25],
  ['fats-oils', 10],
  ['fish', 100],
  ['fruit', 40],
  ['grains-flour', 20],
  ['herbs-spices', 0.6],
  ['lamb-game', 250],
  ['legumes', 65],
  ['meat-alternatives', 50],
  ['milk-cream', 50],
  ['mushrooms-seaweed', 60],
  ['nuts-seeds', 10],
  ['pasta-rice', 65],
  ['plant-dairy', 100],
  ['pork', 125],
  ['potatoes-roots', 110],
  ['poultry', 150],
  ['processed-meat', 40],
  ['sauces-condiments', 11],
  ['shellfish', 100],
  ['soft-drinks', 75],
  ['sugar-sweets', 10],
  ['vegetables', 50],
]);

/** Of a line that nobody understood: the median of all lines. */
const USUAL_OF_ANY = 40;

/** Grams that a line of this category usually weighs in a recipe of so many portions. */
export function expectedGrams(categoryId: string | null, portions: number): number {
  return (USUAL_GRAMS.get(categoryId ?? '') ?? USUAL_OF_ANY) * portions;
}
