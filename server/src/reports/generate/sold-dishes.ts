import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { readBags, type WrittenBag } from '../../recipes/stored-bag.ts';
import { storedDraft } from '../../recipes/stored-recipe.ts';
import type { WrittenRecipe } from '../store/sold-recipe-store.ts';

/** A recipe as it is when a report is generated. */
export interface SoldRecipe {
  id: string;
  version: number;
  draft: RecipeDraft;
  /** In the bin: it was sold, but what it was is no longer said. */
  isBinned: boolean;
}

/** The recipes that a report's rows name, with all that they hold. */
export interface SoldDishes {
  recipes: ReadonlyMap<string, SoldRecipe>;
  bags: ReadonlyMap<string, BagDraft>;
}

/** The same as the database wrote it: nobody has taken it apart yet. */
export interface WrittenDishes {
  recipes: readonly WrittenRecipe[];
  bags: readonly WrittenBag[];
}

export function readDishes({ recipes, bags }: WrittenDishes): SoldDishes {
  return {
    recipes: new Map(recipes.map(({ draft, ...recipe }) => [recipe.id, { ...recipe, draft: storedDraft(JSON.parse(draft)) }])),
    bags: readBags(bags),
  };
}
