import { measuredAs } from '@plateprint/shared/ingredients/amount/measured-as.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { linesLeavingOpen } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { bagsNamed, withBags } from './own-bags.ts';
import { readInLanguages } from './read-in-languages.ts';

export const LINE_RULES = {
  parseLine,
  measuredAs,
  recipeFootprint,
  linesLeavingOpen,
  readInLanguages,
  bagsNamed,
  withBags,
};
