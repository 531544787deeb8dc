import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';

/** The actions on one recipe of the overview. */
export interface RecipeActions {
  /** False of what somebody reads and copies only. */
  mayChange: (recipe: RecipeSummary) => boolean;
  /** False where nothing may be made: under a plan that is not active. */
  mayCopy: boolean;
  /** Marks recipes, or no longer. */
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onMenu: (recipe: RecipeSummary, button: HTMLButtonElement) => void;
  onDelete: (recipe: RecipeSummary) => void;
  onRestore: (recipe: RecipeSummary) => void;
  onCopy: (recipe: RecipeSummary) => void;
}
