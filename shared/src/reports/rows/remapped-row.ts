import type { MappingDecision } from '../../mapper/mapped-ingredient.ts';
import type { IngredientRow } from '../model/imported-row.ts';
import { type SaidMarks, withSaidMarks } from './said-marks.ts';

/** The food of a row, by any of the ways it may have come to it. */
type Food = Pick<MappingDecision, 'ingredientId' | 'variationId' | 'categoryId' | 'notFood'>;

interface Known {
  /** The decision on the row's name now. */
  decision: MappingDecision;
  /** Former decisions about the name. */
  formers: readonly Food[];
  /** The food that the data was sure of by itself; null when it was not. */
  matched: Food | null;
  /** What the row's name says beside its food. */
  said?: SaidMarks;
}

/** `same`: nothing to do; `changes`: with `row` as it would be; `kept`: a person gave this row something else in the report. */
export type Remapped = { state: 'same' | 'kept' } | { state: 'changes'; row: IngredientRow };

/**
 * What a decision about a name does to a row of it. A row that waits, or that has what was decided or surely matched before, goes
 * along. What it then tells of origin and organic stays where the decision does not say.
 */
export function remappedRow(row: IngredientRow, { decision, formers, matched, said }: Known): Remapped {
  const food = foodOf(row);
  // A row that waits has no mark that a person took away.
  const own = said && isNothing(food) && !decision.notFood ? withSaidMarks(row, said) : row;
  const marks = { originId: decision.origin_iso ?? own.originId, organic: decision.organic ?? own.organic };
  const isSame = isSameFood(food, decision) && marks.originId === row.originId && marks.organic === row.organic;
  if (isSame || (decision.notFood && row.setAside)) return { state: 'same' };
  const came = [decision, ...formers, ...(matched ? [matched] : [])];
  if (!isNothing(food) && !came.some((each) => isSameFood(food, each))) return { state: 'kept' };
  const { ingredientId: ingredient, variationId: variation, categoryId, notFood: setAside } = decision;
  return { state: 'changes', row: { ...row, ...marks, ingredient, variation, categoryId, setAside } };
}

function foodOf({ ingredient, variation, categoryId, setAside }: IngredientRow): Food {
  return { ingredientId: ingredient, variationId: variation, categoryId, notFood: setAside };
}

function isNothing({ ingredientId, categoryId, notFood }: Food): boolean {
  return !notFood && ingredientId === null && categoryId === null;
}

function isSameFood(one: Food, other: Food): boolean {
  if (one.notFood || other.notFood) return one.notFood === other.notFood;
  return one.ingredientId === other.ingredientId && one.variationId === other.variationId && one.categoryId === other.categoryId;
}
