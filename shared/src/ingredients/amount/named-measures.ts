import type { FoodMeasures } from '../food-measures.ts';

interface Named {
  ingredientId: string;
  /** How the food is called where one weighs so, in the languages that say it. */
  word: RegExp;
  pieces: Readonly<Record<string, number>>;
  /** Where the number is from; `trade`: a usual size of the trade there. */
  source: string;
}

/** One food, whose kinds are made in sizes of their own: the word tells which. Grams of one piece. */
const NAMED: readonly Named[] = [
  // A Swedish meatball is a bite, a Dutch one a meal.
  { ingredientId: 'meatballs', word: /gehaktbal(?:len)?(?!\p{L})/iu, pieces: { piece: 100 }, source: 'trade' },
  { ingredientId: 'meatballs', word: /frikadeller?(?!\p{L})|kjøttkake/iu, pieces: { piece: 60 }, source: 'trade' },
  { ingredientId: 'meatballs', word: /frikadellen(?!\p{L})|bulette/iu, pieces: { piece: 100 }, source: 'trade' },
  // Pieces of pickled herring are bites, a matjes is the whole side of one.
  { ingredientId: 'pickled-herring', word: /matjes/iu, pieces: { piece: 75, fillet: 75 }, source: 'trade' },
];

/** The measures of a food as they are of what is called so. */
export function namedMeasures(food: FoodMeasures, name: string): FoodMeasures {
  const named = NAMED.find(({ ingredientId, word }) => ingredientId === food.ingredientId && word.test(name));
  return named ? { ...food, pieces: { ...food.pieces, ...named.pieces } } : food;
}
