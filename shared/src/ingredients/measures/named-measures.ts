import type { FoodMeasures } from '../food-measures.ts';
import type { PieceSource } from '../pieces/piece-source.ts';
import { withWeights } from './with-weights.ts';

interface Named {
  ingredientId: string;
  /** How the food is called where one weighs so, in the languages that say it. */
  word: RegExp;
  pieces?: Readonly<Record<string, number>>;
  density?: number;
  /** Where the number is from; `trade`: a usual size of the trade there. */
  source: PieceSource;
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
  { ingredientId: 'vegan-sausage', word: /rookworst/iu, pieces: { piece: 200 }, source: 'trade' },
  // A roll is called by what is in it as a loaf is, and weighs a tenth of one.
  ...['wholemeal-bread', 'white-bread', 'rye-bread'].map((ingredientId) => ({
    ingredientId,
    word: /(?:br[öo]tchen|semmeln?|weckle|broodjes?|bolletjes?|rundstykker?|fralla|frallor|petits pains?|(?<!swiss )rolls?)(?!\p{L})/iu,
    pieces: { piece: 60 },
    source: 'trade' as const,
  })),
  // Half-baked coarse ones are made for one person.
  { ingredientId: 'baguette', word: /gro(?:v|ve|vt|va) (?:baguett|bagett)/iu, pieces: { piece: 125 }, source: 'trade' },
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
    word: /^(?:squares?|rut(?:a|or|er?)|carrés?|stukjes?|bit(?:ar)?|Stückchen)(?!\p{L})/iu,
    pieces: { piece: 8 },
    source: 'trade' as const,
  })),
  // The coarse salt of two makers: 135 and 240 g a cup.
  { ingredientId: 'salt', word: /kosher/iu, density: 0.8, source: 'trade' },
  // A hundred grams of the four in a box.
  { ingredientId: 'cracker', word: /^sleeves?/iu, pieces: { packet: 100 }, source: 'trade' },
  // Leaf celery is a herb.
  { ingredientId: 'celery', word: /bladselder|(?<!bleek|knol)selderij/iu, pieces: { bunch: 50 }, source: 'trade' },
  // The white of a leek is half of it.
  { ingredientId: 'leek', word: /^blancs? de/iu, pieces: { piece: 100, stalk: 100 }, source: 'trade' },
  // As winter carrots are sold, six or seven to the kilogram.
  { ingredientId: 'carrot', word: /winter(?:peen|wortel)/iu, pieces: { piece: 150 }, source: 'trade' },
  // As thick and as long as a thumb.
  { ingredientId: 'ginger', word: /^(?:pouces? d|thumbs?(?!\p{L}))/iu, pieces: { piece: 20 }, source: 'trade' },
  // A Goudreinet weighs less than a Bramley.
  { ingredientId: 'cooking-apple', word: /goudr(?:e|ei)net|boskoop/iu, pieces: { piece: 170 }, source: 'trade' },
  // Some sixty in a teaspoon of 2.9 g.
  {
    ingredientId: 'black-pepper',
    word: /korn(?:er)?(?!\p{L})|körner|korrels?(?!\p{L})|corns?(?!\p{L})|^grains?(?!\p{L})/iu,
    pieces: { piece: 0.05 },
    source: 'usda 02030, whole',
  },
  { ingredientId: 'gherkin', word: /saltgurk/iu, pieces: { piece: 60 }, source: 'trade' },
  // Nothing of it is poured off: a can of 14.75 oz.
  { ingredientId: 'sweetcorn', word: /cream(?:ed|-style) corn/iu, pieces: { can: 418 }, source: 'trade' },
  { ingredientId: 'pancake-mix', word: /jiffy|corn ?(?:muffin|bread)/iu, pieces: { box: 240, packet: 240 }, source: 'trade' },
  { ingredientId: 'croquette-meat', word: /bitterbal/iu, pieces: { piece: 28 }, source: 'trade' },
  { ingredientId: 'frankfurter', word: /prinskorv|cocktail/iu, pieces: { piece: 15 }, source: 'trade' },
];

/** The measures of a food as they are of what is called so, the word of its unit before its name. */
export function namedMeasures(food: FoodMeasures, name: string): FoodMeasures {
  const named = NAMED.find(({ ingredientId, word }) => ingredientId === food.ingredientId && word.test(name));
  return named ? withWeights(food, named) : food;
}
