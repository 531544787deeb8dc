import type { Language } from '../../kernel/language.ts';
import type { FoodMeasures } from '../food-measures.ts';
import type { PieceSource } from '../pieces/piece-source.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import { withWeights } from './with-weights.ts';

interface Local {
  languages: readonly Language[];
  density?: number;
  pieces?: Readonly<Record<string, number>>;
  /** Where the number is from; `trade`: a usual size of the trade there. */
  source: PieceSource;
}

const NORDIC: readonly Language[] = ['sv', 'no', 'da'];
const CONTINENT: readonly Language[] = ['de', 'fr', 'nl'];

/**
 * What weighs otherwise where the author cooks: an onion of a Nordic shop is a medium one, an American cup of flour is spooned and levelled, and a
 * sheet of puff pastry is rolled to another size.
 */
const LOCAL: ReadonlyMap<string, readonly Local[]> = new Map<string, Local[]>([
  ...['yellow-onion', 'red-onion', 'white-onion'].map((onion): [string, Local[]] => [
    onion,
    [
      { languages: NORDIC, pieces: { piece: 110 }, source: 'usda 11282, a medium onion' },
      { languages: CONTINENT, pieces: { piece: 110 }, source: 'usda 11282, a medium onion' },
      { languages: ['en_gb'], pieces: { piece: 130 }, source: 'usda 11282, between a medium onion and a large one' },
    ],
  ]),
  ['egg', [{ languages: ['en_us'], pieces: { piece: 57 }, source: 'usda 01123, a large egg of 24 oz a dozen' }]],
  ['breadcrumbs', [{ languages: NORDIC, density: 0.5, source: 'fineli 126, 50 g a decilitre' }]],
  // American recipes press it into the cup.
  ['brown-sugar', [{ languages: ['en_us'], density: 0.9, source: 'usda 19334, 220 g a packed cup' }]],
  ['dry-yeast', [{ languages: NORDIC, pieces: { packet: 12, bag: 12 }, source: 'trade' }]],
  ['soup-greens', [{ languages: ['de'], pieces: { bunch: 450 }, source: 'trade' }]],
  ['sausage', [{ languages: ['en_gb'], pieces: { piece: 57 }, source: 'trade' }]],
  ['frankfurter', [{ languages: ['de'], pieces: { piece: 80 }, source: 'trade' }]],
  ['cooking-apple', [{ languages: NORDIC, pieces: { piece: 150 }, source: 'trade' }]],
  ['vol-au-vent-case', [{ languages: ['da'], pieces: { piece: 18 }, source: 'trade' }]],
  ['gherkin', [{ languages: ['de'], pieces: { piece: 45 }, source: 'trade' }]],
  ['wheat-flour', [{ languages: ['en_us'], density: 0.528, source: 'usda 20081, 125 g a cup' }]],
  ['wholemeal-flour', [{ languages: ['en_us'], density: 0.507, source: 'usda 20080, 120 g a cup' }]],
  [
    'puff-pastry',
    [
      { languages: CONTINENT, pieces: { piece: 250, sheet: 60, packet: 275 }, source: 'trade' },
      { languages: ['en_gb'], pieces: { sheet: 320, packet: 375 }, source: 'trade' },
      { languages: ['en_us'], pieces: { sheet: 245, packet: 490 }, source: 'trade' },
    ],
  ],
  // The pot by which French cakes are measured.
  ['yoghurt', [{ languages: ['fr'], pieces: { pot: 125, piece: 125 }, source: 'trade' }]],
  ['icing-sugar', [{ languages: ['en_us'], density: 0.5, source: 'usda 19336, 120 g a cup' }]],
  // A French sachet is 11 g, and a slice of jambon blanc a whole one of the ham.
  ['baking-powder', [{ languages: ['fr'], pieces: { packet: 11 }, source: 'trade' }]],
  ['cooked-ham', [{ languages: ['fr'], pieces: { slice: 40, piece: 40 }, source: 'trade' }]],
  ['butter-puff-pastry', [{ languages: CONTINENT, pieces: { piece: 250, packet: 275 }, source: 'trade' }]],
]);

/** The measures of a food as they are where people write this language. */
export function localMeasures(food: FoodMeasures, language: Language): FoodMeasures {
  const local = LOCAL.get(food.ingredientId ?? '')?.find(({ languages }) => languages.includes(language));
  return local ? withWeights(food, local) : food;
}

/** The source of what one of this food weighs where some language is written, whichever; null where it weighs that nowhere. */
export function localSource({ ingredientId }: FoodMeasures, unit: WrittenUnit, grams: number): PieceSource | null {
  return LOCAL.get(ingredientId ?? '')?.find(({ pieces }) => pieces?.[unit] === grams)?.source ?? null;
}
