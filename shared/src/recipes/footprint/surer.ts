import { isBlankLine } from '../model/ingredient-line.ts';
import type { RecipeContent } from './recipe-footprint.ts';
import type { IngredientLine, LineFootprint, RecipeFootprint } from '../model/recipe.ts';

/** Statements by which a person can make a footprint surer. */
export type SurerKind =
  /** The line names nothing that has a figure. */
  | 'name_ingredient'
  /** An amount, a unit, or one that the ingredient takes. */
  | 'give_amount'
  /** A custom ingredient without a figure of one's own. */
  | 'give_figure'
  /** A category counts with its average: the ingredient itself is surer. */
  | 'choose_ingredient'
  /** Something in a bag does not count. */
  | 'complete_bag'
  /** The weight of a piece is the food data's. */
  | 'weigh_piece'
  /** Where it comes from is the location's usual supply. */
  | 'tell_origin';

export interface Surer {
  kind: SurerKind;
  lineId: string;
  /** How much of the dish it is about, 0–1: of its weight where nothing is known, of its CO2e and to either side where there is a range. */
  effect: number;
}

/** A statement about less than a hundredth of the dish is not worth a word. */
const LEAST_EFFECT = 0.01;

/** Statements that would make a footprint surer, the largest effect first. One a line: the part it lacks most. */
export function whatWouldBeSurer(draft: RecipeContent, footprint: RecipeFootprint): Surer[] {
  const countedLines = Math.max(1, footprint.coverage.lines);
  const total = footprint.co2?.value ?? 0;
  const effectOf = ({ grams, co2, covered }: LineFootprint): number => {
    if (covered !== undefined && grams !== null && footprint.weight > 0) return ((1 - covered) * grams) / footprint.weight;
    if (co2 !== null) return total > 0 ? (co2.high - co2.low) / 2 / total : 0;
    return grams === null || !(footprint.weight > 0) ? 1 / countedLines : grams / footprint.weight;
  };
  const advice = draft.ingredients.flatMap((line, index): Surer[] => {
    const counted = footprint.lines[index];
    if (!counted || isBlankLine(line)) return [];
    const kind = adviceFor(line, counted);
    return kind === null ? [] : [{ kind, lineId: line._id, effect: effectOf(counted) }];
  });
  const custom = draft.customIngredients.flatMap((ingredient, index): Surer[] => {
    const counted = footprint.lines[draft.ingredients.length + index];
    if (!counted || counted.problem === null) return [];
    const kind = counted.problem === 'no_factor' ? 'give_figure' : 'give_amount';
    return [{ kind, lineId: ingredient._id, effect: effectOf(counted) }];
  });
  return [...advice, ...custom].filter(({ effect }) => effect >= LEAST_EFFECT).toSorted((a, b) => b.effect - a.effect);
}

function adviceFor(line: IngredientLine, { problem, covered }: LineFootprint): SurerKind | null {
  switch (problem) {
    case null:
      return covered === undefined ? adviceForCounted(line) : 'complete_bag';
    case 'no_amount':
    case 'no_unit':
    case 'negative_amount':
    case 'amount_too_large':
    case 'unit_not_taken':
      return 'give_amount';
    case 'no_input':
    case 'no_ingredient':
    case 'no_variation':
    case 'no_factor':
      return 'name_ingredient';
  }
}

function adviceForCounted(line: IngredientLine): SurerKind | null {
  if (line.bagId) return null;
  if (line.categoryId !== null && line.variation === null) return 'choose_ingredient';
  if (line.unit === 'piece' && line.pieceGrams === null) return 'weigh_piece';
  return line.originId === null ? 'tell_origin' : null;
}
