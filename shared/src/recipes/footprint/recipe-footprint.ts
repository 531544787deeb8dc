import { levelOfDish } from '../../footprint/carbon-level.ts';
import type { Figure } from '../../footprint/figure.ts';
import { mayBeCompared } from '../../footprint/coverage.ts';
import { combine, combineKnown, type Contribution, scaled, upTo } from '../../footprint/uncertainty.ts';
import type { Grade } from '../../ingredients/ingredient-facts.ts';
import { GRADES } from '../../ingredients/ingredient-facts.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import { coverageOfDish } from './coverage-of-dish.ts';
import { dishDiet } from '../../ingredients/allergens/dish-diet.ts';
import { expectedOfMissing, uncountedLargest } from './expected-co2.ts';
import type { CountedLine, LineFacts } from './line-footprint.ts';
import { isAddedAtWill, isUncountedMainPart, isUncountedOwnMainPart } from './main-part.ts';
import { countedCustomIngredient, countedLine } from './line-footprint.ts';
import { dishAllergens } from '../model/dish-allergens.ts';
import { nutritionPerPortion } from './recipe-nutrition.ts';
import type { RecipeDraft, RecipeFootprint } from '../model/recipe.ts';
import { FEWEST_PORTIONS, MOST_PORTIONS } from '../model/recipe.ts';

/** The parts of a draft that its figures come from. */
export type RecipeContent = Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'portions' | 'allergens'>;

/** Lines that together make up this share of the CO2e decide the grade of the whole. */
const GRADE_DECIDING_SHARE = 0.8;

/**
 * The footprint of a whole recipe from its lines and what is known of each (`facts[i]` belongs to `ingredients[i]`,
 * null where the line was not understood). Factors are per weight as bought, and the written amount is taken as bought.
 * Where lines are not covered the totals are those of the covered part, `coverage` says how much that is, and the upper end of
 * the range holds what the rest may emit.
 */
export function recipeFootprint(draft: RecipeContent, facts: readonly (LineFacts | null)[]): RecipeFootprint {
  const isBlank = draft.ingredients.map(isBlankLine);
  const lines = [
    ...draft.ingredients.map((line, index) => countedLine(line, facts[index] ?? null)),
    ...draft.customIngredients.map(countedCustomIngredient),
  ];
  const counted = lines.filter((_, index) => isBlank[index] !== true);
  const portions = draft.portions >= FEWEST_PORTIONS && Number.isFinite(draft.portions) ? draft.portions : null;
  const eaten = Math.min(portions ?? 1, MOST_PORTIONS);

  const known = counted.flatMap(({ group, co2: figure, co2WithoutLandUseChange: twin }) =>
    figure === null ? [] : [{ group, figure, twin }],
  );
  const missing = known.length === 0 ? [] : missingParts(counted, eaten);
  const co2 = known.length === 0 ? null : combine([...known, ...missing]);
  const twins = known.map(({ group, twin: figure }) => ({ group, figure }));
  const withoutLandUse = known.length === 0 ? null : combineKnown([...twins, ...missing]);
  const weight = sum(counted, ({ grams }) => grams ?? 0);
  const coveredWeight = sum(counted, ({ coveredGrams }) => coveredGrams);
  const linesCovered = counted.filter(({ isComplete }) => isComplete).length;
  const unweighedMain = [
    ...draft.ingredients.flatMap((line, index) => {
      const own = lines[index];
      return own && !isBlank[index] && isUncountedMainPart(line, own, counted) ? [line._id] : [];
    }),
    ...lines.slice(draft.ingredients.length).flatMap((own) => (isUncountedOwnMainPart(own) ? [own._id] : [])),
  ];
  const largest = uncountedLargest(
    lines.filter((each, index) => isBlank[index] !== true && !isLeftToTheGuest(draft.ingredients[index], each)),
    eaten,
  );
  const coverage: RecipeFootprint['coverage'] = {
    byWeight: weight > 0 ? coveredWeight / weight : 0,
    lines: counted.length,
    linesCovered,
    complete: counted.length > 0 && linesCovered === counted.length,
    ofExpected: coverageOfExpected(counted, coveredWeight, eaten),
    ...(unweighedMain.length > 0 && { unweighedMain }),
    ...(largest.length > 0 && { uncountedLargest: largest }),
  };
  const mayHaveLevel = mayBeCompared(coverageOfDish({ coverage }).state);

  const allergens = dishAllergens(draft, facts);

  return {
    co2,
    co2WithoutLandUseChange: withoutLandUse,
    weight,
    co2PerPortion: ofPortion(co2, portions),
    co2PerPortionWithoutLandUseChange: ofPortion(withoutLandUse, portions),
    weightPerPortion: portions === null ? 0 : weight / portions,
    byYields: cookedByYields(counted),
    level: mayHaveLevel ? levelOfDish({ co2: co2?.value ?? null, weight: coveredWeight }) : null,
    grade: decidingGrade(counted, co2),
    lines: lines.map((line) => lineFootprint(line, co2)),
    coverage,
    water: resource(counted, 'water'),
    land: resource(counted, 'land'),
    nutrition: nutritionPerPortion(counted, portions),
    allergens,
    ...dishDiet(
      counted.map((line) => line.facts),
      allergens,
    ),
  };
}

