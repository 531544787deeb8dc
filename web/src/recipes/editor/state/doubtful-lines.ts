import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';
import { TOGETHER_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import { dishAllergens } from '@plateprint/shared/recipes/model/dish-allergens.ts';
import { isHeavyLine } from '@plateprint/shared/recipes/model/doubts.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { LineProblem, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { EditorState } from './editor-state.ts';

/** A line that somebody should look at, and the cell in which it is settled. */
export interface DoubtfulLine {
  id: string;
  row: number;
  cell: 'ingredient' | 'amount';
}

const ABOUT_AMOUNT: readonly LineProblem[] = ['no_amount', 'no_unit', 'negative_amount', 'amount_too_large', 'unit_not_taken'];

type ReadDraft = Pick<EditorState, 'draft' | 'readings'>;

/** The lines that do not count, count in part, weigh more than anyone eats, or were taken for something without being sure. */
export function doubtfulLines({ draft, readings }: ReadDraft, footprint: Pick<RecipeFootprint, 'lines'>): DoubtfulLine[] {
  const counted = new Map(footprint.lines.map((line) => [line._id, line]));
  return draft.ingredients.flatMap((line, row): DoubtfulLine[] => {
    const reading = ownValue(readings, line._id)?.state;
    if (isBlankLine(line) || reading === 'reading') return [];
    const { problem = null, covered, grams = null } = counted.get(line._id) ?? {};
    const isHeavy = draft.ingredientBag !== true && isHeavyLine(grams, draft.portions);
    if (problem !== null) return [{ id: line._id, row, cell: ABOUT_AMOUNT.includes(problem) ? 'amount' : 'ingredient' }];
    if (reading === 'check') return [{ id: line._id, row, cell: 'ingredient' }];
    if (isHeavy) return [{ id: line._id, row, cell: 'amount' }];
    return covered === undefined ? [] : [{ id: line._id, row, cell: 'ingredient' }];
  });
}

/** The doubt after a row, and after the last the first again; `by` −1: the one before. */
export function nextDoubt(doubts: readonly DoubtfulLine[], row: number, by: 1 | -1 = 1): DoubtfulLine | null {
  if (by === 1) return doubts.find((doubt) => doubt.row > row) ?? doubts[0] ?? null;
  return doubts.findLast((doubt) => doubt.row < row) ?? doubts.at(-1) ?? null;
}

/** The food that a line was taken for, sure enough to be accepted together with others. */
export interface LineSuggestion {
  id: string;
  row: number;
  written: string;
  probability: number;
}

/** The suggestions that may be accepted together: those of at least the probability that is named to the person. */
export function suggestionsTogether({ draft, readings }: ReadDraft): LineSuggestion[] {
  return draft.ingredients.flatMap((line, row): LineSuggestion[] => {
    const reading = ownValue(readings, line._id);
    const first = reading?.state === 'check' ? reading.candidates[0] : undefined;
    if (!first || first.confidence < TOGETHER_CONFIDENCE || first.ingredientId !== line.ingredient) return [];
    return [{ id: line._id, row, written: line.inputIngredient, probability: first.confidence }];
  });
}

export interface AllergensTaken {
  before: FoodAllergens;
  after: FoodAllergens;
}

/** The allergens of the dish without any of the suggestions, and with those of them that are `taken`; `facts[i]` belongs to line i. */
export function allergensWith(
  { draft, facts }: { draft: EditorState['draft']; facts: readonly (LineFacts | null)[] },
  suggestions: readonly LineSuggestion[],
  taken: readonly LineSuggestion[],
): AllergensTaken {
  const without = (left: ReadonlySet<string>): FoodAllergens => {
    const kept = draft.ingredients.flatMap((line, row) => (left.has(line._id) ? [] : [{ line, known: facts[row] ?? null }]));
    return dishAllergens(
      { ...draft, ingredients: kept.map(({ line }) => line) },
      kept.map(({ known }) => known),
    );
  };
  const ids = new Set(taken.map(({ id }) => id));
  return {
    before: without(new Set(suggestions.map(({ id }) => id))),
    after: without(new Set(suggestions.flatMap(({ id }) => (ids.has(id) ? [] : [id])))),
  };
}
