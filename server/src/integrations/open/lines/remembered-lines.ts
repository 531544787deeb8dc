import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { OpenLine, OpenLineFigure } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { rememberedByRelease } from '../../../ingredients/remembered-by-release.ts';

/** A line of a recipe, and how its name was understood. */
export interface UnderstoodLine extends Pick<OpenLineFigure, 'place' | 'by' | 'confidence'> {
  line: IngredientLine;
}

/** A line as the food data alone understands it, and the keys under which an organization may remember it. */
interface LineByData {
  keys: readonly string[];
  lines: readonly UnderstoodLine[];
}

/** Some 0.8 kB each. */
const rememberedOf = rememberedByRelease<LineByData>('lines of programs', { inProcess: 5000, inThreads: 2000 });
/** What is longer is no line that comes again. */
const LONGEST = 120;

/**
 * What the food data says of a line. A program that sends a recipe after each change sends the same lines again, and kitchens write the same
 * ones: of those that are a text alone it is remembered. Nothing of it is changed afterwards.
 */
export function rememberedLine(
  foodData: FoodData,
  { line, language }: { line: OpenLine; language: Language },
  understand: () => LineByData,
): LineByData {
  const { text, ...others } = line;
  const isText = text !== undefined && text.length <= LONGEST && !isBlank(text) && Object.keys(others).length === 0;
  if (!isText) return understand();
  return rememberedOf(foodData).get(`${language}\n${text}`, understand);
}
