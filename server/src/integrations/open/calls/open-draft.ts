import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { isPinch, seasonedFor } from '@plateprint/shared/ingredients/amount/to-taste.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { OpenRecipeDraft } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { type IngredientLine, MOST_LINES, type RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { refuseUnknownIds, withFilledLines } from '../../../recipes/figures/calculate-recipe.ts';
import type { UnderstoodLine } from '../lines/remembered-lines.ts';

/** A recipe that was sent, as it is kept, with how its lines were understood. */
export interface UnderstoodRecipe {
  draft: RecipeDraft;
  lines: readonly UnderstoodLine[];
}

/** One of a batch; `sentHash` tells whether the same was sent before, and understood alike. */
export interface RecipeOfBatch extends UnderstoodRecipe {
  index: number;
  externalId: string;
  sentHash: Buffer;
}

/** The fields of a line by the names that a caller sends them under. */
const SENT_AS: Readonly<Record<string, string>> = {
  ingredient: 'ingredientId',
  variation: 'variationId',
  categoryId: 'categoryId',
  originId: 'origin',
};

/** @throws unknown_ingredient, invalid_input, naming the fields below `path` as they were sent */
export function understoodRecipe(
  foodData: FoodData,
  sent: OpenRecipeDraft,
  { lines, language, path }: { lines: readonly UnderstoodLine[]; language: Language; path: string },
): UnderstoodRecipe {
  if (lines.length > MOST_LINES) {
    const message = `A recipe has at most ${MOST_LINES} lines.`;
    throw new AppError('invalid_input', [{ path: `${path}.lines`, code: 'too_big', message }]);
  }
  const draft: RecipeDraft = {
    names: typeof sent.name === 'string' ? [{ language, name: sent.name }] : sent.name,
    ingredients: lines.map(({ line, place }) => seasoned(line, { ...sent, language }, place)),
    customIngredients: [],
    portions: sent.portions,
    mealsize: sent.mealsize,
    category: sent.category,
    note: sent.note,
    tags: sent.tags.map((name) => ({ name })),
    allergens: [],
    emissionDatabase: 'organization',
    libraryScope: 'restaurant',
    ...(sent.served !== undefined && { served: sent.served }),
  };
  try {
    refuseUnknownIds(foodData, draft);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(
      error.code,
      error.fields.map((field) => asSent(field, lines, path)),
    );
  }
  return { draft: withFilledLines(foodData, draft), lines };
}

/** A pinch a portion where neither the line nor what was sent beside it says how much. */
function seasoned(
  line: IngredientLine,
  { portions, lines, language }: OpenRecipeDraft & { language: Language },
  place: number,
): IngredientLine {
  // Taking a line apart takes as long as all the rest of it.
  if (!isPinch(line) || typeof lines[place]?.amount === 'number') return line;
  return seasonedFor(line, parseLine(line.inputIngredient, language), portions);
}

function asSent({ path, ...problem }: FieldProblem, lines: readonly UnderstoodLine[], recipe: string): FieldProblem {
  const [, at = '', field = ''] = path.split('.');
  return { ...problem, path: `${recipe}.lines.${lines[Number(at)]?.place ?? at}.${ownValue(SENT_AS, field) ?? field}` };
}
