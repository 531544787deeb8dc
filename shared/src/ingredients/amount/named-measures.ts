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
  { ingredientId: 'meatballs', word: /frikadellen(?!\p{L})|bulette|karbonade/iu, pieces: { piece: 100 }, source: 'trade' },
  // Pieces of pickled herring are bites, a matjes is the whole side of one.
  { ingredientId: 'pickled-herring', word: /matjes/iu, pieces: { piece: 75, fillet: 75 }, source: 'trade' },
  // Rings of 275 and 375 g; half ones are bought by weight.
  { ingredientId: 'bratwurst-cooked', word: /rookworst/iu, pieces: { piece: 300 }, source: 'trade' },
  { ingredientId: 'sausage', word: /toulouse/iu, pieces: { piece: 125 }, source: 'trade' },
  { ingredientId: 'sausage', word: /nürnberger|nuremberg/iu, pieces: { piece: 25 }, source: 'trade' },
  { ingredientId: 'sausage', word: /chipolata/iu, pieces: { piece: 40 }, source: 'trade' },
  { ingredientId: 'sausage', word: /medister/iu, pieces: { piece: 90 }, source: 'trade' },
  // A log is 150 to 200 g, a crottin 60.
  { ingredientId: 'goat-cheese', word: /b[uû]che/iu, pieces: { piece: 180, stick: 180, packet: 180 }, source: 'trade' },
  { ingredientId: 'goat-cheese', word: /crottin/iu, pieces: { piece: 60 }, source: 'trade' },
  // Six of a pack of 300 to 360 g.
  { ingredientId: 'filled-pasta', word: /maultasche/iu, pieces: { piece: 55 }, source: 'trade' },
  { ingredientId: 'meat-filled-pasta', word: /maultasche/iu, pieces: { piece: 55 }, source: 'trade' },
  // One of the twenty-four of a bar of 200 g.
  ...['dark-chocolate', 'milk-chocolate', 'white-chocolate'].map((ingredientId) => ({
    ingredientId,
    word: /^(?:squares?|rut(?:a|or|er?)|carrés?)(?!\p{L})/iu,
    pieces: { piece: 8 },
    source: 'trade',
  })),
  { ingredientId: 'croquette-meat', word: /bitterbal/iu, pieces: { piece: 28 }, source: 'trade' },
  { ingredientId: 'frankfurter', word: /prinskorv|cocktail/iu, pieces: { piece: 15 }, source: 'trade' },
];

/** The measures of a food as they are of what is called so, the word of its unit before its name. */
export function namedMeasures(food: FoodMeasures, name: string): FoodMeasures {
  const named = NAMED.find(({ ingredientId, word }) => ingredientId === food.ingredientId && word.test(name));
  return named ? { ...food, pieces: { ...food.pieces, ...named.pieces } } : food;
}
