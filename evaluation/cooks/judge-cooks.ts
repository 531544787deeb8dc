import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';
import { wilson } from '../judging/wilson.ts';
import { judgeAmounts, type LabelledAmount } from '../judging/judge-amounts.ts';
import { judgeRecipes, type LabelledRecipe, type RecipeJudgement } from '../recipes/judge-recipes.ts';

/** A recipe whose lines say what a cook would put on the scale, where the line tells it. */
export interface CooksRecipe extends LabelledRecipe {
  lines: (LabelledRecipe['lines'][number] & { grams?: [least: number, most: number] })[];
}

export interface CooksJudgement extends RecipeJudgement {
  /** Shares of the lines with a weight: as a cook would weigh, and the bounds within which the share lies in 95 of 100 such sets. */
  weighed: number;
  weighedWithin: [low: number, high: number];
  namesWithin: [low: number, high: number];
  amountsWithin: [low: number, high: number];
  tenfold: number;
}

export function judgeCooks(recipes: readonly CooksRecipe[], language: Language, foodData: FoodData): CooksJudgement {
  const read = judgeRecipes(recipes, language, (name, spoken) => matchName(foodData, name, spoken));
  const lines = recipes.flatMap((recipe) => recipe.lines);
  const labelled = lines.flatMap(({ line, grams }): LabelledAmount[] => (grams ? [{ line, grams }] : []));
  const weighed = judgeAmounts(labelled, language, foodData);
  const named = lines.filter(({ ingredient }) => ingredient !== null).length;
  return {
    ...read,
    weighed: weighed.right,
    weighedWithin: wilson(weighed.right, labelled.length),
    namesWithin: wilson(read.names, named),
    amountsWithin: wilson(read.amounts, lines.length),
    tenfold: weighed.tenfold,
    misses: [...read.misses, ...weighed.misses],
  };
}
