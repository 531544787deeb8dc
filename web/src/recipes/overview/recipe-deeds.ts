import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';

/** What can be done with one recipe of the overview. */
export interface RecipeDeeds {
  /** False of what somebody reads and copies only. */
  mayChange: (recipe: RecipeSummary) => boolean;
  /** False where nothing may be made: under a plan that is not active. */
  mayCopy: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onDelete: (recipe: RecipeSummary) => void;
  onRestore: (recipe: RecipeSummary) => void;
  onCopy: (recipe: RecipeSummary) => void;
}
