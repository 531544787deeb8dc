import type { LineFacts } from '@plateprint/shared/recipes/line-footprint.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';

export interface FootprintPanelProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** What counts on each line, in order. */
  facts: readonly (LineFacts | null)[];
  /** The name of each line's ingredient, else the line as written. */
  nameOf: (lineId: string) => string;
  /** Figures of some lines are still on their way. */
  pending: boolean;
  onWhy: (lineId: string) => void;
  restaurantId: string;
  /** Then nothing is offered that would change the recipe. */
  isLocked: boolean;
  /** Goes to a line. */
  onLine: (lineId: string) => void;
  /** Puts a lighter alternative into the recipe. */
  onApply: (ingredients: RecipeDraft['ingredients']) => void;
}
