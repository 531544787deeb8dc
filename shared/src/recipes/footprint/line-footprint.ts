import type { Figure } from '../../footprint/figure.ts';
import { scaled, widened, withoutLandUse } from '../../footprint/uncertainty.ts';
import type { FactorParts } from '../../ingredients/factor/factor-parts.ts';
import type { Grade, IngredientFacts, Nutrition, UnknownOrigin } from '../../ingredients/ingredient-facts.ts';
import { sourceOfPiece, weightSpread } from '../../ingredients/measures/weight-source.ts';
import type { CountedSource } from '../../ingredients/pieces/piece-source.ts';
import { toGrams } from '../../units/to-grams.ts';
import { amountProblem, lineProblem } from '../model/ingredient-line.ts';
import type { CustomIngredient, IngredientLine, LineProblem } from '../model/recipe.ts';
import { mainPartNamed } from '../expected/main-part-words.ts';

/**
 * What the calculation needs to know of the thing on a line. `IngredientFacts` of the food data fit as they are;
 * `factsOfBag` makes them of an ingredient bag.
 */
export interface LineFacts extends Pick<
  IngredientFacts,
  'ingredientId' | 'categoryId' | 'edibleShare' | 'cookedYield' | 'density' | 'pieces' | 'pieceSources' | 'allergens' | 'diet'
> {
  /** g CO2e per g as bought. */
  factor: {
    co2e: Figure;
    grade: Grade;
    parts: Pick<FactorParts, 'landUseChange'> | null;
    unknownOrigin?: UnknownOrigin | undefined;
  } | null;
  /** Litres per kg, m²·year per kg. */
  water: { value: number } | null;
  land: { value: number } | null;
  /** Per 100 g of the edible part. */
  nutrition: Nutrition | null;
  /** Of a bag that is vegetarian but for a cheese that may be made with animal rennet. */
  animalRennet?: boolean | undefined;
  /** Of a bag: the shares of its weight that its figures cover, each 0–1. An ingredient is covered whole. */
  covered?: {
    co2: number;
    water: number;
    land: number;
    nutrition: number;
    complete: boolean;
    /** The same as `co2`, of everything written in it: lines without a weight are in the whole with what their kind weighs. */
    ofExpected?: number;
    /** Whether its meat, fish, cheese or grain stands in it without a weight. */
    lacksMainPart: boolean;
  };
}

/** A line as it counts in the sums of a recipe. */
export interface CountedLine {
  _id: string;
  grams: number | null;
  /** Where the weight of one of its pieces comes from; null where none is counted. */
  weighed: CountedSource | null;
  /** Grams CO2e; what is weighed by an estimate, or nobody knows by what, has a wider range. */
  co2: Figure | null;
  /** Null where the split is unknown, never a copy of `co2`. */
  co2WithoutLandUseChange: Figure | null;
  /** Grams of the line that `co2` speaks of. */
  coveredGrams: number;
  grade: Grade | null;
  /** The category of what it means, else of what its words name; null where they name none. */
  categoryId: string | null;
  /** The source of its error: variations of one ingredient rest on the same sources. */
  group: string;
  problem: LineProblem | null;
  isComplete: boolean;
  facts: LineFacts | null;
}

export function countedLine(line: IngredientLine, facts: LineFacts | null): CountedLine {
  const grams = gramsOfLine(line, facts);
  const problem = lineProblem(line) ?? problemOfFacts(facts, grams);
  const counts = problem === null && grams !== null && facts?.factor;
  const weighed = counts ? sourceOfPiece(line, facts) : null;
  const spread = weightSpread(weighed);
  const twin = counts ? twinOf(counts, grams) : null;
  return {
    _id: line._id,
    grams,
    weighed,
    co2: counts ? widened(scaled(counts.co2e, grams), spread) : null,
    co2WithoutLandUseChange: twin && widened(twin, spread),
    coveredGrams: counts ? grams * (facts.covered?.co2 ?? 1) : 0,
    grade: counts ? counts.grade : null,
    categoryId: facts?.categoryId ?? line.categoryId ?? mainPartNamed(line.inputIngredient),
    group: facts?.ingredientId ?? facts?.categoryId ?? line._id,
    problem,
    isComplete: problem === null && (facts?.covered?.complete ?? true),
    facts,
  };
}

/** A custom ingredient has the weight a person gave, and CO2e only with a figure of the user's own, which has no range. */
export function countedCustomIngredient({ _id, name, weight, co2PerKg }: CustomIngredient): CountedLine {
  const weightProblem = amountProblem(weight);
  const grams = weightProblem === null ? weight : null;
  const figureIsKnown = amountProblem(co2PerKg) === null;
  const co2 = grams === null || co2PerKg === null || !figureIsKnown ? null : (grams * co2PerKg) / 1000;
  const problem = weightProblem ?? (figureIsKnown ? null : 'no_factor');
  return {
    _id,
    grams,
    weighed: null,
    co2: co2 === null ? null : { value: co2, low: co2, high: co2 },
    // A figure of the user's own: nobody knows what it holds.
    co2WithoutLandUseChange: null,
    coveredGrams: co2 === null ? 0 : (grams ?? 0),
    grade: null,
    categoryId: mainPartNamed(name),
    group: `custom ${_id}`,
    problem,
    isComplete: problem === null,
    facts: null,
  };
}

/** Grams CO2e of so many grams without land-use change; null where the factor's split is unknown. */
export function twinOf({ co2e, parts }: NonNullable<LineFacts['factor']>, grams: number): Figure | null {
  return parts && scaled(withoutLandUse(co2e, parts.landUseChange), grams);
}

/** A mass is known even of something that was not understood; spoons and pieces need the facts. */
function gramsOfLine({ amount, unit, pieceGrams }: IngredientLine, facts: LineFacts | null): number | null {
  if (amount === null || unit === null || amountProblem(amount) !== null) return null;
  return toGrams({ amount, unit, pieceGrams }, facts ?? { density: null, pieces: {} }).grams;
}

function problemOfFacts(facts: LineFacts | null, grams: number | null): LineProblem | null {
  if (facts === null) return 'no_factor';
  if (grams === null) return 'unit_not_taken';
  return facts.factor === null ? 'no_factor' : null;
}
