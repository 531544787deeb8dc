import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';

/** The dish that a menu shows for a recipe. */
export function dishOfRecipe({ id, names, footprint }: Recipe): MenuDish {
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, level, coverage, allergens, diet, animalRennet } = footprint;
  const { contains, mayContain, unknown } = allergens;
  return {
    id,
    names,
    co2PerPortion,
    co2PerPortionWithoutLandUseChange,
    level,
    complete: coverage.complete,
    allergens: { contains, mayContain, unknown },
    diet,
    ...(animalRennet && { animalRennet }),
  };
}
