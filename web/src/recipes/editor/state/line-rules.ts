import { measuredAs } from '@plateprint/shared/ingredients/amount/measured-as.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';

export const LINE_RULES = { parseLine, measuredAs, recipeFootprint };
