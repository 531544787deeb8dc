import { isBlankLine } from '../model/ingredient-line.ts';
import type { IngredientLine, RecipeDraft } from '../model/recipe.ts';

/** A line that one of two drafts has and the other has not, or has otherwise. */
export interface LineDifference {
  kind: 'added' | 'removed' | 'changed';
  /** As it was; null when it was added. */
  before: IngredientLine | null;
  /** As it is; null when it was removed. */
  after: IngredientLine | null;
}

/** Every field of a draft, and whether a change of it is listed by its name: lines are listed one by one, and a bag stays one. */
const IS_PART = {
  names: true,
  portions: true,
  mealsize: true,
  category: true,
  note: true,
  tags: true,
  allergens: true,
  emissionDatabase: true,
  libraryScope: true,
  customIngredients: true,
  served: true,
  ingredients: false,
  ingredientBag: false,
} as const satisfies Record<keyof RecipeDraft, boolean>;
type Part = { [Field in keyof typeof IS_PART]: (typeof IS_PART)[Field] extends true ? Field : never }[keyof typeof IS_PART];
const PARTS = (Object.keys(IS_PART) as (keyof typeof IS_PART)[]).filter((field): field is Part => IS_PART[field]);
export type ChangedPart = Part | 'order';

export interface DraftDifferences {
  parts: ChangedPart[];
  lines: LineDifference[];
}

/** The changes of a later draft against an earlier one, in the order of the lines. A line is known by its key. */
export function draftDifferences(before: RecipeDraft, after: RecipeDraft): DraftDifferences {
  const earlier = before.ingredients.filter((line) => !isBlankLine(line));
  const later = after.ingredients.filter((line) => !isBlankLine(line));
  const was = new Map(earlier.map((line) => [line._id, line]));
  const is = new Map(later.map((line) => [line._id, line]));
  const lines = [
    ...later.flatMap((line): LineDifference[] => {
      const former = was.get(line._id);
      if (!former) return [{ kind: 'added', before: null, after: line }];
      return isSame(former, line) ? [] : [{ kind: 'changed', before: former, after: line }];
    }),
    ...earlier
      .filter((line) => !is.has(line._id))
      .map((line): LineDifference => ({ kind: 'removed', before: line, after: null })),
  ];
  const parts: ChangedPart[] = PARTS.filter((part) => !isSame(before[part], after[part]));
  return { parts: isSame(keysIn(earlier, is), keysIn(later, was)) ? parts : [...parts, 'order'], lines };
}

function keysIn(lines: readonly IngredientLine[], others: ReadonlyMap<string, unknown>): string[] {
  return lines.filter(({ _id }) => others.has(_id)).map(({ _id }) => _id);
}

/** By what they hold, whatever the order of an object's keys; absent is the same as null. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== null);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]);
}

/** Of a changed line, what is not said by its words and its amount. */
export type LineField = 'meaning' | 'variation' | 'origin' | 'organic' | 'pieceGrams';

/** Which of a line's finer points were changed; amount, unit and the written words stand in the line itself. */
export function changedFields(before: IngredientLine, after: IngredientLine): LineField[] {
  const isOther = (...keys: (keyof IngredientLine)[]): boolean => keys.some((key) => !isSame(before[key], after[key]));
  const hasOtherMeaning = isOther('ingredient', 'categoryId', 'bagId');
  const fields: [LineField, boolean][] = [
    ['meaning', hasOtherMeaning],
    ['variation', !hasOtherMeaning && isOther('variation')],
    ['origin', isOther('originId')],
    ['organic', isOther('organic')],
    ['pieceGrams', isOther('pieceGrams')],
  ];
  return fields.flatMap(([field, isChanged]) => (isChanged ? [field] : []));
}
