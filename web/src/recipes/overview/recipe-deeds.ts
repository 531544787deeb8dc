import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';

/** What can be done with one recipe of the overview. */
export interface RecipeDeeds {
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onDelete: (recipe: RecipeSummary) => void;
  onRestore: (recipe: RecipeSummary) => void;
  onCopy: (recipe: RecipeSummary) => void;
}
