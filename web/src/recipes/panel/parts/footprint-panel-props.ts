import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';

export interface FootprintPanelProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** The facts of each line, in order. */
  facts: readonly (LineFacts | null)[];
  /** The lines that leave open what is not known of its allergens. */
  openLines: readonly OpenLine[];
  /** The name of each line's ingredient, else the line as written. */
  nameOf: (lineId: string) => string;
  /** Some lines are still written or read, or their figures are on their way. */
  pending: boolean;
  onWhy: (lineId: string) => void;
  restaurantId: string;
  /** Where it is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
  place: string;
  /** Then nothing is offered that would change the recipe. */
  isLocked: boolean;
  /** Goes to a line. */
  onLine: (lineId: string) => void;
  /** Puts a lighter alternative into the recipe. */
  onApply: (ingredients: RecipeDraft['ingredients']) => void;
}