/** Bread and cheese to serve, as many as one likes: they are in the whole, and no dish is called after them. */
function isLeftToTheGuest(line: RecipeContent['ingredients'][number] | undefined, counted: CountedLine): boolean {
  return line !== undefined && counted.grams === null && isAddedAtWill(line, counted);
}

/** A line without grams is in neither side of the known weight: here it is in the whole, with what its kind usually weighs. */
function coverageOfExpected(lines: readonly CountedLine[], covered: number, portions: number): number {
  const whole = covered + sum(lines, (line) => expectedOfMissing(line, portions)?.grams ?? 0);
  return whole > 0 ? covered / whole : 0;
}

/**
 * The uncertainty of lines that do not count: together anything up to the most of their kind. A bag's figure holds its own
 * missing parts.
 */
function missingParts(lines: readonly CountedLine[], portions: number): Contribution[] {
  const uncounted = lines.filter(({ co2 }) => co2 === null);
  return uncounted.map((line) => ({ group: 'missing', figure: upTo(expectedOfMissing(line, portions)?.most ?? 0) }));
}

function lineFootprint(
  { _id, grams, co2, co2WithoutLandUseChange, grade, problem, isComplete, facts }: CountedLine,
  total: Figure | null,
): RecipeFootprint['lines'][number] {
  const share = co2 !== null && total !== null && total.value > 0 ? co2.value / total.value : 0;
  const isPartly = problem === null && !isComplete;
  return {
    _id,
    grams,
    co2,
    co2WithoutLandUseChange,
    share,
    grade,
    problem,
    ...(isPartly && { covered: facts?.covered?.co2 ?? 0 }),
  };
}

function ofPortion(whole: Figure | null, portions: number | null): Figure | null {
  return whole === null || portions === null ? null : scaled(whole, 1 / portions);
}

/** The weakest grade among the heaviest emitters that make up at least 80 % of the CO2e. */
function decidingGrade(lines: readonly CountedLine[], total: Figure | null): Grade | null {
  if (total === null) return null;
  const heaviestFirst = lines.filter(({ co2 }) => co2 !== null).toSorted((a, b) => (b.co2?.value ?? 0) - (a.co2?.value ?? 0));
  const deciding = new Set<Grade>();
  let reached = 0;
  for (const { co2, grade } of heaviestFirst) {
    if (grade !== null) deciding.add(grade);
    reached += co2?.value ?? 0;
    if (reached >= GRADE_DECIDING_SHARE * total.value) break;
  }
  return GRADES.findLast((grade) => deciding.has(grade)) ?? null;
}

/** The weight of the cooked lines; one without a yield is served as it was bought, without its inedible part. */
function cookedByYields(lines: readonly CountedLine[]): RecipeFootprint['byYields'] {
  let [cooked, withYield] = [0, 0];
  for (const { grams, facts } of lines) {
    const eaten = (grams ?? 0) * (facts?.edibleShare ?? 1);
    const cookedYield = facts?.cookedYield ?? null;
    cooked += eaten * (cookedYield ?? 1);
    withYield += cookedYield === null ? 0 : eaten * cookedYield;
  }
  return { grams: cooked, withYield };
}

/** Litres or m²·year of the whole recipe, with the share of its weight that they speak of. */
function resource(lines: readonly CountedLine[], kind: 'water' | 'land'): { value: number | null; coverage: number } {
  let value: number | null = null;
  let weight = 0;
  let covered = 0;
  for (const { grams, facts } of lines) {
    if (grams === null) continue;
    weight += grams;
    const perKg = facts?.[kind];
    if (!facts || !perKg) continue;
    value = (value ?? 0) + (perKg.value * grams) / 1000;
    covered += grams * (facts.covered?.[kind] ?? 1);
  }
  return { value, coverage: weight > 0 ? covered / weight : 0 };
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
